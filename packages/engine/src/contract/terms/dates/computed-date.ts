import type { Evidence } from '@clauselight/schema';
import { formatDate } from '../../../text/values/dates.ts';
import type { DraftTerm } from '../draft-term.ts';

/** A date the document states, or one that follows from what it states. */
export interface ComputedDate {
  /** ISO 8601. */
  readonly date: string;
  /** The words that state the date, or the rule it follows from. */
  readonly evidence: Evidence;
  /** How it follows; absent where the words state the day itself. */
  readonly computation?: string;
  /** The words the computation rests on besides. */
  readonly basis?: readonly Evidence[];
}

interface Naming {
  readonly type: DraftTerm['type'];
  readonly label: string;
}

/** The term that states a date. */
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
