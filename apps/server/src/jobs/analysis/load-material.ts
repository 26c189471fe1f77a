import { AppError } from '@clauselight/schema';
import { eq, sql } from 'drizzle-orm';
import type { DocumentMaterial } from '../../domain/analyses/document-material.ts';
import { analyses } from '../../domain/tables/document-tables.ts';
import type { Platform } from '../../platform/open.ts';
import { sourceTextKey } from '../../platform/storage/keys.ts';

/** Loads what a thread needs to open a document. Throws `analysis_missing` if its text or the analysis is gone. */
export async function loadMaterial(
  { database, storage }: Pick<Platform, 'database' | 'storage'>,
  { documentId, analysisId }: { readonly documentId: string; readonly analysisId: string },
): Promise<DocumentMaterial> {
  const [sourceText, [row]] = await Promise.all([
    storage.find(sourceTextKey(documentId)),
    database.orm
      .select({ analysis: sql<string | null>`${analyses.result}::text` })
      .from(analyses)
      .where(eq(analyses.id, analysisId)),
  ]);
  const analysis = row?.analysis ?? undefined;
  if (sourceText === undefined || analysis === undefined) throw new AppError('analysis_missing');
  return { sourceText, analysis };
}
