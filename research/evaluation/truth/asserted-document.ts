import type { AnalysisReportInput } from '@clauselight/report';

/** What a list of assertions is made from. */
export interface AssertedDocument extends AnalysisReportInput {
  /** The path below the data folder. */
  readonly document: string;
}
