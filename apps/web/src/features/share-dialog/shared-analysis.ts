import type { Side } from '@clauselight/schema';

/** The analysis that is shared. */
export interface SharedAnalysis {
  analysisId: string;
  filename: string;
  sides: readonly Side[];
  /** Id of the side that the user chose. */
  side: string | undefined;
}
