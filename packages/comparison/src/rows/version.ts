import type { Analysis, SourceText } from '@clauselight/schema';
import type { Passage } from '../passages/passage.ts';

/** One version, read and divided. */
export interface Version {
  readonly source: SourceText;
  readonly analysis: Analysis;
  readonly passages: readonly Passage[];
}
