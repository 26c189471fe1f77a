import type { AnalysisFacts } from '@clauselight/schema';
import { and, eq } from 'drizzle-orm';
import { analyses, documents } from '../../domain/tables/document-tables.ts';
import type { Database } from '../../platform/database/open.ts';

/** What a message says of one analysis. */
export interface AnalysisNews {
  readonly analysisId: string;
  readonly filename: string;
  readonly riskScore: number;
  readonly facts: AnalysisFacts;
}

/** A completed analysis of a person's document; undefined where it is gone or somebody else's. */
export async function findAnalysis(
  { orm }: Pick<Database, 'orm'>,
  { analysisId, userId }: { readonly analysisId: string; readonly userId: string },
): Promise<AnalysisNews | undefined> {
  const [row] = await orm
    .select({
      filename: documents.filename,
      riskScore: analyses.riskScore,
      facts: analyses.facts,
    })
    .from(analyses)
    .innerJoin(documents, eq(documents.id, analyses.documentId))
    .where(and(eq(analyses.id, analysisId), eq(documents.ownerId, userId)));
  if (row === undefined || row.facts === null || row.riskScore === null) return undefined;
  return { analysisId, filename: row.filename, riskScore: row.riskScore, facts: row.facts };
}
