import type { AnalysisReportFormat, ComparisonReportFormat } from '@clauselight/schema';

/** A file to be made of an analysis, or of two. Whoever writes it down has checked that they are the owner's. */
export type OutputRequest =
  | {
      readonly kind: 'analysis';
      readonly analysisId: string;
      readonly format: AnalysisReportFormat;
      /** Id of the side whose eyes it is made with. */
      readonly side?: string;
      /** Whether highlighted passages and notes follow. */
      readonly hasAnnex: boolean;
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
