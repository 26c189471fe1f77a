import type { TaskNote } from '@clauselight/language-model';
import type { Rejected, ReviewItem } from '@clauselight/schema';

/** One element of a list in the model's answer. */
export interface AnswerElement<List extends string> {
  readonly list: List;
  /** Its index in the list. */
  readonly index: number;
  /** The value as parsed by the answer's schema. */
  readonly value: unknown;
}

/** The result of the comparison. */
export interface VerifiedElement {
  readonly rejected: Rejected;
  /** `item` and `note` passed; `repeated` repeats a finding of the engine; `rejected` did not pass. */
  readonly outcome:
    | { readonly kind: 'item'; readonly key: string; readonly item: ReviewItem }
    | { readonly kind: 'note'; readonly note: TaskNote }
    | { readonly kind: 'repeated' }
    | { readonly kind: 'rejected' };
}
