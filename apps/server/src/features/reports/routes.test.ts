import { type AnalysisFile, analysisFileSchema } from '@clauselight/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../test/answers.ts';
import { databaseKinds } from '../../../test/database.ts';
import {
  buildVisitor,
  listStored,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../../../test/server.ts';
import { outputs } from '../../platform/database/output-tables.ts';

const _unknownId = '00000000-0000-4000-8000-000000000000';

for (const { kind, name, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`an analysis as a file, on ${name}`, () => {
    let server: TestServer;
    let visitor: Visitor;
    let analysisId: string;
    let url: string;
    beforeAll(async () => {
      server = await startTestServer({ kind });
      visitor = buildVisitor(server);
      const { id } = await visitor.uploadDocument({ name: 'deal.txt', content: contract });
      analysisId = (await visitor.analyze(id)).id;
      url = `/api/analyses/${analysisId}/report`;
    });
    afterAll(() => server.close());

    const expectNothingLeft = async () => {
      await expect.poll(() => server.platform.database.orm.$count(outputs)).toBe(0);
      await expect.poll(() => listStored(server, 'objects/outputs')).toEqual([]);
    };

    it('is sent whole, and nothing of it stays', async () => {
      const response = await visitor.call(`${url}?format=json`);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="deal - analysis.json"; filename*=UTF-8''deal%20-%20analysis.json`,
        'cache-control': 'no-store',
      });
      const body = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get('content-length')).toBe(String(body.length));
      expect(analysisFileSchema.parse(JSON.parse(body.toString())).analysisId).toBe(analysisId);
      await expectNothingLeft();
    });

    it('is made for several at once, each its own', async () => {
      const ask = async (format: string) => (await visitor.call(`${url}?format=${format}`)).text();
      const asked = ['json', 'findings-csv', 'terms-csv', 'calendar'].map(ask);
      const [json = '', findings, terms, calendar] = await Promise.all(asked);
      expect((JSON.parse(json) as AnalysisFile).analysisId).toBe(analysisId);
      expect(findings).toContain('indemnify the Provider');
      expect(terms).toContain('Birch Retail Inc.');
      expect(calendar).toContain('20260301');
      await expectNothingLeft();
    });
  });
}
