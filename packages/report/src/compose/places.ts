import { getClauseNoun, nameClauseNumber } from '@clauselight/core';
import type { Clause, ClauseReference, DocumentKind, Page, Span } from '@clauselight/schema';
import { shorten } from '../printable.ts';
import { joinWords } from './formats.ts';

/** Some documents format the first words of a clause as its heading. */
const headingLength = 70;

/** Describes positions in the document. */
export interface Places {
  /** `clause 4.2 Renewal, page 3`; undefined if the document has neither clauses nor pages there. */
  find(span: Span, clause?: ClauseReference): string | undefined;
  /** `4.2 Renewal` alone. */
  findClause(span: Span, clause?: ClauseReference): string | undefined;
  /** The page number, from 1. */
  findPage(span: Span): number | undefined;
}

export interface PlacesInput {
  readonly kind: DocumentKind;
  readonly clauses: readonly Clause[];
  readonly pages: readonly Page[];
}

/** Describes positions by their innermost clause, or by the given clause, and by the page. */
export function createPlaces({ kind, clauses, pages }: PlacesInput): Places {
  const noun = getClauseNoun(kind);
  const findReference = (span: Span, reference?: ClauseReference) =>
    noun === undefined ? undefined : (reference ?? findInnermostClause(span, clauses));
  const findPage = (span: Span) =>
    pages.find(({ start, end }) => start <= span.start && span.start < end)?.number;
  return {
    find(span, reference) {
      const clause = findReference(span, reference);
      const page = findPage(span);
      const words = joinWords([
        noun !== undefined && clause !== undefined && describeClause(clause, noun),
        page !== undefined && `page ${page}`,
      ]);
      return words === '' ? undefined : words;
    },
    findClause(span, reference) {
      const { number, heading } = findReference(span, reference) ?? {};
      return joinWords([number, heading], ' ') || undefined;
    },
    findPage,
  };
}

function findInnermostClause({ start }: Span, clauses: readonly Clause[]): Clause | undefined {
  let innermost: Clause | undefined;
  for (const clause of clauses) {
    if (clause.start > start || clause.end <= start) continue;
    if (innermost === undefined || getLength(clause) <= getLength(innermost)) innermost = clause;
  }
  return innermost;
}

function getLength({ start, end }: Span): number {
  return end - start;
}

function describeClause({ number, heading }: Omit<ClauseReference, 'id'>, noun: string): string {
  const name = number && nameClauseNumber(number, noun);
  return joinWords([name, heading && shorten(heading, headingLength)], ' ');
}
