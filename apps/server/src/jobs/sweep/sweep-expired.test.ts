import { randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { ownerAuthor } from '@clauselight/schema';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fee } from '../../../test/highlights.ts';
import {
  buildVisitor,
  listStored,
  startTestServer,
  type TestServer,
} from '../../../test/server.ts';
import { createUser, listAudit } from '../../../test/users.ts';
import { auditEvents, messages, users } from '../../domain/tables/account-tables.ts';
import {
  analyses,
  analysisEvents,
  documents,
  highlights,
  selections,
} from '../../domain/tables/document-tables.ts';
import { modelAnswers, modelDaySpending, questions } from '../../domain/tables/model-tables.ts';
import { outputs } from '../../domain/tables/report-tables.ts';
import { shares } from '../../domain/tables/share-tables.ts';
import { jobs } from '../../platform/queue/job-table.ts';
import { originalKey, outputKey } from '../../platform/storage/keys.ts';
import { getUtcDay } from '../../platform/utc-day.ts';
import { createSweepHandler } from './sweep-expired.ts';

const hourMs = 3_600_000;

describe('the sweep', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      hasWorker: false,
      settings: { GUEST_HOURS: '24' },
    });
  });
  afterAll(() => server.close());

  const sweepAfter = (hours: number) =>
    createSweepHandler(server.platform, () => Date.now() + hours * hourMs).run(
      {},
      new AbortController().signal,
    );

  it("removes a guest's work when its time is up, not before", async () => {
    const visitor = buildVisitor(server);
    const document = await visitor.uploadDocument();
    await sweepAfter(23);
    expect(await (await visitor.call('/api/documents')).json()).toHaveLength(1);
    expect(await listStored(server, 'objects/documents')).toContain(document.id);

    await sweepAfter(25);
    expect(await (await visitor.call('/api/documents')).json()).toEqual([]);
    expect(await listStored(server, 'objects/documents')).not.toContain(document.id);
  });

  it("removes documents past their owner's retention time, and records that in the audit trail", async () => {
    const { orm } = server.platform.database;
    const hasty = await createUser(server, { settings: { retentionDays: 7 } });
    const keeper = await createUser(server);
    const unknown = await createUser(server);
    await orm
      .update(users)
      .set({ settings: sql`'{"retentionDays": "7"}'` })
      .where(eq(users.id, unknown.userId));
    const old = await hasty.uploadDocument();
    const recent = await hasty.uploadDocument();
    const others = [await keeper.uploadDocument(), await unknown.uploadDocument()];
    const dayLater = sql`now() + interval '1 day'`;
    await orm.update(documents).set({ uploadedAt: dayLater }).where(eq(documents.id, recent.id));

    await sweepAfter(7 * 24 - 1);
    expect(await listStored(server, 'objects/documents')).toContain(old.id);
    await sweepAfter(7 * 24 + 1);
    const kept = [recent.id, ...others.map(({ id }) => id)].sort();
    const owners = [hasty.userId, keeper.userId, unknown.userId];
    const rows = await orm
      .select({ id: documents.id })
      .from(documents)
      .where(inArray(documents.ownerId, owners));
    expect(rows.map(({ id }) => id).sort()).toEqual(kept);
    const stored = await listStored(server, 'objects/documents');
    expect(stored).not.toContain(old.id);
    expect(stored).toEqual(expect.arrayContaining(kept));
    expect(await listAudit(server, hasty.userId)).toEqual(['document-deleted']);
    expect(await listAudit(server, keeper.userId)).toEqual([]);
  });

  it('removes files that somebody waited for, an hour after', async () => {
    const { database, storage } = server.platform;
    const person = await createUser(server);
    const [waiting, forgotten] = [randomUUID(), randomUUID()];
    const request = { kind: 'analysis', analysisId: randomUUID(), format: 'pdf' } as const;
    await database.orm.insert(outputs).values({
      id: waiting,
      ownerId: person.userId,
      request: { ...request, hasAnnex: false },
    });
    for (const id of [waiting, forgotten])
      await storage.put(outputKey(id), Readable.from(['%PDF']));
    await sweepAfter(0.9);
    expect(await database.orm.$count(outputs)).toBe(1);
    expect(await listStored(server, 'objects/outputs')).toHaveLength(2);
    await sweepAfter(1.1);
    expect(await database.orm.$count(outputs)).toBe(0);
    expect(await listStored(server, 'objects/outputs')).toEqual([]);
  });

  it('removes questions whose answer was not fetched, after an hour', async () => {
    const { orm } = server.platform.database;
    const { id: documentId } = await buildVisitor(server).uploadDocument();
    const id = 'd1a52c1e-3f5b-4f0a-9d0e-7a4f6f1c2b3a';
    await orm.insert(selections).values({ id, documentId, request: { selectedText: 'fee' } });
    await orm.insert(questions).values({ id, documentId, request: { question: 'What fee?' } });
    const countRows = async () => [await orm.$count(selections), await orm.$count(questions)];
    await sweepAfter(0.9);
    expect(await countRows()).toEqual([1, 1]);
    await sweepAfter(1.1);
    expect(await countRows()).toEqual([0, 0]);
  });

  it('removes jobs of unknown kinds after two weeks', async () => {
    const { orm } = server.platform.database;
    const [job] = await orm
      .insert(jobs)
      .values({ kind: 'sweep-expired', payload: {}, expiresAt: new Date() })
      .returning({ id: jobs.id });
    const count = () => orm.$count(jobs, eq(jobs.id, job?.id ?? 0));
    await sweepAfter(13 * 24);
    expect(await count()).toBe(1);
    await sweepAfter(15 * 24);
    expect(await count()).toBe(0);
  });

  it('removes files without a document once no upload can be running', async () => {
    const orphan = '4f2f6a52-0a44-4f6c-9a68-0b8a7b1f6f01';
    await server.platform.storage.put(originalKey(orphan), Readable.from(['cut off']));
    await server.platform.storage.receive(Readable.from(['cut off too']));
    await sweepAfter(0);
    expect(await listStored(server, 'objects/documents')).toContain(orphan);
    await sweepAfter(2);
    expect(
      await readdir(path.join(server.platform.config.DATA_FOLDER, 'files/objects/documents')),
    ).not.toContain(orphan);
    expect(await listStored(server, 'drafts')).toEqual([]);
  });

  it('removes links thirty days after their end, expired or revoked', async () => {
    const { orm } = server.platform.database;
    const user = await createUser(server);
    const { id: documentId } = await user.uploadDocument();
    const analysisId = randomUUID();
    await orm.insert(analyses).values({ id: analysisId, documentId, status: 'queued' });
    const day = 24 * hourMs;
    const build = (expiresInDays: number, revokedAt: Date | null) => ({
      id: randomUUID(),
      userId: user.userId,
      analysisId,
      tokenHash: randomBytes(32),
      withNotes: false,
      expiresAt: new Date(Date.now() + expiresInDays * day),
      revokedAt,
    });
    const [open, expired, revoked] = [build(60, null), build(1, null), build(60, new Date())];
    await orm.insert(shares).values([open, expired, revoked]);
    const listIds = async () =>
      (await orm.select({ id: shares.id }).from(shares)).map(({ id }) => id);
    await sweepAfter(29 * 24);
    expect(await listIds()).toHaveLength(3);
    await sweepAfter(30.5 * 24);
    expect((await listIds()).sort()).toEqual([open.id, expired.id].sort());
    await sweepAfter(31.5 * 24);
    expect(await listIds()).toEqual([open.id]);
  });

  it('makes the deletion of a highlight final after an hour', async () => {
    const { orm } = server.platform.database;
    const { id: documentId } = await buildVisitor(server).uploadDocument();
    const build = (deletedAt: Date | null) => ({
      ...fee,
      id: randomUUID(),
      documentId,
      note: '',
      tags: [],
      createdBy: ownerAuthor,
      deletedAt,
    });
    const kept = build(null);
    const deleted = build(new Date());
    await orm.insert(highlights).values([kept, deleted]);
    const listIds = async () => {
      const ofDocument = eq(highlights.documentId, documentId);
      const rows = await orm.select({ id: highlights.id }).from(highlights).where(ofDocument);
      return rows.map(({ id }) => id).sort();
    };
    await sweepAfter(0.9);
    expect(await listIds()).toEqual([kept.id, deleted.id].sort());
    await sweepAfter(1.1);
    expect(await listIds()).toEqual([kept.id]);
  });

  it('removes events of the audit trail after the days of the setting', async () => {
    const { orm } = server.platform.database;
    const { userId } = await createUser(server);
    await orm.insert(auditEvents).values({ userId, kind: 'signed-in' });
    await sweepAfter(399 * 24);
    expect(await listAudit(server, userId)).toEqual(['signed-in']);
    await sweepAfter(401 * 24);
    expect(await listAudit(server, userId)).toEqual([]);
  });

  it('removes messages after ninety days', async () => {
    const { orm } = server.platform.database;
    const { userId } = await createUser(server);
    await orm.insert(messages).values({
      id: randomUUID(),
      userId,
      channel: 'email',
      content: { kind: 'welcome' },
      onceKey: `welcome:${userId}`,
      status: 'sent',
    });
    const count = () => orm.$count(messages, eq(messages.userId, userId));
    await sweepAfter(89 * 24);
    expect(await count()).toBe(1);
    await sweepAfter(91 * 24);
    expect(await count()).toBe(0);
  });

  it('keeps of an analysis that ended a day ago its last event, and all events of others', async () => {
    const { orm } = server.platform.database;
    const user = await createUser(server);
    const { id: documentId } = await user.uploadDocument();
    const [ended, running] = [randomUUID(), randomUUID()];
    await orm.insert(analyses).values([
      { id: ended, documentId, status: 'failed' },
      { id: running, documentId, status: 'running' },
    ]);
    for (const analysisId of [ended, running])
      for (const status of ['queued', 'running', 'failed'] as const)
        await orm
          .insert(analysisEvents)
          .values({ analysisId, event: { analysisId, status, at: new Date().toISOString() } });
    const list = async (analysisId: string) => {
      const ofAnalysis = eq(analysisEvents.analysisId, analysisId);
      const rows = await orm.select().from(analysisEvents).where(ofAnalysis);
      return rows.map(({ event }) => event.status);
    };
    await sweepAfter(23);
    expect(await list(ended)).toHaveLength(3);
    await sweepAfter(25);
    expect(await list(ended)).toEqual(['failed']);
    expect(await list(running)).toHaveLength(3);
  });

  it("removes a language model's answers after ninety days, and what a day has cost after 400", async () => {
    const { orm } = server.platform.database;
    const user = await createUser(server);
    const { id: documentId } = await user.uploadDocument();
    const spent = { inputTokens: 1, outputTokens: 1 };
    await orm.insert(modelAnswers).values({ documentId, key: 'one', answer: {}, ...spent });
    await orm.insert(modelDaySpending).values({ day: getUtcDay(Date.now()) });
    const count = async () => [await orm.$count(modelAnswers), await orm.$count(modelDaySpending)];
    await sweepAfter(89 * 24);
    expect(await count()).toEqual([1, 1]);
    await sweepAfter(91 * 24);
    expect(await count()).toEqual([0, 1]);
    await sweepAfter(402 * 24);
    expect(await count()).toEqual([0, 0]);
  });
});
