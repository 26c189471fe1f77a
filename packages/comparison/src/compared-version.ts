import type { Analysis, SourceText } from '@clauselight/schema';

/** One of the two compared documents, with its analysis. */
export interface ComparedVersion {
  readonly analysisId: string;
  readonly documentId: string;
  readonly filename: string;
  /** ISO 8601 date and time. */
  readonly analyzedAt: string;
  readonly source: SourceText;
  /** The engine's analysis, without a side. */
  readonly analysis: Analysis;
}
