import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { analyses, documents } from '../tables/document-tables.ts';
import { listStates } from './finding-state-rows.ts';

/** The columns of an analysis that lists show. */
export const recordColumns = {
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
  notJudged: sql<unknown>`${analyses.facts} -> 'notJudged'`,
  coverage: sql<unknown>`${analyses.facts} -> 'coverage'`,
  sideScores: sql<unknown>`${analyses.facts} -> 'sideScores'`,
  contractValue: analyses.contractValue,
  contractTerm: analyses.contractTerm,
  riskFlags: analyses.riskFlags,
  summary: analyses.summary,
  errorCode: analyses.errorCode,
};
/** The result as JSON text: parsing it takes longer than everything else in the request. */
const detailColumns = {
  ...recordColumns,
  result: sql<string | null>`${analyses.result}::text`,
};

export interface AnalysisOfOwner {
  readonly ownerId: string;
  readonly id: string;
}

/** The complete analysis; undefined if it does not belong to the owner. */
export async function findAnalysis(
  orm: Pick<Database['orm'], 'select'>,
  { ownerId, id }: AnalysisOfOwner,
) {
  const [row] = await orm
    .select(detailColumns)
    .from(analyses)
    .innerJoin(documents, eq(documents.id, analyses.documentId))
    .where(and(eq(documents.ownerId, ownerId), eq(analyses.id, id)));
  return row && { ...row, states: await listStates(orm, id) };
}
export type AnalysisRow = NonNullable<Awaited<ReturnType<typeof findAnalysis>>>;
export type AnalysisRecordRow = Omit<AnalysisRow, 'result' | 'states'>;
