import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BilledServer,
  cards,
  findEntitlement,
  startBilledServer,
  subscribe,
} from '../../../test/billing.ts';
import { databaseKinds } from '../../../test/database.ts';
import { buildEncryptedPdf } from '../../../test/files.ts';
import { send } from '../../../test/highlights.ts';
import { buildVisitor, getAnswer, type Visitor } from '../../../test/server.ts';
import { createUser } from '../../../test/users.ts';
import { createEntitlements } from '../../domain/billing/entitlement.ts';
import { countedAnalyses } from '../../domain/tables/billing-tables.ts';
import { createSweepHandler } from '../../jobs/sweep/sweep-expired.ts';

const perDay = 2;
const dayMs = 24 * 3_600_000;

const usedUp = { code: 'allowance_used', error: expect.stringContaining('come back tomorrow') };
const headers = { prefer: 'respond-async' };
const analyze = (visitor: Visitor, documentId: string) =>
  visitor.call(`/api/documents/${documentId}/analyze`, { method: 'POST' });

for (const { kind, name, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`the allowance of a day on ${name}`, () => {
    let server: BilledServer;
    beforeAll(async () => {
      server = await startBilledServer({
        kind,
        settings: { FREE_ANALYSES_PER_DAY: String(perDay) },
      });
    });
    afterAll(() => server.close());

    it.each(['a guest', 'a free user'])(
      'of %s is limited to the configured number of analyses',
      async (who) => {
        const visitor = who === 'a guest' ? buildVisitor(server) : await createUser(server);
        const { id } = await visitor.uploadDocument();
        const tomorrow = new Date((Math.floor(Date.now() / dayMs) + 1) * dayMs).toISOString();
        for (let used = 0; used < perDay; used += 1) {
          expect(await findEntitlement(visitor)).toEqual({
            allowance: { perDay, used, resetsAt: tomorrow },
            isTrialAvailable: true,
          });
          expect((await analyze(visitor, id)).status).toBe(200);
        }
        expect(await getAnswer(analyze(visitor, id))).toMatchObject([402, usedUp]);
        // What is there can be read and taken away.
        const [made] = (await (await visitor.call('/api/analyses')).json()) as { id: string }[];
        const table = await visitor.call(`/api/analyses/${made?.id}/report?format=findings-csv`);
        expect(table.status).toBe(200);
        // Another document, or none of the old ones, makes no difference.
        const { id: other } = await visitor.uploadDocument();
        expect((await visitor.call(`/api/documents/${id}`, { method: 'DELETE' })).status).toBe(204);
        expect(await getAnswer(analyze(visitor, other))).toMatchObject([402, usedUp]);
        expect(await findEntitlement(visitor)).toMatchObject({ allowance: { used: perDay } });
        expect((await visitor.call('/api/documents')).status).toBe(200);
      },
    );

    it('is not exceeded by simultaneous requests', async () => {
      const visitor = buildVisitor(server);
      const first = await visitor.uploadDocument();
      const others = await Promise.all(Array.from({ length: 7 }, () => visitor.uploadDocument()));
      const start = ({ id }: { id: string }) =>
        visitor.call(`/api/documents/${id}/analyze`, { method: 'POST', headers });
      const answers = await Promise.all([first, ...others].map(start));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 202)).toHaveLength(perDay);
      expect(statuses.filter((status) => status === 402)).toHaveLength(8 - perDay);
    });

    it('is shared by the guests of an address, whose new sessions and deletions give nothing new', async () => {
      const few = await startBilledServer({
        kind,
        settings: { FREE_ANALYSES_PER_DAY: '2', FREE_ANALYSES_PER_ADDRESS: '3' },
      });
      const statuses: number[] = [];
      for (let session = 0; session < 2; session += 1) {
        const guest = buildVisitor(few);
        const { id } = await guest.uploadDocument();
        for (let time = 0; time < 2; time += 1) statuses.push((await analyze(guest, id)).status);
        // Signing out removes a guest with everything.
        await guest.call('/api/auth/logout', { method: 'POST' });
      }
      expect(statuses).toEqual([200, 200, 200, 402]);
      expect(await findEntitlement(buildVisitor(few))).toMatchObject({ allowance: { used: 2 } });
      const person = await createUser(few);
      const { id } = await person.uploadDocument();
      expect((await analyze(person, id)).status).toBe(200);
      await few.close();
    });

    it('is returned by failed analyses, and not used by joining', async () => {
      const visitor = buildVisitor(server);
      const { id: locked } = await visitor.uploadDocument({
        name: 'locked.pdf',
        type: 'application/pdf',
        content: buildEncryptedPdf(),
      });
      expect(await getAnswer(analyze(visitor, locked))).toMatchObject([
        422,
        { code: 'document_encrypted' },
      ]);
      expect(await findEntitlement(visitor)).toMatchObject({ allowance: { used: 0 } });

      await server.stopWorkers();
      const { id } = await visitor.uploadDocument();
      const start = () => visitor.call(`/api/documents/${id}/analyze`, { method: 'POST', headers });
      const [one, two] = (await Promise.all([start(), start()])).map(
        async (answer) => ((await answer.json()) as { id: string }).id,
      );
      expect(await one).toBe(await two);
      expect(await findEntitlement(visitor)).toMatchObject({ allowance: { used: 1 } });
      const canceled = await visitor.call(`/api/analyses/${await one}/cancel`, { method: 'POST' });
      expect(canceled.status).toBe(200);
      expect(await findEntitlement(visitor)).toMatchObject({ allowance: { used: 0 } });
      await server.startWorker();
    });

    it('is not used by a correction of the kind, but by a first analysis as any kind', async () => {
      const visitor = buildVisitor(server);
      const { id } = await visitor.uploadDocument();
      const analyzeAs = (kind: string) =>
        send(visitor, 'POST', `/api/documents/${id}/analyze`, { kind });
      for (const kind of ['saas', 'nda', 'saas']) {
        expect((await analyzeAs(kind)).status).toBe(200);
        expect(await findEntitlement(visitor)).toMatchObject({ allowance: { used: 1 } });
      }
      await analyzeAs('saas');
      expect(await findEntitlement(visitor)).toMatchObject({ allowance: { used: 2 } });
    });

    it('does not apply to subscribers, until their subscription ends', async () => {
      const ada = await createUser(server);
      await subscribe(server, ada, { card: cards.failsLater });
      const { id } = await ada.uploadDocument();
      for (let made = 0; made <= perDay; made += 1) {
        expect((await analyze(ada, id)).status).toBe(200);
      }
      expect(await findEntitlement(ada)).toEqual({ isTrialAvailable: false });
      await server.provider.advance(7 * 24 * 3600);
      await expect
        .poll(() => findEntitlement(ada))
        .toMatchObject({ allowance: { perDay, used: 0 }, isTrialAvailable: false });
    });

    it('is reset on the next day, when the old count is deleted', async () => {
      const visitor = buildVisitor(server);
      const { id } = await visitor.uploadDocument();
      expect((await analyze(visitor, id)).status).toBe(200);
      const { database, config } = server.platform;
      const { orm } = database;
      const [counted] = (await orm.select().from(countedAnalyses)).slice(-1);
      const entitlements = createEntitlements(database, config, () => Date.now() + dayMs);
      expect(await entitlements.findAllowance(counted?.ownerId ?? undefined)).toMatchObject({
        used: 0,
      });
      const yesterday = new Date(Date.now() - dayMs).toISOString().slice(0, 10);
      const isIt = eq(countedAnalyses.analysisId, counted?.analysisId ?? '');
      await orm.update(countedAnalyses).set({ day: yesterday }).where(isIt);
      await createSweepHandler(server.platform).run({}, new AbortController().signal);
      expect(await orm.select().from(countedAnalyses).where(isIt)).toEqual([]);
    });
  });
}
