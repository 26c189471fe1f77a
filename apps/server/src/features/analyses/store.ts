import type { AnalysisEvent } from '@clauselight/schema';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { analyses, analysisEvents, documents } from '../../platform/database/tables.ts';
import { createAcceptedStore } from './accepted-store.ts';

const recordColumns = {
  id: analyses.id,
  documentId: analyses.documentId,
  filename: documents.filename,
  status: analyses.status,
  requestedAt: analyses.requestedAt,
  analyzedAt: analyses.analyzedAt,
  durationMs: analyses.durationMs,
  riskScore: analyses.riskScore,
  documentKind: sql<string | null>`${analyses.facts} ->> 'documentKind'`,
  scoreLabel: sql<string | null>`${analyses.facts} ->> 'scoreLabel'`,
  contractValue: analyses.contractValue,
  contractTerm: analyses.contractTerm,
  riskFlags: analyses.riskFlags,
  summary: analyses.summary,
  errorCode: analyses.errorCode,
};
/** The result as JSON in words: going through one takes longer than everything else together. */
const detailColumns = {
  ...recordColumns,
  result: sql<string | null>`${analyses.result}::text`,
};

/** Most analyses a list shows. */
const listLimit = 200;

export interface StoredEvent {
  readonly id: number;
  readonly event: AnalysisEvent;
}

/** The rows of analyses; every read is bound to the session that owns the document. */
export function createAnalysisStore(database: Database) {
  const { orm } = database;
  const accepted = createAcceptedStore(database);
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
    async find(ownerId: string, id: string) {
      const [row] = await orm
        .select(detailColumns)
        .from(analyses)
        .innerJoin(documents, eq(documents.id, analyses.documentId))
        .where(and(ofOwner(ownerId), eq(analyses.id, id)));
      return row && { ...row, accepted: await accepted.list(id) };
    },
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
type Complete<T> = T extends undefined ? never : T;
export type AnalysisRow = Complete<Awaited<ReturnType<AnalysisStore['find']>>>;
export type AnalysisRecordRow = Omit<AnalysisRow, 'result' | 'accepted'>;
