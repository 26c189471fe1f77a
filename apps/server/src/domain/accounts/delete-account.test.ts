import { randomUUID } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportAccount } from '../../../test/archives.ts';
import { databaseKinds } from '../../../test/database.ts';
import { send } from '../../../test/highlights.ts';
import { buildExplanation, insertReview } from '../../../test/reviews.ts';
import { buildVisitor, getAnswer, startTestServer, type TestServer } from '../../../test/server.ts';
import { findMissing, listEverything } from '../../../test/traces.ts';
import { createUser, signIn, type UserVisitor } from '../../../test/users.ts';
import { jobs } from '../../platform/queue/job-table.ts';
import { post } from '../messages/outbox.ts';
import { accountExports, auditEvents, messages, sessions } from '../tables/account-tables.ts';
import { analyses, documents, highlights, selections } from '../tables/document-tables.ts';
import { shares } from '../tables/share-tables.ts';

for (const { kind, name, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`what is left of a deleted account on ${name}`, () => {
    let server: TestServer;
    let orm: TestServer['platform']['database']['orm'];
    beforeAll(async () => {
      server = await startTestServer({ kind });
      orm = server.platform.database.orm;
    });
    afterAll(() => server.close());

    /** A person with something of everything that is kept of people. */
    async function live(who: string) {
      const content = `SERVICES AGREEMENT\n\nThe ${who}word fee is due. The liability of ${who}word is unlimited.`;
      const user = await createUser(server, {
        email: `${who}@example.org`,
        firstName: `${who}first`,
        subject: `${who}sub`,
      });
      const { id: documentId } = await user.uploadDocument({ name: `${who}file.txt`, content });
      const { id: analysisId, analysis } = await user.analyze(documentId);
      const decided = `/api/analyses/${analysisId}/finding-states/${analysis?.findings[0]?.id}`;
      const note = `${who}decision`;
      expect((await send(user, 'PUT', decided, { state: 'done', note })).status).toBe(200);
      await send(user, 'POST', `/api/documents/${documentId}/highlights`, {
        startOffset: 0,
        endOffset: 8,
        quote: 'SERVICES',
        color: '#fef08a',
        note: `${who}note`,
      });
      await exportAccount(user);
      const guest = buildVisitor(server);
      await guest.uploadDocument({ name: `${who}guest.txt`, content });
      const [guestDocument] = await orm
        .select({ id: documents.id, ownerId: documents.ownerId })
        .from(documents)
        .where(eq(documents.filename, `${who}guest.txt`));
      const guestId = guestDocument?.ownerId ?? '';
      const other = await signIn(server, user.userId, guestId);
      expect(await getAnswer(other.call('/api/settings'))).toMatchObject([200, {}]);
      const words = [
        '@example.org',
        'first',
        'sub',
        'file.txt',
        'guest.txt',
        'word',
        'note',
        'asked',
      ];
      const ids = [user.userId, documentId, guestDocument?.id ?? '', guestId];
      return {
        user,
        documentId,
        analysisId,
        traces: [...words.map((word) => `${who}${word}`), ...ids],
      };
    }

    /** Jobs of every kind that name something of the person; returns the ids of all there is. */
    async function leaveUndone(who: string, { user, documentId, analysisId }: Lived) {
      const headers = { prefer: 'respond-async' };
      await user.call(`/api/documents/${documentId}/analyze`, { method: 'POST', headers });
      await user.call('/api/account/exports', { method: 'POST' });
      await send(user, 'POST', `/api/analyses/${analysisId}/shares`, {});
      const selectionId = randomUUID();
      const reviewId = await insertReview(server, {
        analysisId,
        status: 'queued',
        items: [buildExplanation(`${who}explained`)],
      });
      await orm
        .insert(jobs)
        .values({ kind: 'review-analysis', payload: { reviewId }, expiresAt: new Date() });
      const request = { selectedText: `${who}asked` };
      await orm.insert(selections).values({ id: selectionId, documentId, request });
      await orm
        .insert(jobs)
        .values({ kind: 'explain-selection', payload: { selectionId }, expiresAt: new Date() });
      await orm.transaction((tx) =>
        post(tx, {
          userId: user.userId,
          channel: 'email',
          content: { kind: 'analysis-completed', analysisId },
          onceKey: `analysis-completed:${analysisId}`,
        }),
      );
      const { userId } = user;
      const rows = [
        await orm.select().from(analyses).where(eq(analyses.documentId, documentId)),
        await orm.select().from(highlights).where(eq(highlights.documentId, documentId)),
        await orm.select().from(selections).where(eq(selections.documentId, documentId)),
        await orm.select().from(sessions).where(eq(sessions.ownerId, userId)),
        await orm.select().from(messages).where(eq(messages.userId, userId)),
        await orm.select().from(accountExports).where(eq(accountExports.userId, userId)),
        await orm.select().from(shares).where(eq(shares.userId, userId)),
      ];
      expect(rows.every(({ length }) => length > 0)).toBe(true);
      return [...rows.flat().map(({ id }) => id), reviewId, `${who}explained`];
    }

    it("leaves no data of the person in any row or file, and everybody else's data complete", async () => {
      const [ada, bob] = [await live('ada'), await live('bob')];
      await server.stopWorkers();
      ada.traces.push(...(await leaveUndone('ada', ada)));
      bob.traces.push(...(await leaveUndone('bob', bob)));
      // Of the waiting jobs one has failed for good, and one is in the hands of a worker.
      const [first, second] = await orm.select({ id: jobs.id }).from(jobs).orderBy(jobs.id);
      const setStatus = (id: number | undefined, status: 'dead' | 'running') =>
        orm
          .update(jobs)
          .set({ status })
          .where(eq(jobs.id, id ?? 0));
      await setStatus(first?.id, 'dead');
      await setStatus(second?.id, 'running');
      const before = await listEverything(server);
      expect(findMissing(before, [...ada.traces, ...bob.traces])).toEqual([]);

      const answer = await send(ada.user, 'DELETE', '/api/account', { confirmation: 'DELETE' });
      expect(answer.status).toBe(204);
      const after = await listEverything(server);
      expect(findMissing(after, ada.traces)).toEqual(ada.traces);
      const isBobs = (row: string) => bob.traces.some((trace) => row.includes(trace));
      expect(after.filter(isBobs)).toEqual(before.filter(isBobs));
      expect(await getAnswer(bob.user.call('/api/documents'))).toMatchObject([200, [{}]]);

      const anonymous = await orm
        .select({ kind: auditEvents.kind })
        .from(auditEvents)
        .where(isNull(auditEvents.userId))
        .orderBy(auditEvents.id);
      expect(anonymous.map((event) => event.kind)).toEqual([
        'export-requested',
        'export-requested',
        'share-created',
        'account-deleted',
      ]);
    });
  });
}

interface Lived {
  readonly user: UserVisitor;
  readonly documentId: string;
  readonly analysisId: string;
}
