import type { AnalysisDetail } from '@clauselight/schema';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildVisitor, startTestServer, type TestServer } from '../../../test/server.ts';
import { analysisEvents } from '../tables/document-tables.ts';
import { createAnalysisTaskStore } from './analysis-store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasWorker: false });
});
afterAll(() => server.close());

it('records progress of a running analysis, and nothing after its final event', async () => {
  const visitor = buildVisitor(server);
  const document = await visitor.uploadDocument();
  const queued = await visitor.call(`/api/documents/${document.id}/analyze`, {
    method: 'POST',
    headers: { prefer: 'respond-async' },
  });
  const { id } = (await queued.json()) as AnalysisDetail;
  const store = createAnalysisTaskStore(server.platform.database, new Set());
  const task = await store.begin(id);
  if (task === undefined) throw new Error('the analysis is not there');

  await store.report(task, { step: 'parsing', fraction: 0.5 });
  await visitor.call(`/api/analyses/${id}/cancel`, { method: 'POST' });
  await store.report(task, { step: 'parsing', fraction: 0.6 });

  const events = await server.platform.database.orm
    .select({ event: analysisEvents.event })
    .from(analysisEvents)
    .where(eq(analysisEvents.analysisId, id))
    .orderBy(asc(analysisEvents.id));
  expect(events.map(({ event }) => event.status)).toEqual(['queued', 'running', 'cancelled']);
});
