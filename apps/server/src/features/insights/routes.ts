import { type DocumentInsight, insightsSchema } from '@clauselight/schema';
import { createInsightStore, type InsightRow } from '../../domain/insights/store.ts';
import type { App, RouteParts } from '../http/app.ts';

/** Adds the route that compares documents. */
export function addInsightRoutes(app: App, { database, sessions }: RouteParts): void {
  const store = createInsightStore(database);

  app.get(
    '/api/insights',
    {
      schema: {
        tags: ['insights'],
        summary: 'The facts of the latest analysis of each of your documents, newest first',
        response: { 200: insightsSchema },
      },
    },
    async (request) => {
      const session = await sessions.find(request);
      const rows = session === undefined ? [] : await store.list(session.ownerId);
      return { documents: rows.flatMap(presentInsight) };
    },
  );
}

function presentInsight(row: InsightRow): DocumentInsight[] {
  const { facts, analyzedAt, riskScore, ...names } = row;
  if (facts === null || analyzedAt === null) return [];
  const { weights: _, ...compared } = facts;
  const scored = riskScore === null ? {} : { riskScore };
  return [{ ...compared, ...names, analyzedAt: analyzedAt.toISOString(), ...scored }];
}
