import type { Term } from '@clauselight/schema';
import type { FoundMoney } from '../../../text/values/money.ts';

/** A term found in a sentence, with the words that state it and the amounts that it uses. */
export interface Claim {
  readonly term: Omit<Term, 'id' | 'clause' | 'evidence'>;
  readonly from: number;
  readonly to: number;
  readonly amounts: readonly FoundMoney[];
}
