import type { Analysis, FindingState, Highlight, SourceText } from '@clauselight/schema';

/** The input of a report. */
export interface AnalysisReportInput {
  /** Absent if the analysis is not stored. */
  readonly analysisId?: string;
  readonly filename: string;
  /** ISO 8601 date and time. */
  readonly analyzedAt: string;
  /** The engine's analysis, without a side. */
  readonly analysis: Analysis;
  /** The text of the document, for page numbers and context. */
  readonly source: SourceText;
  /** Id of the report's side; without a known id no side is taken. */
  readonly side?: string;
  /** What the reader decided about findings. */
  readonly states: readonly FindingState[];
  /** The highlights in document order; present if the annex is wanted. */
  readonly highlights?: readonly Highlight[];
  /**
   * Whether it is the short form: findings in few words, and no tables of duties, recommendations and points, which repeat
   * what stands with the findings.
   */
  readonly isShort?: boolean;
  /** Whether provisions and deadlines are quoted too. Findings and key terms always are. */
  readonly hasAllQuotes?: boolean;
}

/** An analysis that is stored and therefore has an id. */
export interface StoredAnalysisInput extends AnalysisReportInput {
  readonly analysisId: string;
}
