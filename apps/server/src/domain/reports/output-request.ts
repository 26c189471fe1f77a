import type { AnalysisReportFormat, ComparisonReportFormat } from '@clauselight/schema';

/** A file to be made of one or two analyses. Whoever stores the request has checked that they belong to the owner. */
export type OutputRequest =
  | {
      readonly kind: 'analysis';
      readonly analysisId: string;
      readonly format: AnalysisReportFormat;
      /** Id of the side for whom it is made. */
      readonly side?: string;
      /** Whether an annex with highlights and notes follows. */
      readonly hasAnnex: boolean;
      /** Whether a report is the short form; absent is the long one. */
      readonly isShort?: boolean;
      /** Ids of findings for which no change is asked for. */
      readonly leaveOut?: readonly string[];
    }
  | {
      /** The changes that are proposed for a document, as a `Redline`. */
      readonly kind: 'changes';
      readonly analysisId: string;
      readonly format: 'json';
      /** Id of the side for whom they are proposed. */
      readonly side?: string;
      /** Ids of findings for which no change is asked for. */
      readonly leaveOut?: readonly string[];
    }
  | {
      readonly kind: 'comparison';
      /** Ids of the analyses of the earlier and the later version. */
      readonly beforeId: string;
      readonly afterId: string;
      /** `json` is the `Comparison` itself. */
      readonly format: ComparisonReportFormat;
      /** Id of a side of the later version. */
      readonly side?: string;
    };
