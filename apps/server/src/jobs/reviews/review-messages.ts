import type { TaskSettings } from '@clauselight/language-model';
import type { DocumentMaterial } from '../../domain/analyses/document-material.ts';
import type { ThreadFailure } from '../threads/thread-failure.ts';
import type { ReviewPlan } from './portions/plan-review.ts';
import type { AnswerElement, VerifiedElement } from './verify/verified-element.ts';
import type { PortionList } from './verify/verify-portion.ts';
import type { WholeList } from './verify/verify-whole.ts';

/** The input of a review. */
export interface ReviewSource {
  readonly material: DocumentMaterial;
  /** Id of the side that is taken. */
  readonly side: string | undefined;
  readonly settings: TaskSettings;
  /** Number of portions that are read at the same time. */
  readonly concurrency: number;
}

/**
 * A request to a review's thread: first `open`, then what is to be verified, and `close` before the next review
 * opens. Each is answered once, with its id.
 */
export type ReviewThreadRequest = { readonly id: number } & (
  | { readonly kind: 'open'; readonly source: ReviewSource }
  | {
      readonly kind: 'verify-portion';
      readonly portion: number;
      readonly elements: readonly AnswerElement<PortionList>[];
    }
  | { readonly kind: 'verify-whole'; readonly elements: readonly AnswerElement<WholeList>[] }
  | { readonly kind: 'close' }
);

export type ReviewThreadReply = { readonly id: number } & (
  | { readonly kind: 'opened'; readonly plan: ReviewPlan }
  /** In the order of the elements. */
  | { readonly kind: 'verified'; readonly elements: readonly VerifiedElement[] }
  | { readonly kind: 'closed' }
  | ThreadFailure
);
