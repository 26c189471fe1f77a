import type { AcceptedFinding, AnalysisDetail } from '@clauselight/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/database.ts';
import {
  buildVisitor,
  getAnswer,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../../../test/server.ts';
import { acceptedFindings } from '../../domain/tables/document-tables.ts';

for (const { kind, name, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`accepting findings on ${name}`, () => {
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
      `/api/analyses/${detail.id}/accepted-findings/${encodeURIComponent(findingId)}`;
    const change = async (method: 'PUT' | 'DELETE', findingId: string) =>
      (await (await visitor.call(getUrl(findingId), { method })).json()) as AcceptedFinding[];
    const getAccepted = async () => {
      const found = await visitor.call(`/api/analyses/${detail.id}`);
      return ((await found.json()) as AnalysisDetail).acceptedFindings;
    };

    it('stores each once, with the time of the first request, until it is undone', async () => {
      expect(detail.acceptedFindings).toEqual([]);
      const [accepted] = await change('PUT', first);
      expect(accepted?.findingId).toBe(first);
      expect(await change('PUT', first)).toEqual([accepted]);

      const both = await change('PUT', second);
      expect(both.map(({ findingId }) => findingId)).toEqual([first, second]);
      expect(await getAccepted()).toEqual(both);

      expect(await change('DELETE', first)).toEqual(both.slice(1));
      expect(await change('DELETE', first)).toEqual(both.slice(1));
      expect(await change('DELETE', second)).toEqual([]);
      expect(await getAccepted()).toEqual([]);
    });

    it.each(['f999', 'f', 'f1"}]', 'f1\u0000', '%', 'x'.repeat(128)])(
      'knows nothing of a finding %j',
      async (findingId) => {
        for (const method of ['PUT', 'DELETE']) {
          const answer = await getAnswer(visitor.call(getUrl(findingId), { method }));
          expect(answer).toMatchObject([404, { code: 'not_found' }]);
        }
      },
    );

    it('is only allowed for the owner', async () => {
      const before = await change('PUT', first);
      const stranger = buildVisitor(server);
      await stranger.uploadDocument();
      for (const other of [stranger, buildVisitor(server)]) {
        for (const method of ['PUT', 'DELETE']) {
          const answer = await getAnswer(other.call(getUrl(first), { method }));
          expect(answer).toMatchObject([404, { code: 'not_found' }]);
        }
      }
      expect(await getAccepted()).toEqual(before);
    });

    it('is deleted with the document', async () => {
      await change('PUT', first);
      await visitor.call(`/api/documents/${detail.documentId}`, { method: 'DELETE' });
      expect(await server.platform.database.orm.$count(acceptedFindings)).toBe(0);
    });
  });
}
