import type { Analysis, SourceText } from '@clauselight/schema';
import type { Passage } from '../passages/passage.ts';

/** One version, parsed and divided into passages. */
export interface Version {
  readonly source: SourceText;
  readonly analysis: Analysis;
  readonly passages: readonly Passage[];
}
