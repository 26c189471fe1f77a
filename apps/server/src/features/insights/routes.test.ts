import type { AnalysisRecord, FindingStateName, Insights } from '@clauselight/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/database.ts';
import { readSample } from '../../../test/files.ts';
import { send } from '../../../test/highlights.ts';
import {
  buildVisitor,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../../../test/server.ts';
import { analyses } from '../../domain/tables/document-tables.ts';

const invoice = { name: 'invoice.txt', content: readSample('shop-sign-invoice.txt') };

async function getInsights(visitor: Visitor): Promise<Insights['documents']> {
  const response = await visitor.call('/api/insights');
  expect(response.status).toBe(200);
  return ((await response.json()) as Insights).documents;
}

for (const { kind, name, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`insights on ${name}`, () => {
    let server: TestServer;
    let visitor: Visitor;
    let contractId: string;
    let invoiceId: string;
    beforeAll(async () => {
      server = await startTestServer({ kind });
      visitor = buildVisitor(server);
      contractId = (await visitor.uploadDocument()).id;
      invoiceId = (await visitor.uploadDocument(invoice)).id;
      await visitor.analyze(contractId);
      await visitor.analyze(invoiceId);
    });
    afterAll(() => server.close());

    it('tell the days, values and findings of a contract, each with its place', async () => {
      const detail = await visitor.analyze(contractId);
      const insight = (await getInsights(visitor)).find(
        ({ documentId }) => documentId === contractId,
      );
      expect(insight).toMatchObject({
        analysisId: detail.id,
        filename: 'agreement.txt',
        riskScore: detail.riskScore,
        documentKind: 'saas',
        scoreLabel: 'Risk',
        isIncomplete: false,
        parties: detail.analysis?.sides.map(({ label }) => label),
        reviewed: 0,
      });
      expect(insight?.parties).toHaveLength(2);
      expect(insight?.dates.map(({ type, date }) => [type, date])).toEqual([
        ['agreement-date', '2026-03-02'],
        ['effective-date', '2026-03-02'],
        ['expiration-date', '2028-03-01'],
        ['renewal-deadline', '2027-12-02'],
      ]);
      expect(insight?.values).toMatchObject([
        { type: 'recurring-value', amount: 84_000, currency: 'USD', per: 'year' },
        { type: 'contract-value', amount: 168_000, currency: 'USD' },
      ]);
      const lead = detail.analysis?.findings[0]?.evidence[0];
      expect(insight?.findings).toHaveLength(detail.analysis?.findings.length ?? -1);
      expect(insight?.findings[0]).toMatchObject({ start: lead?.start, end: lead?.end });
    });

    it('tell when an invoice is due and its total', async () => {
      const insight = (await getInsights(visitor)).find(
        ({ documentId }) => documentId === invoiceId,
      );
      expect(insight).toMatchObject({ documentKind: 'invoice', scoreLabel: 'Attention needed' });
      expect(insight?.dates[0]).toMatchObject({
        label: 'Due date',
        date: '2026-04-11',
        action: 'payment',
      });
      expect(insight?.values).toMatchObject([{ label: 'Total', amount: 2275, currency: 'GBP' }]);
    });

    it('are of the latest analysis of each document, the newest first', async () => {
      const again = await visitor.analyze(contractId);
      const insights = await getInsights(visitor);
      expect(insights.map(({ documentId }) => documentId)).toEqual([contractId, invoiceId]);
      expect(insights[0]?.analysisId).toBe(again.id);
    });

    it('give a record of an analysis its kind and what its score measures', async () => {
      const records = (await (await visitor.call('/api/analyses')).json()) as AnalysisRecord[];
      const record = records.find(({ documentId }) => documentId === invoiceId);
      expect(record).toMatchObject({ documentKind: 'invoice', scoreLabel: 'Attention needed' });
    });

    it('have no score for a document that was not judged, and say why', async () => {
      const other = buildVisitor(server);
      const list = {
        name: 'list.txt',
        content: Buffer.from('Milk and bread and eggs. '.repeat(9)),
      };
      const detail = await other.analyze((await other.uploadDocument(list)).id);
      expect(detail.analysis).not.toHaveProperty('score');
      const [insight] = await getInsights(other);
      expect(insight).not.toHaveProperty('riskScore');
      expect(insight?.notJudged).toMatchObject({ reason: 'kind' });
      const [record] = (await (await other.call('/api/analyses')).json()) as AnalysisRecord[];
      expect(record).not.toHaveProperty('riskScore');
      expect(record?.notJudged).toEqual(insight?.notJudged);
    });

    it('leave findings set aside out of the scores, and count them again', async () => {
      const other = buildVisitor(server);
      const detail = await other.analyze((await other.uploadDocument()).id);
      const before = (await getInsights(other))[0];
      const ids = detail.analysis?.findings.map(({ id }) => id) ?? [];
      const decide = (id: string, state: FindingStateName) =>
        send(other, 'PUT', `/api/analyses/${detail.id}/finding-states/${id}`, { state });
      const setAside = ['accepted', 'not-a-risk'] as const;
      for (const [at, id] of ids.entries()) await decide(id, setAside[at % 2] ?? 'accepted');
      const left = (await getInsights(other))[0];
      expect(left?.riskScore).toBe(0);
      expect(left?.sideScores?.map(({ score }) => score)).toEqual([0, 0]);
      expect(left?.reviewed).toBe(ids.length);
      for (const id of ids) await decide(id, 'done');
      const after = (await getInsights(other))[0];
      expect(after?.riskScore).toBeCloseTo(before?.riskScore ?? Number.NaN, 5);
      expect(after?.sideScores).toEqual(before?.sideScores);
      expect(after).not.toHaveProperty('weights');
      await decide(ids[0] ?? '', 'open');
      expect((await getInsights(other))[0]?.reviewed).toBe(ids.length - 1);
    });

    it('leave out a document whose latest analysis has no facts', async () => {
      const older = buildVisitor(server);
      const { id } = await older.uploadDocument(invoice);
      await older.analyze(id);
      const latest = await older.analyze(id);
      const { orm } = server.platform.database;
      await orm.update(analyses).set({ facts: null }).where(eq(analyses.id, latest.id));
      expect(await getInsights(older)).toEqual([]);
      const [record] = (await (await older.call('/api/analyses')).json()) as AnalysisRecord[];
      expect(record).not.toHaveProperty('documentKind');
    });

    it('are empty for a visitor who has nothing, whoever else has', async () => {
      const stranger = buildVisitor(server);
      expect(await getInsights(stranger)).toEqual([]);
      await stranger.uploadDocument();
      expect(await getInsights(stranger)).toEqual([]);
    });
  });
}
