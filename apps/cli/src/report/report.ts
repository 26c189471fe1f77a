import type { Severity } from '@clauselight/schema';

/** One line of facts: `Governing law: State of Delaware`, with the words it rests on and where they stand. */
export interface Fact {
  readonly label: string;
  readonly text: string;
  readonly quote?: string;
  readonly place?: string;
}

/** A part of a report. Every form of output draws the same parts; all texts are plain, as they stand in the document. */
export type ReportPart =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'section'; readonly text: string }
  /** A heading within a section; in the colour of a severity where it has one. */
  | { readonly kind: 'group'; readonly text: string; readonly severity?: Severity }
  /** The heading of one thing within a group. */
  | { readonly kind: 'item'; readonly text: string; readonly severity: Severity }
  | { readonly kind: 'text'; readonly text: string }
  /** What is good to know but not to be read first. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] };

export type Report = readonly ReportPart[];

/** What people call a severity. */
export const severityNames: Readonly<Record<Severity, string>> = {
  5: 'Critical',
  4: 'High',
  3: 'Medium',
  2: 'Low',
  1: 'Info',
};
export const severities: readonly Severity[] = [5, 4, 3, 2, 1];
