import type { RiskLevel, Severity } from '@clauselight/schema';

/** Words in one style. `insertion` and `deletion` mark the changes of a later version. */
export interface Run {
  readonly text: string;
  readonly look?: 'strong' | 'emphasis' | 'insertion' | 'deletion';
}

/** Plain words or runs of them. A line feed starts a new line. They are data: no renderer interprets markup in them. */
export type RichText = string | readonly Run[];

/** A label and its value, with the quote it rests on and its position. */
export interface Fact {
  readonly label: string;
  readonly words: RichText;
  readonly quote?: string;
  /** For example `clause 4.2, page 3`. */
  readonly place?: string;
}

export interface Column {
  readonly title: string;
  /** Share of the table's width. Columns without one share the rest. */
  readonly width?: number;
  /** `end` for figures. */
  readonly align?: 'start' | 'end';
}

/** The content of a report below a heading. */
export type Block =
  | { readonly kind: 'paragraph'; readonly words: RichText }
  /** In small type: positions, sources, explanations. */
  | { readonly kind: 'note'; readonly words: RichText }
  /** Words of the document itself. */
  | { readonly kind: 'quote'; readonly words: RichText; readonly place?: string }
  /** Proposed wording. */
  | { readonly kind: 'wording'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'list'; readonly items: readonly RichText[]; readonly isOrdered?: boolean }
  | {
      readonly kind: 'table';
      /** Describes the table for people who do not see it. */
      readonly caption: string;
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly RichText[])[];
    }
  /** A second-level heading with its content. */
  | { readonly kind: 'group'; readonly title: string; readonly blocks: readonly Block[] }
  /** One of several items, for example a finding. Kept together on a page if it fits. */
  | {
      readonly kind: 'item';
      readonly title: string;
      readonly severity?: { readonly value: Severity; readonly name: string };
      /** A few words beside the title, for example `+0.8`. */
      readonly badge?: string;
      readonly blocks: readonly Block[];
    };

export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A score on the first page, or what replaces it. */
export type CoverScore = CoverScoreName &
  (
    | {
        /** 0-10. */
        readonly value: number;
        readonly level: RiskLevel;
        readonly insteadOf?: undefined;
      }
    | {
        /** Replaces the score: `Incomplete`, `Not judged`. */
        readonly insteadOf: string;
      }
  );

interface CoverScoreName {
  /** For example `Earlier version`; absent if there is only one. */
  readonly title?: string;
  /** What it measures: `Risk`. */
  readonly label: string;
}

export interface Cover {
  /** Above the title: `Contract analysis`, `Comparison of two versions`. */
  readonly kicker: string;
  readonly title: string;
  readonly scores: readonly CoverScore[];
  /** Parties, file, kind, side, date of the analysis. */
  readonly facts: readonly Fact[];
  /** What the score measures and what it does not; what is incomplete. */
  readonly notes: readonly RichText[];
}

/** The content of a report. All formats are rendered from this alone. */
export interface ReportContent {
  /** BCP 47 tag of the report's own words. */
  readonly language: string;
  readonly cover: Cover;
  readonly sections: readonly Section[];
  /** The footer of every page. */
  readonly footer: string;
  /** ISO 8601 date and time of the analysis. The same analysis gives the same file. */
  readonly madeFrom: string;
}
