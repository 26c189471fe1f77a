import type { RiskLevel, Severity } from '@clauselight/schema';

/** Words of one look. `insertion` and `deletion` mark what a later version has and has not. */
export interface Run {
  readonly text: string;
  readonly look?: 'strong' | 'emphasis' | 'insertion' | 'deletion';
}

/**
 * Words as they stand, or runs of them; a line feed begins a new line. They are data: no renderer takes any of them for
 * markup.
 */
export type Words = string | readonly Run[];

/** A label and what it is, with the words of the document it rests on and where they stand. */
export interface Fact {
  readonly label: string;
  readonly words: Words;
  readonly quote?: string;
  /** For example `clause 4.2, page 3`. */
  readonly place?: string;
}

export interface Column {
  readonly title: string;
  /** Share of the width; columns without one share what is left. */
  readonly width?: number;
  /** `end` is for figures. */
  readonly align?: 'start' | 'end';
}

/** What stands in a report below a heading. */
export type Block =
  | { readonly kind: 'paragraph'; readonly words: Words }
  /** Said small: places, sources, what is meant. */
  | { readonly kind: 'note'; readonly words: Words }
  /** Words of the document itself. */
  | { readonly kind: 'quote'; readonly words: Words; readonly place?: string }
  /** Wording to put in the place of something. */
  | { readonly kind: 'wording'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'list'; readonly items: readonly Words[]; readonly isOrdered?: boolean }
  | {
      readonly kind: 'table';
      /** What the table shows, for those who do not see it. */
      readonly caption: string;
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly Words[])[];
    }
  /** A heading of the second rank with what belongs to it. */
  | { readonly kind: 'group'; readonly title: string; readonly blocks: readonly Block[] }
  /** One thing among others, a finding for example; kept together on a page where it fits. */
  | {
      readonly kind: 'item';
      readonly title: string;
      readonly severity?: { readonly value: Severity; readonly name: string };
      /** A few words set off beside the title, for example `+0.8`. */
      readonly badge?: string;
      readonly blocks: readonly Block[];
    };

export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A score as the first page shows it. */
export interface CoverScore {
  /** For example `Earlier version`; absent where there is one alone. */
  readonly title?: string;
  /** What it measures: `Risk`. */
  readonly label: string;
  /** 0-10. */
  readonly value: number;
  readonly level: RiskLevel;
  /** What is said in its place where the analysis is incomplete. */
  readonly insteadOf?: string;
}

export interface Cover {
  /** Above the title: `Contract analysis`, `Comparison of two versions`. */
  readonly kicker: string;
  readonly title: string;
  readonly scores: readonly CoverScore[];
  /** Parties, file, kind, side, day of the analysis. */
  readonly facts: readonly Fact[];
  /** What measures, what it does not; what is incomplete. */
  readonly notes: readonly Words[];
}

/** What a report says, whatever it is drawn as: every form of it is made from this alone. */
export interface ReportContent {
  /** BCP 47 tag of the report's own words. */
  readonly language: string;
  readonly cover: Cover;
  readonly sections: readonly Section[];
  /** At the foot of every page. */
  readonly footer: string;
  /** ISO 8601 moment of the analysis: the same analysis gives the same file. */
  readonly madeFrom: string;
}
