import { randomUUID } from 'node:crypto';
import type { AskAnswer } from '@clauselight/schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createDocument } from '../../../test/documents.ts';
import { parseConfig } from '../../platform/config.ts';
import { documentChangedChannel, questionLeftChannel } from '../change-channels.ts';
import { type DocumentChanges, openDocumentChanges } from '../documents/document-changes.ts';
import { createRequireDocument } from '../documents/require-document.ts';
import { createVisitorLimits } from '../limits/visitor-limits.ts';
import { analyses } from '../tables/document-tables.ts';
import { questions } from '../tables/model-tables.ts';
import { askKind } from './question-kinds.ts';
import { createQuestionService } from './question-service.ts';
import { createQuestionStore } from './question-store.ts';

const snapshot: AskAnswer = {
  passages: [],
  model: {
    model: 'm',
    sentences: [],
    rejected: { quotes: 0, statements: 0 },
    usage: { calls: 0, cachedCalls: 0, inputTokens: 0, outputTokens: 0 },
    isNotInDocument: false,
  },
  isFinal: false,
};

for (const { kind, name, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`waiting for an answer on ${name}`, () => {
    let place: TestDatabase;
    let changes: DocumentChanges;
    let document: Awaited<ReturnType<typeof createDocument>>;
    beforeAll(async () => {
      place = await openTestDatabase(kind);
      changes = await openDocumentChanges(place.database);
      document = await createDocument(place.database);
      await place.database.orm.insert(analyses).values({
        id: randomUUID(),
        documentId: document.documentId,
        status: 'completed',
        analyzedAt: new Date(),
        riskScore: 0,
        result: {} as never,
      });
    });
    afterAll(async () => {
      await changes.close();
      await place.remove();
    });

    const ask = (waits: { waitMs?: number; modelWaitMs?: number } = {}) =>
      createQuestionService({
        store: createQuestionStore(place.database, askKind, createVisitorLimits(parseConfig({}))),
        requireDocument: createRequireDocument(place.database),
        changes,
        modelWaitMs: undefined,
        impossibleCode: 'invalid_request',
        ...waits,
      }).ask({
        ...document,
        request: { question: 'What fee?' },
        signal: new AbortController().signal,
      });
    /** What a worker writes about the one question there is. */
    const write = async (values: Partial<typeof questions.$inferInsert>) => {
      const { orm } = place.database;
      await expect.poll(() => orm.$count(questions)).toBe(1);
      await orm.update(questions).set(values);
      await orm.execute(sql`select pg_notify(${documentChangedChannel}, ${document.documentId})`);
    };
    const countRows = () => place.database.orm.$count(questions);

    it('passes every snapshot on, and ends after the final one', async () => {
      const answers = ask();
      const first = answers.next();
      await write({ answer: snapshot });
      expect(await first).toEqual({ done: false, value: snapshot });
      const second = answers.next();
      await write({ answer: { ...snapshot, isFinal: true } });
      expect(await second).toMatchObject({ done: false, value: { isFinal: true } });
      expect(await answers.next()).toEqual({ done: true, value: undefined });
      expect(await countRows()).toBe(0);
    });

    it('ends with the answer so far if the model takes too long', async () => {
      const times = new Map<number, AbortController>();
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
        times.set(ms, new AbortController());
        return times.get(ms)?.signal as AbortSignal;
      });
      const answers = ask({ modelWaitMs: 3000 });
      const first = answers.next();
      await write({ answer: snapshot });
      await first;
      times.get(3000)?.abort();
      expect(await answers.next()).toMatchObject({
        value: { isFinal: true, model: { failure: 'timed-out' } },
      });
      expect(await answers.next()).toEqual({ done: true, value: undefined });
      expect(await countRows()).toBe(0);
    });

    it('is unavailable if nothing arrives, however long a model may take', async () => {
      const answers = ask({ waitMs: 50, modelWaitMs: 60_000 });
      await expect(answers.next()).rejects.toMatchObject({ code: 'unavailable' });
      expect(await countRows()).toBe(0);
    });

    it('fails with the error of the work', async () => {
      const first = ask().next();
      // Awaited below; it may fail before.
      first.catch(() => undefined);
      await write({ errorCode: 'analysis_failed' });
      await expect(first).rejects.toMatchObject({ code: 'analysis_failed' });
    });

    it('notifies the worker when its reader stops', async () => {
      const left: string[] = [];
      const unlisten = await place.database.listen(questionLeftChannel, {
        onMessage: (id) => void left.push(id),
      });
      const answers = ask();
      const first = answers.next();
      await write({ answer: snapshot });
      await first;
      const [row] = await place.database.orm
        .select({ id: questions.id })
        .from(questions)
        .where(eq(questions.documentId, document.documentId));
      await answers.return();
      await expect.poll(() => left).toContain(row?.id);
      expect(await countRows()).toBe(0);
      await unlisten();
    });
  });
}
