import type { AnalysisEvent } from '@clauselight/schema';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { analyses, analysisEvents, documents } from '../tables/document-tables.ts';
import { findAnalysis, recordColumns } from './analysis-rows.ts';

/** The most analyses in a list. */
const listLimit = 200;

export interface StoredEvent {
  readonly id: number;
  readonly event: AnalysisEvent;
}

/** Queries on analysis rows. Every query is limited to the session that owns the document. */
export function createAnalysisStore({ orm }: Database) {
  const ofOwner = (ownerId: string) => eq(documents.ownerId, ownerId);

  return {
    list: (ownerId: string) =>
      orm
        .select(recordColumns)
        .from(analyses)
        .innerJoin(documents, eq(documents.id, analyses.documentId))
        .where(and(ofOwner(ownerId), eq(analyses.status, 'completed')))
        .orderBy(desc(analyses.analyzedAt))
        .limit(listLimit),
    find: (ownerId: string, id: string) => findAnalysis(orm, { ownerId, id }),
    async findLatestId(documentId: string): Promise<string | undefined> {
      const [latest] = await orm
        .select({ id: analyses.id })
        .from(analyses)
        .where(eq(analyses.documentId, documentId))
        .orderBy(desc(analyses.requestedAt))
        .limit(1);
      return latest?.id;
    },
    listEvents: (analysisId: string, afterId: number): Promise<StoredEvent[]> =>
      orm
        .select({ id: analysisEvents.id, event: analysisEvents.event })
        .from(analysisEvents)
        .where(and(eq(analysisEvents.analysisId, analysisId), gt(analysisEvents.id, afterId)))
        .orderBy(asc(analysisEvents.id)),
  };
}
export type AnalysisStore = ReturnType<typeof createAnalysisStore>;
