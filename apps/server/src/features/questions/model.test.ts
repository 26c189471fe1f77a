import { isAnchored } from '@clauselight/core';
import {
  type ModelServer,
  startModelServer,
} from '@clauselight/language-model/testing/model-server.ts';
import type { AskAnswer } from '@clauselight/schema';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addContract,
  collect,
  contract,
  listTexts,
  post,
  readAnswers,
  startAskingServer,
} from '../../../test/answers.ts';
import { databaseKinds } from '../../../test/database.ts';
import { buildVisitor, getAnswer, type TestServer, type Visitor } from '../../../test/server.ts';
import { createUser } from '../../../test/users.ts';
import { documentChangedChannel } from '../../domain/change-channels.ts';
import { documents } from '../../domain/tables/document-tables.ts';
import { modelAnswers, questions } from '../../domain/tables/model-tables.ts';

const body = { question: 'What fee shall the Customer pay?' };

for (const { kind, name, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`a question about a document, with a model, on ${name}`, () => {
    let provider: ModelServer;
    let server: TestServer;
    let visitor: Visitor;
    let url: string;
    beforeAll(async () => {
      provider = await startModelServer();
      server = await startAskingServer(provider, { kind });
      visitor = buildVisitor(server);
      url = `/api/documents/${await addContract(visitor)}/ask`;
    });
    afterAll(async () => {
      await server.close();
      await provider.close();
    });
    beforeEach(async () => {
      provider.behave('honest');
      await server.platform.database.orm.delete(modelAnswers);
    });

    const ask = async (given: object = body): Promise<AskAnswer> =>
      (await (await post(visitor, url, { body: given })).json()) as AskAnswer;
    const countRows = () => server.platform.database.orm.$count(questions);

    it('shows the passages at once, then each sentence as it is written', async () => {
      provider.behave({ kind: 'honest', holdAfter: 0 });
      const answers = readAnswers<AskAnswer>(await post(visitor, url, { body, isStreamed: true }));
      const { value: first } = await answers.next();
      expect(first).toMatchObject({ isFinal: false, model: { sentences: [] } });
      expect(first?.passages.length).toBeGreaterThan(0);
      await provider.waitForHeld();
      provider.release();
      const rest = await collect(answers);
      const last = rest.at(-1);
      expect(last).toMatchObject({ isFinal: true, passages: first?.passages });
      expect(listTexts(last?.model).length).toBeGreaterThan(0);
      expect(rest.filter(({ isFinal }) => isFinal)).toHaveLength(1);
    });

    it('shows a sentence while the next one is still being written', async () => {
      const sentences = [
        { text: 'The monthly fee is USD 5,000.', quotes: ['a monthly fee of USD 5,000'] },
        { text: 'A late fee bears interest.', quotes: ['A late fee bears interest'] },
      ];
      const answer = { isAnswered: true, sentences };
      const holdAfter = JSON.stringify(answer).indexOf('["A late fee') + 8;
      provider.behave({ kind: 'says', answer, holdAfter, chunkCharacters: 4 });
      const answers = readAnswers<AskAnswer>(await post(visitor, url, { body, isStreamed: true }));
      await provider.waitForHeld();
      let snapshot = (await answers.next()).value;
      while (listTexts(snapshot?.model ?? undefined).length === 0) {
        snapshot = (await answers.next()).value;
      }
      expect(snapshot).toMatchObject({ isFinal: false });
      expect(listTexts(snapshot?.model)).toEqual(['The monthly fee is USD 5,000.']);
      provider.release();
      const last = (await collect(answers)).at(-1);
      expect(listTexts(last?.model)).toEqual(sentences.map(({ text }) => text));
    });

    it('is answered by sentences that each quote the document, and reports the cost', async () => {
      const { model } = await ask();
      expect(model).toMatchObject({
        model: 'gpt-4.1-mini',
        rejected: { quotes: 0, statements: 0 },
        usage: { calls: 1, cachedCalls: 0 },
      });
      expect(model?.usage.inputTokens).toBeGreaterThan(100);
      expect(model?.usage.dollars).toBeGreaterThan(0);
      const evidence = model?.sentences.flatMap((sentence) => sentence.evidence) ?? [];
      expect(evidence.length).toBeGreaterThan(0);
      for (const words of evidence) expect(isAnchored(contract, words)).toBe(true);
    });

    it('costs nothing the second time', async () => {
      const first = await ask();
      const count = provider.requests.length;
      const again = await ask();
      expect(listTexts(again.model)).toEqual(listTexts(first.model));
      const usage = { calls: 0, cachedCalls: 1, inputTokens: 0, outputTokens: 0 };
      expect(again.model?.usage).toEqual(usage);
      expect(provider.requests).toHaveLength(count);
    });

    it('drops what a model invents, and counts it', async () => {
      const honest = await ask();
      await server.platform.database.orm.delete(modelAnswers);
      provider.behave('liar');
      const { model } = await ask();
      expect(listTexts(model)).toEqual(listTexts(honest.model));
      expect(model?.rejected).toEqual({ quotes: 2, statements: 1 });
      expect(model).not.toHaveProperty('failure');
    });

    it('reports that nothing in the answer passed the comparison', async () => {
      const invented = { text: 'The fee is USD 9,999.', quotes: ['a fee of USD 9,999 a week'] };
      const sentences = [invented];
      provider.behave({ kind: 'says', answer: { isAnswered: true, sentences } });
      const { passages, model } = await ask();
      expect(passages.length).toBeGreaterThan(0);
      expect(model).toMatchObject({
        sentences: [],
        failure: 'unsupported',
        rejected: { quotes: 1 },
      });
    });

    it('reports that the model finds no answer in the document', async () => {
      provider.behave({ kind: 'says', answer: { isAnswered: false, sentences: [] } });
      const { model } = await ask();
      expect(model).toMatchObject({ sentences: [], isNotInDocument: true });
      expect(model).not.toHaveProperty('failure');
    });

    it.each([
      ['refuses-key', 'key-refused'],
      ['unknown-model', 'misconfigured'],
      ['declines', 'declined'],
      ['too-long', 'too-long'],
      ['drops', 'dropped'],
    ] as const)('is answered by passages if the model %s', async (behavior, failure) => {
      provider.behave(behavior);
      const answer = await ask();
      expect(answer).toMatchObject({ isFinal: true, model: { failure } });
      expect(answer.passages.length).toBeGreaterThan(0);
    });

    it('is not sent to the model if the asker does not want it', async () => {
      const count = provider.requests.length;
      expect(await ask({ ...body, useModel: false })).not.toHaveProperty('model');
      const person = await createUser(server, { settings: { languageModel: false } });
      const own = `/api/documents/${await addContract(person)}/ask`;
      const answer = (await (await post(person, own, { body })).json()) as AskAnswer;
      expect(answer).not.toHaveProperty('model');
      expect(answer.passages.length).toBeGreaterThan(0);
      expect(provider.requests).toHaveLength(count);
    });

    it.each([true, false])(
      'ends the call when the asker leaves (streamed: %s)',
      async (isStreamed) => {
        provider.behave('hangs');
        const number = provider.requests.length + 1;
        const leaving = new AbortController();
        const asked = post(visitor, url, { body, isStreamed, signal: leaving.signal }).then(
          (response) => response.text(),
        );
        const request = await provider.waitForRequest(number);
        leaving.abort();
        await expect(asked).rejects.toThrow();
        expect(await request.ended).toBe('left');
        await expect.poll(countRows).toBe(0);
      },
    );

    it('ends when its document is removed', async () => {
      const id = await addContract(visitor);
      provider.behave('hangs');
      const number = provider.requests.length + 1;
      const asked = post(visitor, `/api/documents/${id}/ask`, { body });
      const request = await provider.waitForRequest(number);
      await visitor.call(`/api/documents/${id}`, { method: 'DELETE' });
      expect(await getAnswer(asked)).toMatchObject([404, { code: 'not_found' }]);
      expect(await request.ended).toBe('left');
    });

    it('ends when its document is removed by a path that notifies nobody', async () => {
      const { database } = server.platform;
      const id = await addContract(visitor);
      provider.behave({ kind: 'honest', holdAfter: 0 });
      const answered = getAnswer(post(visitor, `/api/documents/${id}/ask`, { body }));
      await provider.waitForHeld();
      await database.orm.delete(documents).where(eq(documents.id, id));
      const told: string[] = [];
      // What is told before it listens is told to nobody.
      await database.listen(documentChangedChannel, { onMessage: (changed) => told.push(changed) });
      provider.release();
      expect(await answered).toMatchObject([404, { code: 'not_found' }]);
      // Each listener has a connection of its own: this one may be told after the answer.
      await expect.poll(() => told).toContain(id);
    });

    it('is answered even if the worker is restarted meanwhile', async () => {
      provider.behave(['hangs']);
      const number = provider.requests.length + 1;
      const answers = readAnswers<AskAnswer>(await post(visitor, url, { body, isStreamed: true }));
      const request = await provider.waitForRequest(number);
      await server.stopWorkers();
      expect(await request.ended).toBe('left');
      await server.startWorker();
      const last = (await collect(answers)).at(-1);
      expect(last).toMatchObject({ isFinal: true });
      expect(listTexts(last?.model).length).toBeGreaterThan(0);
    });
  });

  describe.skipIf(isSkipped)(`a question that takes too long, on ${name}`, () => {
    afterEach(() => void vi.useRealTimers());

    it('ends with the answer so far', async () => {
      const provider = await startModelServer({ behavior: 'hangs' });
      const server = await startAskingServer(provider, { kind });
      const visitor = buildVisitor(server);
      const url = `/api/documents/${await addContract(visitor)}/ask`;
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const answering = post(visitor, url, { body });
      await provider.waitForRequest(1);
      vi.advanceTimersByTime(server.platform.config.MODEL_SECONDS * 1000);
      vi.useRealTimers();
      const answer = (await (await answering).json()) as AskAnswer;
      expect(answer).toMatchObject({ isFinal: true, model: { failure: 'timed-out' } });
      expect(answer.passages.length).toBeGreaterThan(0);
      await server.close();
      await provider.close();
    });
  });
}
