import type { AnalysisFacts } from '@clauselight/schema';
import { and, eq } from 'drizzle-orm';
import { analyses, documents } from '../../domain/tables/document-tables.ts';
import type { Database } from '../../platform/database/open.ts';

/** What a message says about an analysis. */
export interface AnalysisNotice {
  readonly analysisId: string;
  readonly filename: string;
  /** Null if the document was not judged. */
  readonly riskScore: number | null;
  readonly facts: AnalysisFacts;
}

/** A completed analysis of a person's document; undefined if it is gone or belongs to somebody else. */
export async function findAnalysis(
  { orm }: Pick<Database, 'orm'>,
  { analysisId, userId }: { readonly analysisId: string; readonly userId: string },
): Promise<AnalysisNotice | undefined> {
  const [row] = await orm
    .select({
      filename: documents.filename,
      riskScore: analyses.riskScore,
      facts: analyses.facts,
    })
    .from(analyses)
    .innerJoin(documents, eq(documents.id, analyses.documentId))
    .where(and(eq(analyses.id, analysisId), eq(documents.ownerId, userId)));
  if (row === undefined || row.facts === null) return undefined;
  return { analysisId, filename: row.filename, riskScore: row.riskScore, facts: row.facts };
}
