import type { Analysis, Highlight, SourceText } from '@clauselight/schema';

/** What a report is made from. */
export interface AnalysisReportInput {
  /** Absent where the analysis is not stored. */
  readonly analysisId?: string;
  readonly filename: string;
  /** ISO 8601 moment. */
  readonly analyzedAt: string;
  /** As the engine gave it, for no side. */
  readonly analysis: Analysis;
  /** The text of the document: for page numbers and the words around a passage. */
  readonly source: SourceText;
  /** Id of the side the report is for; absent or unknown for a report that takes no side. */
  readonly side?: string;
  /** Ids of the accepted findings. */
  readonly accepted: readonly string[];
  /** The highlights of the document, in document order; present where the annex is wanted. */
  readonly highlights?: readonly Highlight[];
  /** Whether provisions and deadlines are quoted too. Findings and key terms always are. */
  readonly hasAllQuotes?: boolean;
}

/** An analysis that is stored and so has an id. */
export interface StoredAnalysisInput extends AnalysisReportInput {
  readonly analysisId: string;
}
