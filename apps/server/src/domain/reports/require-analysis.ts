import { AppError, type DocumentFormat } from '@clauselight/schema';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { analyses, documents } from '../tables/document-tables.ts';

export interface AnalyzedFile {
  readonly filename: string;
  readonly format: DocumentFormat;
}

/**
 * Returns the document of an analysis. Throws `not_found` unless it belongs to the owner, and `analysis_missing`
 * until it is completed.
 */
export type RequireAnalysis = (ownerId: string, analysisId: string) => Promise<AnalyzedFile>;

export function createRequireAnalysis({ orm }: Pick<Database, 'orm'>): RequireAnalysis {
  return async (ownerId, analysisId) => {
    const [row] = await orm
      .select({
        filename: documents.filename,
        format: documents.format,
        status: analyses.status,
      })
      .from(analyses)
      .innerJoin(documents, eq(documents.id, analyses.documentId))
      .where(and(eq(documents.ownerId, ownerId), eq(analyses.id, analysisId)));
    if (row === undefined) throw new AppError('not_found');
    if (row.status !== 'completed') throw new AppError('analysis_missing');
    return row;
  };
}
