import { and, count, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { analyses, documents, findingStates } from '../tables/document-tables.ts';

/** The most documents that are compared. */
const listLimit = 200;

/** Queries on the facts of analyses, limited to the session that owns the documents. */
export function createInsightStore({ orm }: Database) {
  return {
    /**
     * The latest completed analysis of each document, newest first. Analyses from before facts were stored are left
     * out.
     */
    list(ownerId: string) {
      const countDecisions = orm
        .select({ count: count() })
        .from(findingStates)
        .where(and(eq(findingStates.analysisId, analyses.id), ne(findingStates.state, 'open')));
      const latest = orm
        .selectDistinctOn([analyses.documentId], {
          analysisId: analyses.id,
          documentId: analyses.documentId,
          filename: documents.filename,
          analyzedAt: analyses.analyzedAt,
          riskScore: analyses.riskScore,
          facts: analyses.facts,
          reviewed: sql<number>`${countDecisions}`.mapWith(Number).as('reviewed'),
        })
        .from(analyses)
        .innerJoin(documents, eq(documents.id, analyses.documentId))
        .where(and(eq(documents.ownerId, ownerId), eq(analyses.status, 'completed')))
        .orderBy(analyses.documentId, desc(analyses.analyzedAt))
        .as('latest');
      return orm
        .select()
        .from(latest)
        .where(isNotNull(latest.facts))
        .orderBy(desc(latest.analyzedAt))
        .limit(listLimit);
    },
  };
}
export type InsightRow = Awaited<ReturnType<ReturnType<typeof createInsightStore>['list']>>[number];
