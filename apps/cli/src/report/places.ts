import type { Clause, ClauseReference, Page, Span } from '@clauselight/schema';
import { shorten } from './shorten.ts';

/** Some documents set the first words of a clause as its heading. */
const headingLength = 80;

/** Says where words stand. */
export interface Places {
  /** `clause 4.2 Renewal, page 3`; nothing where the document has neither clauses nor pages there. */
  find(span: Span, clause?: ClauseReference): string | undefined;
}

/** Names places by the clause and the page they are in. */
export function createPlaces(clauses: readonly Clause[], pages: readonly Page[]): Places {
  return {
    find(span, clause) {
      const inner =
        clause ?? clauses.findLast((one) => one.start <= span.start && span.start < one.end);
      const page = pages.find(({ start, end }) => start <= span.start && span.start < end);
      const words = [
        ...(inner === undefined ? [] : [describeClause(inner)]),
        ...(page === undefined ? [] : [`page ${page.number}`]),
      ].filter((word) => word !== '');
      return words.length === 0 ? undefined : words.join(', ');
    },
  };
}

function describeClause({ number, heading }: Omit<ClauseReference, 'id'>): string {
  const name = number !== undefined && /^\d/.test(number) ? `clause ${number}` : number;
  const title = heading === undefined ? undefined : shorten(heading, headingLength);
  return [name, title].filter((word) => word !== undefined).join(' ');
}
