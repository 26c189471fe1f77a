import type { Finding } from '@clauselight/schema';
import type { Bearer } from '../text/checks/document-check.ts';

/** A finding before a side is chosen and before it is scored. */
export interface DraftFinding
  extends Omit<Finding, 'id' | 'bearers' | 'standing' | 'points' | 'scoreWithout' | 'lookedIn'> {
  readonly lookedIn?: Finding['lookedIn'];
  readonly bearer: Bearer;
  /** The party that the bearer is about: the id of its term, or the word that stands for it. */
  readonly subject?: string | undefined;
  /** What further passages of the finding tell of its bearers. */
  readonly alsoBorneBy?: readonly { readonly bearer: Bearer; readonly subject?: string }[];
  /** Ids of checks that look for the same thing in another way. Of those that quote the same words, one is kept. */
  readonly alsoCheckedBy?: readonly string[];
  /** Whether findings of this check count in the score. */
  readonly isScored: boolean;
}
