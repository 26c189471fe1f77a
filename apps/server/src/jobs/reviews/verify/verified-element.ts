import type { TaskNote } from '@clauselight/language-model';
import type { Rejected, ReviewItem } from '@clauselight/schema';

/** One element of a list in an answer of the model. */
export interface AnswerElement<List extends string> {
  readonly list: List;
  /** Its place in the list. */
  readonly index: number;
  /** As the answer's schema has parsed it. */
  readonly value: unknown;
}

/** What became of it. */
export interface VerifiedElement {
  readonly rejected: Rejected;
  /** `item` and `note` stand; `repeated` says what the engine has said; `rejected` does not stand. */
  readonly outcome:
    | { readonly kind: 'item'; readonly key: string; readonly item: ReviewItem }
    | { readonly kind: 'note'; readonly note: TaskNote }
    | { readonly kind: 'repeated' }
    | { readonly kind: 'rejected' };
}
