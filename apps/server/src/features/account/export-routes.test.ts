import {
  type AccountExport,
  analysisSchema,
  type DocumentText,
  settingsSchema,
} from '@clauselight/schema';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exportAccount, openArchive } from '../../../test/archives.ts';
import { databaseKinds } from '../../../test/database.ts';
import { buildFile } from '../../../test/files.ts';
import { send } from '../../../test/highlights.ts';
import { buildExplanation, insertReview } from '../../../test/reviews.ts';
import {
  buildVisitor,
  getAnswer,
  listStored,
  startTestServer,
  type TestServer,
} from '../../../test/server.ts';
import { createSharer, getToken } from '../../../test/shares.ts';
import { createUser, listAudit, signIn, type UserVisitor } from '../../../test/users.ts';
import { accountExports, messages } from '../../domain/tables/account-tables.ts';
import { selections } from '../../domain/tables/document-tables.ts';
import { createSweepHandler } from '../../jobs/sweep/sweep-expired.ts';
import { jobs } from '../../platform/queue/job-table.ts';

const url = '/api/account/exports';
const unknown = '00000000-0000-4000-8000-000000000000';
const hourMs = 3_600_000;

for (const { kind, name, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`an export of an account on ${name}`, () => {
    let server: TestServer;
    let ada: UserVisitor;
    beforeAll(async () => {
      server = await startTestServer({
        kind,
        settings: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'post@example.org' },
      });
    });
    afterAll(() => server.close());
    beforeEach(async () => {
      ada = await createUser(server, { email: 'ada@example.org', firstName: 'Ada' });
    });

    const request = async (visitor: UserVisitor) => {
      const answer = await visitor.call(url, { method: 'POST' });
      expect(answer.status).toBe(202);
      const row = (await answer.json()) as AccountExport;
      expect(answer.headers.get('location')).toBe(`${url}/${row.id}`);
      return row;
    };
    const getFile = (visitor: Pick<UserVisitor, 'call'>, id: string) =>
      getAnswer(visitor.call(`${url}/${id}/file`));
    const sweepAfter = (hours: number) =>
      createSweepHandler(server.platform, () => Date.now() + hours * hourMs).run(
        {},
        new AbortController().signal,
      );

    it('contains the account, without secrets of sessions', async () => {
      await signIn(server, ada.userId);
      const { id } = await exportAccount(ada);
      const files = await openArchive(ada, id);
      expect([...files.keys()]).toEqual(['README.txt', 'account.json']);
      const text = String(files.get('account.json'));
      expect(JSON.parse(text)).toMatchObject({
        profile: { id: ada.userId, email: 'ada@example.org', firstName: 'Ada' },
        settings: settingsSchema.parse({}),
        subscription: null,
        sessions: [{ device: 'Firefox on Linux' }, { device: 'Firefox on Linux' }],
        auditTrail: [{ kind: 'export-requested' }],
        exports: [{ id }],
        messages: [],
      });
      expect(text).not.toMatch(/token/i);
    });

    it('contains the links to analyses, without their tokens', async () => {
      const sharer = await createSharer(server);
      const created = await sharer.share({ password: 'not in the archive' });
      const { id } = await exportAccount(sharer);
      const text = String((await openArchive(sharer, id)).get('account.json'));
      expect(JSON.parse(text)).toMatchObject({
        shares: [{ id: created.share.id, analysisId: sharer.detail.id, hasPassword: true }],
      });
      expect(text).not.toMatch(/scrypt|tokenHash|passwordHash/);
      expect(text).not.toContain(getToken(created));
    });

    it('contains each document with its text, analyses, highlights and questions', async () => {
      const bob = await createUser(server);
      await bob.uploadDocument({ name: 'of bob.txt' });
      const { id: documentId } = await ada.uploadDocument({ name: '..\\Cloud: services.txt' });
      const detail = await ada.analyze(documentId);
      const finding = detail.analysis?.findings[0];
      const decision = { state: 'accepted', note: 'as agreed' };
      await send(ada, 'PUT', `/api/analyses/${detail.id}/finding-states/${finding?.id}`, decision);
      const { text } = (await (
        await ada.call(`/api/documents/${documentId}/text`)
      ).json()) as DocumentText;
      await send(ada, 'POST', `/api/documents/${documentId}/highlights`, {
        startOffset: 0,
        endOffset: 5,
        quote: text.slice(0, 5),
        color: '#fef08a',
        note: 'to be asked',
      });
      await insertReview(server, { analysisId: detail.id, items: [buildExplanation('Too dear.')] });
      await server.platform.database.orm
        .insert(selections)
        .values({ id: crypto.randomUUID(), documentId, request: { selectedText: 'fees' } });

      const { id } = await exportAccount(ada);
      const files = await openArchive(ada, id);
      const folder = 'documents/001-Cloud_ services';
      const read = (file: string) => String(files.get(`${folder}/${file}`));
      expect([...files.keys()]).toEqual([
        'README.txt',
        'account.json',
        `${folder}/original.txt`,
        `${folder}/document.json`,
        `${folder}/analyses/${detail.id}.json`,
        `${folder}/reviews.json`,
        `${folder}/highlights.json`,
        `${folder}/selections.json`,
        `${folder}/report.md`,
      ]);
      expect(files.get(`${folder}/original.txt`)).toEqual(Buffer.from(buildFile().content));
      expect(JSON.parse(read('document.json'))).toMatchObject({
        id: documentId,
        filename: 'Cloud: services.txt',
        sourceText: { text },
      });
      const analysis = JSON.parse(read(`analyses/${detail.id}.json`));
      expect(analysis.findingStates).toEqual([
        { findingId: finding?.id, ...decision, changedAt: expect.any(String) },
      ]);
      expect(analysisSchema.parse(analysis.result)).toEqual(detail.analysis);
      const highlights = JSON.parse(read('highlights.json')) as { createdBy: string }[];
      expect(highlights).toContainEqual(
        expect.objectContaining({ createdBy: 'owner', note: 'to be asked' }),
      );
      expect(highlights.some(({ createdBy }) => createdBy === 'ai-system')).toBe(true);
      expect(JSON.parse(read('reviews.json'))).toMatchObject([
        { analysisId: detail.id, status: 'completed', items: [buildExplanation('Too dear.')] },
      ]);
      expect(JSON.parse(read('selections.json'))).toMatchObject([
        { request: { selectedText: 'fees' } },
      ]);
      expect(read('report.md')).toContain(
        `as the document stands it is ${detail.analysis?.score?.value.toFixed(1)}.`,
      );
      expect(read('report.md')).toContain(`## Findings`);
      expect(read('report.md')).toContain('With 1 finding set aside the score is');
    });

    it('contains documents with equal names, and one that was never analyzed', async () => {
      for (const _ of [1, 2]) await ada.uploadDocument({ name: 'CON' });
      const { id } = await exportAccount(ada);
      expect([...(await openArchive(ada, id)).keys()].slice(2)).toEqual(
        ['001', '002'].flatMap((number) =>
          [
            'original.txt',
            'document.json',
            'reviews.json',
            'highlights.json',
            'selections.json',
          ].map((file) => `documents/${number}-CON/${file}`),
        ),
      );
    });

    it('can be downloaded for a day, with its size', async () => {
      const asked = Date.now();
      const made = await exportAccount(ada);
      const response = await ada.call(`${url}/${made.id}/file`);
      const { headers } = response;
      expect(headers.get('content-type')).toBe('application/zip');
      expect(headers.get('content-disposition')).toMatch(
        /^attachment; filename="clauselight-data-\d{4}-\d\d-\d\d\.zip"$/,
      );
      expect(headers.get('content-encoding')).toBeNull();
      expect(headers.get('cache-control')).toBe('no-store');
      expect(Number(headers.get('content-length'))).toBe(made.bytes);
      expect((await response.arrayBuffer()).byteLength).toBe(made.bytes);
      const hours = (Date.parse(made.expiresAt ?? '') - asked) / hourMs;
      expect(hours).toBeGreaterThanOrEqual(24);
      expect(hours).toBeLessThan(24.1);
      expect(await listAudit(server, ada.userId)).toEqual([
        'export-requested',
        'export-downloaded',
      ]);
    });

    it('is announced by mail if mail is configured', async () => {
      const { id } = await exportAccount(ada);
      const rows = await server.platform.database.orm
        .select()
        .from(messages)
        .where(eq(messages.userId, ada.userId));
      expect(rows).toMatchObject([
        { channel: 'email', content: { kind: 'export-ready', exportId: id } },
      ]);
    });

    it('replaces the previous one', async () => {
      const first = await exportAccount(ada);
      const second = await exportAccount(ada);
      expect(await getAnswer(ada.call(url))).toMatchObject([200, [{ id: second.id }]]);
      expect(await getFile(ada, first.id)).toMatchObject([404, { code: 'not_found' }]);
      const stored = await listStored(server, 'objects/exports');
      expect(stored).toContain(second.id);
      expect(stored).not.toContain(first.id);
    });

    it('expires after a day, and is not listed any more a week later', async () => {
      const { id } = await exportAccount(ada);
      await sweepAfter(23);
      expect(await listStored(server, 'objects/exports')).toContain(id);
      await sweepAfter(25);
      expect(await listStored(server, 'objects/exports')).not.toContain(id);
      expect(await getFile(ada, id)).toMatchObject([410, { code: 'export_expired' }]);
      await sweepAfter(7 * 24 + 1);
      const rows = server.platform.database.orm.$count(accountExports, eq(accountExports.id, id));
      expect(await rows).toBe(0);
    });

    it('is not sent after it has expired, even before the sweep', async () => {
      const { id } = await exportAccount(ada);
      await server.platform.database.orm
        .update(accountExports)
        .set({ expiresAt: new Date() })
        .where(eq(accountExports.id, id));
      expect(await getFile(ada, id)).toMatchObject([410, { code: 'export_expired' }]);
    });

    it.each([unknown, 'x', '%00', '../x'])('knows nothing of an export %j', async (id) => {
      const path = `${url}/${encodeURIComponent(id)}`;
      expect(await getAnswer(ada.call(path))).toMatchObject([404, { code: 'not_found' }]);
      expect(await getAnswer(ada.call(`${path}/file`))).toMatchObject([404, { code: 'not_found' }]);
    });

    it('is for that person alone', async () => {
      const { id } = await exportAccount(ada);
      const bob = await createUser(server);
      expect(await getAnswer(bob.call(`${url}/${id}`))).toMatchObject([404, {}]);
      expect(await getFile(bob, id)).toMatchObject([404, { code: 'not_found' }]);
      expect(await getAnswer(bob.call(url))).toEqual([200, []]);
      const guest = buildVisitor(server);
      await guest.uploadDocument();
      for (const path of [url, `${url}/${id}`, `${url}/${id}/file`]) {
        expect(await getAnswer(guest.call(path))).toMatchObject([401, {}]);
      }
      expect(await getAnswer(guest.call(url, { method: 'POST' }))).toMatchObject([401, {}]);
    });

    describe('that is being prepared', () => {
      beforeEach(() => server.stopWorkers());
      afterEach(() => server.startWorker());

      it('is returned to all requests meanwhile', async () => {
        const asked = await Promise.all([1, 2, 3].map(() => request(ada)));
        expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
        expect(asked[0]).toMatchObject({ status: 'preparing' });
        const { headers } = await ada.call(`${url}/${asked[0]?.id}`);
        expect(headers.get('retry-after')).toBe('2');
        expect(asked[0]).not.toHaveProperty('expiresAt');
        expect(await getFile(ada, asked[0]?.id ?? '')).toMatchObject([
          409,
          { code: 'export_not_ready' },
        ]);
        expect(await listAudit(server, ada.userId)).toEqual(['export-requested']);
      });

      it('fails if it cannot be written, and leaves no partial file', async () => {
        const { storage, database } = server.platform;
        await ada.uploadDocument();
        const { id } = await request(ada);
        const spy = vi.spyOn(storage, 'findStream').mockRejectedValue(new Error('no such disk'));
        await server.startWorker();
        const status = async () =>
          ((await (await ada.call(`${url}/${id}`)).json()) as AccountExport).status;
        await expect.poll(status).toBe('failed');
        expect(spy).toHaveBeenCalledTimes(3);
        spy.mockRestore();
        expect(await listStored(server, 'objects/exports')).not.toContain(id);
        expect(await listStored(server, 'drafts')).toEqual([]);
        expect(await getFile(ada, id)).toMatchObject([410, { code: 'export_expired' }]);
        await database.orm.delete(jobs).where(eq(jobs.status, 'dead'));
        expect((await exportAccount(ada)).status).toBe('ready');
      });
    });
  });
}
