import type { Analysis, SourceText } from '@clauselight/schema';

/** One of the two documents that are compared, with its analysis. */
export interface ComparedVersion {
  readonly analysisId: string;
  readonly documentId: string;
  readonly filename: string;
  /** ISO 8601 moment. */
  readonly analyzedAt: string;
  readonly source: SourceText;
  /** As the engine gave it, of no side. */
  readonly analysis: Analysis;
}
