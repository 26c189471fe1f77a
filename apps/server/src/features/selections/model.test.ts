import { isAnchored } from '@clauselight/core';
import {
  type ModelServer,
  startModelServer,
} from '@clauselight/language-model/testing/model-server.ts';
import type { SelectionAnswer } from '@clauselight/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
import { selections } from '../../domain/tables/document-tables.ts';
import { modelAnswers } from '../../domain/tables/model-tables.ts';

const body = {
  selectedText: 'The Customer shall indemnify the Provider against all claims of third parties.',
};

for (const { kind, name, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`asking a model about a passage on ${name}`, () => {
    let provider: ModelServer;
    let server: TestServer;
    let visitor: Visitor;
    let url: string;
    beforeAll(async () => {
      provider = await startModelServer();
      server = await startAskingServer(provider, { kind });
      visitor = buildVisitor(server);
      url = `/api/documents/${await addContract(visitor)}/analyze-selection`;
    });
    afterAll(async () => {
      await server.close();
      await provider.close();
    });
    beforeEach(async () => {
      provider.behave('honest');
      await server.platform.database.orm.delete(modelAnswers);
    });

    const explain = async (given: object = body): Promise<SelectionAnswer> =>
      (await (await post(visitor, url, { body: given })).json()) as SelectionAnswer;

    it("sends the engine's explanation at once, and then the model's sentences", async () => {
      const engine = await explain({ ...body, useModel: false });
      provider.behave({ kind: 'honest', holdAfter: 0 });
      const response = await post(visitor, url, { body, isStreamed: true });
      const answers = readAnswers<SelectionAnswer>(response);
      const { value: first } = await answers.next();
      expect(first).toMatchObject({ ...engine, isFinal: false, model: { sentences: [] } });
      await provider.waitForHeld();
      provider.release();
      const last = (await collect(answers)).at(-1);
      const said = listTexts(last?.model);
      expect(said.length).toBeGreaterThan(0);
      const analysis = `${engine.analysis}\n\n${said.join(' ')}`;
      expect(last).toMatchObject({ isFinal: true, parts: engine.parts, analysis });
    });

    it('answers in JSON with the whole, each sentence with the words it rests on', async () => {
      const { analysis, model, isFinal } = await explain();
      expect(isFinal).toBe(true);
      expect(model).toMatchObject({ rejected: { quotes: 0 }, usage: { calls: 1 } });
      for (const text of listTexts(model)) expect(analysis).toContain(text);
      const evidence = model?.sentences.flatMap((sentence) => sentence.evidence) ?? [];
      expect(evidence.length).toBeGreaterThan(0);
      for (const words of evidence) expect(isAnchored(contract, words)).toBe(true);
    });

    it('drops what a model invents, and keeps it out of the text', async () => {
      const honest = await explain();
      await server.platform.database.orm.delete(modelAnswers);
      provider.behave('liar');
      const { analysis, model } = await explain();
      expect(analysis).toBe(honest.analysis);
      expect(model?.rejected).toEqual({ quotes: 2, statements: 1 });
    });

    it("keeps the engine's explanation if the model fails", async () => {
      const engine = await explain({ ...body, useModel: false });
      provider.behave('refuses-key');
      const answer = await explain();
      expect(answer).toMatchObject({ ...engine, model: { failure: 'key-refused' } });
    });

    it('asks no model if the asker does not want it', async () => {
      const count = provider.requests.length;
      expect(await explain({ ...body, useModel: false })).not.toHaveProperty('model');
      const person = await createUser(server, { settings: { languageModel: false } });
      const own = `/api/documents/${await addContract(person)}/analyze-selection`;
      const answer = (await (await post(person, own, { body })).json()) as SelectionAnswer;
      expect(answer).not.toHaveProperty('model');
      expect(provider.requests).toHaveLength(count);
    });

    it('reports in a stream, too, that the document does not contain the words', async () => {
      const wrong = { selectedText: 'A pig in a poke.' };
      const answer = await getAnswer(post(visitor, url, { body: wrong, isStreamed: true }));
      expect(answer).toMatchObject([422, { code: 'selection_not_found' }]);
    });

    it('ends the call when the asker leaves', async () => {
      provider.behave('hangs');
      const number = provider.requests.length + 1;
      const leaving = new AbortController();
      const response = await post(visitor, url, { body, isStreamed: true, signal: leaving.signal });
      const request = await provider.waitForRequest(number);
      leaving.abort();
      await expect(response.text()).rejects.toThrow();
      expect(await request.ended).toBe('left');
      const { orm } = server.platform.database;
      await expect.poll(() => orm.$count(selections)).toBe(0);
    });
  });
}
