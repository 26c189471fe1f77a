import { randomBytes, randomUUID } from 'node:crypto';
import {
  type AnalysisDetail,
  type CreatedShare,
  createdShareSchema,
  maxShareDays,
  type Share,
  type SharedFacts,
  shareListSchema,
  shareTokenSchema,
} from '@clauselight/schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../test/answers.ts';
import { send } from '../../../test/highlights.ts';
import { buildVisitor, getAnswer, startTestServer, type TestServer } from '../../../test/server.ts';
import {
  createSharer,
  getToken,
  type Sharer,
  sharedReads,
  visitLink,
} from '../../../test/shares.ts';
import { createUser, listAudit } from '../../../test/users.ts';
import { shares } from '../../domain/tables/share-tables.ts';

const unknown = '00000000-0000-4000-8000-000000000000';

describe('links to an analysis', () => {
  let server: TestServer;
  let ada: Sharer;
  beforeAll(async () => {
    server = await startTestServer();
    ada = await createSharer(server, { firstName: 'Ada', lastName: 'Lovelace' });
  });
  afterAll(() => server.close());

  const visit = (created: CreatedShare) => visitLink(server, getToken(created));
  const listShares = async (owner: Pick<Sharer, 'call'>): Promise<Share[]> =>
    shareListSchema.parse(await (await owner.call('/api/shares')).json());
  const backdate = (id: string, ended: string) =>
    server.platform.database.orm
      .update(shares)
      .set({ expiresAt: sql`now() - ${ended}::interval` })
      .where(eq(shares.id, id));

  describe('made by their owner', () => {
    it('are returned once, and stored as a hash', async () => {
      const answer = await send(ada, 'POST', `/api/analyses/${ada.detail.id}/shares`, {});
      expect(answer.status).toBe(201);
      const { share, url } = createdShareSchema.parse(await answer.json());
      const token = getToken({ url });
      expect(url).toBe(`${server.address}/share/${token}`);
      expect(shareTokenSchema.safeParse(token).success).toBe(true);
      expect(share).toMatchObject({
        analysisId: ada.detail.id,
        filename: 'deal.txt',
        hasPassword: false,
        withNotes: false,
        viewCount: 0,
      });
      const days = (Date.parse(share.expiresAt) - Date.parse(share.createdAt)) / 86_400_000;
      expect(days).toBeCloseTo(14, 2);
      const listed = await listShares(ada);
      expect(listed).toContainEqual(share);
      expect(JSON.stringify(listed)).not.toContain(token);
      const rows = await server.platform.database.orm.execute(
        sql`select s::text as row from shares s`,
      );
      expect(JSON.stringify(rows.rows)).not.toContain(token);
      expect(await listAudit(server, ada.userId)).toContain('share-created');
    });

    it.each([
      ['no day', { days: 0 }],
      ['more than a year', { days: maxShareDays + 1 }],
      ['half a day', { days: 1.5 }],
      ['a short password', { password: '1234567' }],
      ['a side that the analysis does not have', { side: 'nobody' }],
      ['a side that no database takes', { side: 'a\0' }],
    ])('are refused with %s', async (_, given) => {
      const answer = send(ada, 'POST', `/api/analyses/${ada.detail.id}/shares`, given);
      expect(await getAnswer(answer)).toMatchObject([400, { code: 'invalid_request' }]);
    });

    it('show the side that was taken', async () => {
      const side = ada.detail.analysis?.sides[0]?.id ?? '';
      expect(side).not.toBe('');
      const created = await ada.share({ side });
      expect(created.share.side).toBe(side);
      expect(await visit(created).readJson<SharedFacts>('facts')).toMatchObject({ side });
    });

    it('need an account, an analysis of one’s own, and one that is completed', async () => {
      const guest = buildVisitor(server);
      const { id } = await guest.uploadDocument({ content: contract });
      const { id: guestAnalysis } = await guest.analyze(id);
      const ask = (visitor: Pick<Sharer, 'call'>, analysisId: string) =>
        getAnswer(send(visitor as Sharer, 'POST', `/api/analyses/${analysisId}/shares`, {}));
      expect(await ask(guest, guestAnalysis)).toMatchObject([401, { code: 'not_authenticated' }]);
      const bob = await createUser(server);
      for (const analysisId of [ada.detail.id, guestAnalysis, unknown, 'x'])
        expect(await ask(bob, analysisId)).toMatchObject([404, { code: 'not_found' }]);

      const { id: corrupt } = await bob.uploadDocument({
        name: 'a.xml',
        type: 'text/xml',
        content: '<a',
      });
      await server.stopWorkers();
      const started = await bob.call(`/api/documents/${corrupt}/analyze`, {
        method: 'POST',
        headers: { prefer: 'respond-async' },
      });
      const waiting = (await started.json()) as AnalysisDetail;
      expect(await ask(bob, waiting.id)).toMatchObject([409, { code: 'analysis_missing' }]);
      await server.startWorker();
    });

    it('are limited to fifty per analysis, also for simultaneous requests', async () => {
      const busy = await createSharer(server);
      const make = async (count: number) => {
        const made = Array.from({ length: count }, () =>
          send(busy, 'POST', `/api/analyses/${busy.detail.id}/shares`, {}),
        );
        return (await Promise.all(made)).map(({ status }) => status);
      };
      await server.platform.database.orm.insert(shares).values(
        Array.from({ length: 48 }, () => ({
          id: randomUUID(),
          userId: busy.userId,
          analysisId: busy.detail.id,
          tokenHash: randomBytes(32),
          withNotes: false,
          expiresAt: new Date(Date.now() + 60_000),
        })),
      );
      expect((await make(4)).sort()).toEqual([201, 201, 409, 409]);
      const [first] = await listShares(busy);
      await busy.call(`/api/shares/${first?.id}`, { method: 'DELETE' });
      expect(await make(2)).toContain(201);
      expect((await listShares(busy)).filter(({ revokedAt }) => !revokedAt)).toHaveLength(50);
    });

    it('can be revoked by their owner only, permanently', async () => {
      const created = await ada.share();
      const url = `/api/shares/${created.share.id}`;
      const reader = visit(created);
      const bob = await createUser(server);
      expect((await bob.call(url, { method: 'DELETE' })).status).toBe(404);
      expect((await buildVisitor(server).call(url, { method: 'DELETE' })).status).toBe(401);
      expect((await reader.read('analysis')).status).toBe(200);
      const before = (await listAudit(server, ada.userId)).length;
      for (const _ of ['once', 'again'])
        expect((await ada.call(url, { method: 'DELETE' })).status).toBe(204);
      expect((await listAudit(server, ada.userId)).slice(before)).toEqual(['share-revoked']);
      for (const part of sharedReads) expect((await reader.read(part)).status).toBe(404);
      expect(await listShares(ada)).toContainEqual(
        expect.objectContaining({ id: created.share.id, revokedAt: expect.any(String) }),
      );
    });

    it('are listed for thirty days after their end, for their owner only', async () => {
      const [recent, old] = [await ada.share(), await ada.share()];
      await backdate(recent.share.id, '29 days');
      await backdate(old.share.id, '31 days');
      const ids = (await listShares(ada)).map(({ id }) => id);
      expect(ids).toContain(recent.share.id);
      expect(ids).not.toContain(old.share.id);
      const bob = await createUser(server);
      expect(await listShares(bob)).toEqual([]);
      expect((await buildVisitor(server).call('/api/shares')).status).toBe(401);
    });
  });
});
