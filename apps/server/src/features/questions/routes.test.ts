import { isAnchored } from '@clauselight/core';
import type { AskAnswer } from '@clauselight/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addContract, collect, contract, post, readAnswers } from '../../../test/answers.ts';
import { databaseKinds } from '../../../test/database.ts';
import {
  buildVisitor,
  getAnswer,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../../../test/server.ts';
import { createUser } from '../../../test/users.ts';
import { questions } from '../../domain/tables/model-tables.ts';

const body = { question: 'What fee shall the Customer pay?' };

for (const { kind, name, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`a question about a document, without a model, on ${name}`, () => {
    let server: TestServer;
    let visitor: Visitor;
    let url: string;
    beforeAll(async () => {
      server = await startTestServer({ kind, settings: { MODEL_REQUESTS_PER_MINUTE: '10000' } });
      visitor = buildVisitor(server);
      url = `/api/documents/${await addContract(visitor)}/ask`;
    });
    afterAll(() => server.close());

    it('is answered by the passages that answer it best, and no model is named', async () => {
      const answer = (await (await post(visitor, url, { body })).json()) as AskAnswer;
      expect(answer.isFinal).toBe(true);
      expect(answer).not.toHaveProperty('model');
      expect(answer.passages[0]?.evidence.quote).toContain('monthly fee of USD 5,000');
      for (const { evidence } of answer.passages) expect(isAnchored(contract, evidence)).toBe(true);
      await expect.poll(() => server.platform.database.orm.$count(questions)).toBe(0);
    });

    it('is answered as a stream with one event if that is requested', async () => {
      const response = await post(visitor, url, { body, isStreamed: true });
      expect(response.headers.get('content-type')).toContain('text/event-stream');
      const answers = await collect(readAnswers<AskAnswer>(response));
      expect(answers).toMatchObject([{ isFinal: true }]);
    });

    it('has no passages if nothing in the document is similar', async () => {
      const strange = { question: 'xyzzy plugh' };
      expect(await getAnswer(post(visitor, url, { body: strange }))).toEqual([
        200,
        { passages: [], isFinal: true },
      ]);
    });

    it.each([
      ['nothing', { question: ' ' }],
      ['no question', {}],
      ['too much', { question: 'a'.repeat(2001) }],
      ['what no text holds', { question: 'fee\u0000' }],
      ['half a character before', { ...body, earlier: [{ question: '\ud83d', answer: '' }] }],
      [
        'too many questions before',
        { ...body, earlier: Array(5).fill({ question: 'a', answer: 'b' }) },
      ],
    ])('is rejected if it asks %s', async (_, wrong) => {
      for (const isStreamed of [true, false]) {
        const answer = await getAnswer(post(visitor, url, { body: wrong, isStreamed }));
        expect(answer).toMatchObject([400, { code: 'invalid_request' }]);
      }
    });

    it("is not answered for somebody else's document", async () => {
      const stranger = buildVisitor(server);
      await stranger.uploadDocument();
      for (const other of [stranger, buildVisitor(server), await createUser(server)]) {
        const answer = await getAnswer(post(other, url, { body }));
        expect(answer).toMatchObject([404, { code: 'not_found' }]);
      }
    });

    it('reports that a document has not been analyzed', async () => {
      const { id } = await visitor.uploadDocument();
      const answer = await getAnswer(post(visitor, `/api/documents/${id}/ask`, { body }));
      expect(answer).toMatchObject([409, { code: 'analysis_missing' }]);
    });
  });
}

it('is limited per minute', async () => {
  const server = await startTestServer({
    settings: { MODEL_REQUESTS_PER_MINUTE: '2' },
    hasWorker: false,
  });
  const visitor = buildVisitor(server);
  const { id } = await visitor.uploadDocument();
  const ask = () => getAnswer(post(visitor, `/api/documents/${id}/ask`, { body }));
  const codes = [await ask(), await ask(), await ask()];
  expect(codes.map(([status]) => status)).toEqual([409, 409, 429]);
  await server.close();
});
