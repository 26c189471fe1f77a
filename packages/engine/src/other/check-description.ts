import type { RiskCategory } from '@clauselight/schema';
import type { RemarkLevel } from './remark.ts';

/** Whole texts that show what a check does; a test reads them. Tables are written with bars between their cells. */
export interface CheckExamples {
  readonly matches: readonly [string, ...string[]];
  readonly leaves: readonly [string, ...string[]];
}

/** What is known about a check before it is made. */
export interface CheckDescription {
  /** Id in the rule book, for example `EVI-01`. */
  readonly id: string;
  readonly category: RiskCategory;
  readonly title: string;
  /** What it is about, without judgment; absent if the title says just that. */
  readonly subject?: string;
  /** Absent where it depends on what is found. */
  readonly level?: RemarkLevel;
  /** Why it matters to the reader of the document. */
  readonly why: string;
  readonly source: string;
  /** Or the reason why no text shows it. */
  readonly examples: CheckExamples | string;
}
