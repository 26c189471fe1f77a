import type { AnalysisDetail, FindingDecision, FindingState } from '@clauselight/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/database.ts';
import { send } from '../../../test/highlights.ts';
import {
  buildVisitor,
  getAnswer,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../../../test/server.ts';
import { findingStates } from '../../domain/tables/document-tables.ts';

for (const { kind, name, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`deciding about findings on ${name}`, () => {
    let server: TestServer;
    let visitor: Visitor;
    let detail: AnalysisDetail;
    let first: string;
    let second: string;
    beforeAll(async () => {
      server = await startTestServer({ kind });
      visitor = buildVisitor(server);
      detail = await visitor.analyze((await visitor.uploadDocument()).id);
      [first = '', second = ''] = detail.analysis?.findings.map(({ id }) => id) ?? [];
    });
    afterAll(() => server.close());

    const getUrl = (findingId: string) =>
      `/api/analyses/${detail.id}/finding-states/${encodeURIComponent(findingId)}`;
    const decide = async (findingId: string, decision: FindingDecision) =>
      (await (await send(visitor, 'PUT', getUrl(findingId), decision)).json()) as FindingState[];
    const readStates = async (id = detail.id) => {
      const found = await visitor.call(`/api/analyses/${id}`);
      return ((await found.json()) as AnalysisDetail).findingStates;
    };

    it('stores one decision for each, with the time of its last change, until it is open again', async () => {
      expect(detail.findingStates).toEqual([]);
      const [accepted] = await decide(first, { state: 'accepted' });
      expect(accepted).toMatchObject({ findingId: first, state: 'accepted' });
      expect(await decide(first, { state: 'accepted' })).toEqual([accepted]);

      const both = await decide(second, { state: 'not-a-risk', reason: 'wrong', note: 'Read it' });
      expect(both).toMatchObject([
        { findingId: first },
        { findingId: second, state: 'not-a-risk', reason: 'wrong', note: 'Read it' },
      ]);
      expect(await readStates()).toEqual(both);

      const changed = await decide(first, { state: 'negotiate', note: 'Ask Ada' });
      expect(changed.map(({ findingId }) => findingId)).toEqual([second, first]);
      expect(changed[1]).not.toHaveProperty('reason');
      await decide(second, { state: 'open' });
      expect(await decide(first, { state: 'open', note: 'Later' })).toMatchObject([
        { findingId: first, state: 'open', note: 'Later' },
      ]);
      expect(await decide(first, { state: 'open', note: '' })).toEqual([]);
      expect(await readStates()).toEqual([]);
    });

    it.each([
      { state: 'perhaps' },
      {},
      { state: 'accepted', reason: 'wrong' },
      { state: 'not-a-risk', reason: 'because' },
      { state: 'negotiate', note: 'x'.repeat(5001) },
    ])('rejects %j', async (body) => {
      const answer = await getAnswer(send(visitor, 'PUT', getUrl(first), body));
      expect(answer).toMatchObject([400, { code: 'invalid_request' }]);
      expect(await readStates()).toEqual([]);
    });

    it('stores no characters that the database cannot store', async () => {
      const [kept] = await decide(first, { state: 'open', note: 'a\0b\uD800' });
      expect(kept?.note).toBe('ab\uFFFD');
      await decide(first, { state: 'open' });
    });

    it.each(['f999', 'f', 'f1"}]', 'f1\u0000', '%', 'x'.repeat(128)])(
      'knows nothing of a finding %j',
      async (findingId) => {
        const asked = send(visitor, 'PUT', getUrl(findingId), { state: 'done' });
        expect(await getAnswer(asked)).toMatchObject([404, { code: 'not_found' }]);
      },
    );

    it('is only allowed for the owner', async () => {
      const before = await decide(first, { state: 'done' });
      const stranger = buildVisitor(server);
      await stranger.uploadDocument();
      for (const other of [stranger, buildVisitor(server)]) {
        const asked = send(other, 'PUT', getUrl(first), { state: 'open' });
        expect(await getAnswer(asked)).toMatchObject([404, { code: 'not_found' }]);
      }
      expect(await readStates()).toEqual(before);
    });

    it('outlasts a new analysis of the document, and so does its score', async () => {
      await decide(first, { state: 'accepted', note: 'As agreed' });
      const before = await decide(second, { state: 'negotiate' });
      const { riskScore } = (await (
        await visitor.call(`/api/analyses/${detail.id}`)
      ).json()) as AnalysisDetail;
      const again = await visitor.analyze(detail.documentId);
      expect(again.id).not.toBe(detail.id);
      expect(await readStates(again.id)).toEqual(before);
      expect(again.riskScore).toBe(riskScore);
    });

    it('is deleted with the document', async () => {
      await visitor.call(`/api/documents/${detail.documentId}`, { method: 'DELETE' });
      expect(await server.platform.database.orm.$count(findingStates)).toBe(0);
    });
  });
}
