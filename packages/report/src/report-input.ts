import type { Analysis, Highlight, SourceText } from '@clauselight/schema';

/** What a report is made from. */
export interface AnalysisReportInput {
  readonly analysisId: string;
  readonly filename: string;
  /** ISO 8601 moment. */
  readonly analyzedAt: string;
  /** As the engine gave it, of no side. */
  readonly analysis: Analysis;
  /** The text it is of: for pages, and for the words around a passage. */
  readonly source: SourceText;
  /** Id of the side whose eyes the report takes; nobody's where absent or unknown. */
  readonly side?: string;
  /** Ids of the findings that their reader lives with. */
  readonly accepted: readonly string[];
  /** Present where the annex is wanted: the highlights of the document, in its order. */
  readonly highlights?: readonly Highlight[];
}
