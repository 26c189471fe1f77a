import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../../test/answers.ts';
import { databaseKinds } from '../../../test/database.ts';
import { getAnswer, listStored, startTestServer, type TestServer } from '../../../test/server.ts';
import { createUser, type UserVisitor } from '../../../test/users.ts';
import { outputChangedChannel } from '../../domain/change-channels.ts';
import { createVisitorLimits } from '../../domain/limits/visitor-limits.ts';
import { createOutputService } from '../../domain/reports/output-service.ts';
import { createOutputStore } from '../../domain/reports/output-store.ts';
import { analyses } from '../../domain/tables/document-tables.ts';
import { outputs } from '../../domain/tables/report-tables.ts';
import { openChanges } from '../../platform/events/changes.ts';
import { jobs } from '../../platform/queue/job-table.ts';

for (const { kind, name, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`whoever waits for a file on ${name}`, () => {
    let server: TestServer;
    let visitor: UserVisitor;
    let analysisId: string;
    let url: string;
    beforeAll(async () => {
      server = await startTestServer({ kind });
      visitor = await createUser(server);
      const { id } = await visitor.uploadDocument({ name: 'deal.txt', content: contract });
      analysisId = (await visitor.analyze(id)).id;
      url = `/api/analyses/${analysisId}/report?format=json`;
    });
    beforeEach(() => server.stopWorkers());
    afterAll(() => server.close());

    const countRows = () => server.platform.database.orm.$count(outputs);
    const countJobs = () =>
      server.platform.database.orm.$count(
        jobs,
        and(eq(jobs.kind, 'make-output'), eq(jobs.status, 'ready')),
      );
    const ask = async (options: RequestInit = {}) => {
      const answer = visitor.call(url, options);
      await expect.poll(countRows).toBe(1);
      return { answer };
    };
    const setJob = (values: Partial<typeof jobs.$inferInsert>) =>
      server.platform.database.orm.update(jobs).set(values).where(eq(jobs.kind, 'make-output'));
    const expectNothingLeft = async () => {
      await expect.poll(countRows).toBe(0);
      await expect.poll(() => listStored(server, 'objects/outputs')).toEqual([]);
    };

    it('gets the file from a worker that starts later', async () => {
      const { answer } = await ask();
      await server.startWorker();
      expect((await answer).status).toBe(200);
      await (await answer).arrayBuffer();
      await expectNothingLeft();
    });

    it('gets the file even if a worker crashed in the middle', async () => {
      const { answer } = await ask();
      await setJob({
        status: 'running',
        attempts: 1,
        leaseOwner: randomUUID(),
        leaseUntil: sql`now() - interval '1 second'` as never,
      });
      await server.startWorker();
      expect((await answer).status).toBe(200);
      await (await answer).arrayBuffer();
      await expectNothingLeft();
    });

    it('gets an error if the file crashes every worker', async () => {
      const { answer } = await ask();
      await setJob({ attempts: 25 });
      await server.startWorker();
      expect(await getAnswer(answer)).toMatchObject([500, { code: 'report_failed' }]);
      await expectNothingLeft();
    });

    it('leaves no file by disconnecting, and the next request works', async () => {
      const leaving = new AbortController();
      const { answer } = await ask({ signal: leaving.signal });
      leaving.abort();
      await expect(answer).rejects.toThrow();
      await expectNothingLeft();
      await server.startWorker();
      const response = await visitor.call(url);
      expect(response.status).toBe(200);
      await response.arrayBuffer();
      await expectNothingLeft();
      await expect.poll(countJobs).toBe(0);
    });

    it('gets an error if an analysis cannot be read, and the next request works', async () => {
      const { orm } = server.platform.database;
      const isThis = eq(analyses.id, analysisId);
      const [kept] = await orm.select({ result: analyses.result }).from(analyses).where(isThis);
      await orm
        .update(analyses)
        .set({ result: { findings: 3 } as never })
        .where(isThis);
      await server.startWorker();
      expect(await getAnswer(visitor.call(url))).toMatchObject([409, { code: 'analysis_missing' }]);
      await orm
        .update(analyses)
        .set({ result: kept?.result ?? null })
        .where(isThis);
      expect((await visitor.call(url)).status).toBe(200);
    });

    it('times out', async () => {
      const { database, storage, log } = server.platform;
      const changes = await openChanges(database, outputChangedChannel);
      const store = createOutputStore(database, createVisitorLimits(server.platform.config));
      const service = createOutputService({ store, storage, changes, waitMs: 20 });
      const request = { kind: 'analysis', analysisId, format: 'json', hasAnnex: false } as const;
      const wait = { takenBy: undefined, request, signal: new AbortController().signal, log };
      const made = service.make({ ownerId: visitor.userId, ...wait });
      await expect(made).rejects.toMatchObject({ code: 'unavailable' });
      expect(await countRows()).toBe(0);
      const gone = service.make({ ownerId: randomUUID(), ...wait });
      await expect(gone).rejects.toMatchObject({ code: 'not_found' });
      await changes.close();
    });

    it('leaves no file by deleting the account', async () => {
      const person = await createUser(server, { email: 'bob@example.org' });
      await server.startWorker();
      const { id } = await person.uploadDocument({ name: 'deal.txt', content: contract });
      const analysis = await person.analyze(id);
      await server.stopWorkers();
      const leaving = new AbortController();
      const waiting = person.call(`/api/analyses/${analysis.id}/report?format=json`, {
        signal: leaving.signal,
      });
      await expect.poll(countRows).toBe(1);
      const body = JSON.stringify({ confirmation: 'DELETE' });
      const headers = { 'content-type': 'application/json' };
      const deleted = await person.call('/api/account', { method: 'DELETE', body, headers });
      expect(deleted.status).toBe(204);
      expect(await countRows()).toBe(0);
      expect(await countJobs()).toBe(0);
      leaving.abort();
      await expect(waiting).rejects.toThrow();
    });
  });
}
