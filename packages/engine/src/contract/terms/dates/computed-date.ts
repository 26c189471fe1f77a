import type { Evidence } from '@clauselight/schema';
import { formatDate } from '../../../text/values/dates.ts';
import type { DraftTerm } from '../draft-term.ts';

/** A date that the document states, or one that follows from it. */
export interface ComputedDate {
  /** ISO 8601. */
  readonly date: string;
  /** The words that state the date, or the rule it follows from. */
  readonly evidence: Evidence;
  /** How the date was computed; absent when the words state it. */
  readonly computation?: string;
  /** Further words that the computation rests on. */
  readonly basis?: readonly Evidence[];
}

interface Naming {
  readonly type: DraftTerm['type'];
  readonly label: string;
}

/** Creates the term that states a date. */
export function createDateTerm(
  { type, label }: Naming,
  { date, evidence, computation, basis }: ComputedDate,
): DraftTerm {
  return {
    type,
    label,
    display: formatDate(date),
    value: {
      kind: 'date',
      date,
      ...(computation !== undefined && { computation }),
      ...(basis !== undefined && basis.length > 0 && { basis: [...basis] }),
    },
    evidence,
  };
}
