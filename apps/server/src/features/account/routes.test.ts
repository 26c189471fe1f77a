import type { AccountExport } from '@clauselight/schema';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseKinds } from '../../../test/database.ts';
import { send } from '../../../test/highlights.ts';
import {
  buildVisitor,
  getAnswer,
  listStored,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../../../test/server.ts';
import { findMissing, listEverything } from '../../../test/traces.ts';
import { createUser, signIn } from '../../../test/users.ts';
import {
  accountExports,
  auditEvents,
  messages,
  owners,
} from '../../domain/tables/account-tables.ts';
import { analyses } from '../../domain/tables/document-tables.ts';
import { createSweepHandler } from '../../jobs/sweep/sweep-expired.ts';
import { jobs } from '../../platform/queue/job-table.ts';
import { archiveKey, plainTextKey } from '../../platform/storage/keys.ts';

const remove = (visitor: Visitor, body: unknown = { confirmation: 'DELETE' }) =>
  send(visitor, 'DELETE', '/api/account', body);
const deletions = eq(auditEvents.kind, 'account-deleted');

for (const { kind, name, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`deleting an account on ${name}`, () => {
    let server: TestServer;
    let orm: TestServer['platform']['database']['orm'];
    beforeAll(async () => {
      server = await startTestServer({ kind });
      orm = server.platform.database.orm;
    });
    afterAll(() => server.close());

    const startAnalysis = (visitor: Visitor, documentId: string) =>
      visitor.call(`/api/documents/${documentId}/analyze`, {
        method: 'POST',
        headers: { prefer: 'respond-async' },
      });
    const startExport = async (visitor: Visitor) => {
      const answer = await visitor.call('/api/account/exports', { method: 'POST' });
      return ((await answer.json()) as AccountExport).id;
    };

    it('ends every session of the person, and removes the cookie', async () => {
      const ada = await createUser(server);
      const elsewhere = await signIn(server, ada.userId);
      const answer = await remove(ada);
      expect(answer.status).toBe(204);
      expect(answer.headers.get('set-cookie')).toMatch(/^clauselight=;.*(?:Max-Age=0|1970)/);
      for (const visitor of [ada, elsewhere]) {
        expect(await getAnswer(visitor.call('/api/settings'))).toMatchObject([401, {}]);
      }
      expect(await getAnswer(remove(elsewhere))).toMatchObject([
        401,
        { code: 'not_authenticated' },
      ]);
    });

    it.each([
      [{}],
      [null],
      [{ confirmation: 'delete' }],
      [{ confirmation: ' DELETE' }],
      [{ confirmation: true }],
      ['DELETE'],
      [undefined],
    ])('does nothing after %j', async (body) => {
      const ada = await createUser(server);
      const headers = body === undefined ? undefined : { 'content-type': 'application/json' };
      const answer = await getAnswer(
        ada.call('/api/account', {
          method: 'DELETE',
          ...(headers && { headers, body: JSON.stringify(body) }),
        }),
      );
      expect(answer).toMatchObject([400, { code: 'wrong_confirmation' }]);
      expect((await ada.call('/api/settings')).status).toBe(200);
    });

    it('is not allowed for guests, whose work stays', async () => {
      const guest = buildVisitor(server);
      await guest.uploadDocument();
      expect(await getAnswer(remove(guest))).toMatchObject([401, { code: 'not_authenticated' }]);
      expect(await getAnswer(remove(guest, {}))).toMatchObject([401, {}]);
      expect(await getAnswer(guest.call('/api/documents'))).toMatchObject([200, [{}]]);
    });

    it('happens once, however many simultaneous requests there are', async () => {
      const ada = await createUser(server);
      const counted = await orm.$count(auditEvents, deletions);
      const answers = await Promise.all([1, 2, 3].map(() => remove(ada)));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([204, 401, 401]);
      expect(await orm.$count(auditEvents, deletions)).toBe(counted + 1);
    });

    it.each([
      ['an export', archiveKey],
      ['an analysis', plainTextKey],
    ])('leaves nothing of %s that ends after it', async (what, getKey) => {
      const { storage } = server.platform;
      const ada = await createUser(server);
      const { id: documentId } = await ada.uploadDocument();
      const { put } = storage;
      const written: string[] = [];
      const spy = vi.spyOn(storage, 'put').mockImplementation(async (key, content) => {
        if (key.endsWith(getKey('').split('/').at(-1) ?? '')) {
          expect((await remove(ada)).status).toBe(204);
          written.push(key);
        }
        return put(key, content);
      });
      if (what === 'an export') await startExport(ada);
      else await startAnalysis(ada, documentId);
      await expect.poll(() => written.length).toBe(1);
      await server.stopWorkers();
      spy.mockRestore();
      await server.startWorker();

      expect(await listStored(server, 'objects/documents')).not.toContain(documentId);
      const exportId = written[0]?.split('/')[1] ?? '';
      expect(await listStored(server, 'objects/exports')).not.toContain(exportId);
      expect(await listStored(server, 'drafts')).toEqual([]);
      expect(await orm.$count(accountExports, eq(accountExports.userId, ada.userId))).toBe(0);
      expect(await orm.$count(analyses, eq(analyses.documentId, documentId))).toBe(0);
      expect(await orm.$count(owners, inArray(owners.id, [ada.userId]))).toBe(0);
    });
  });

  describe.skipIf(isSkipped)(`the farewell of a deleted account on ${name}`, () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer({
        kind,
        hasWorker: false,
        settings: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'post@example.org' },
      });
    });
    afterAll(() => server.close());

    it('sends one mail that contains only the address, and is deleted once it is settled', async () => {
      const { orm } = server.platform.database;
      const ada = await createUser(server, { email: 'ada@example.org' });
      await remove(ada);
      const [message] = await orm.select().from(messages);
      expect(message).toMatchObject({
        userId: null,
        channel: 'email',
        status: 'ready',
        content: { kind: 'account-deleted', to: 'ada@example.org' },
      });
      expect(await orm.select({ payload: jobs.payload }).from(jobs)).toEqual([
        { payload: { messageId: message?.id } },
      ]);
      expect(findMissing(await listEverything(server), [ada.userId])).toEqual([ada.userId]);

      const sweep = () => createSweepHandler(server.platform).run({}, new AbortController().signal);
      await sweep();
      expect(await orm.$count(messages)).toBe(1);
      await orm.update(messages).set({ status: 'sent' });
      await sweep();
      expect(await orm.$count(messages)).toBe(0);
    });
  });
}
