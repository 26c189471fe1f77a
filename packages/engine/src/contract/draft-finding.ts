import type { Finding } from '@clauselight/schema';
import type { Bearer } from '../text/checks/document-check.ts';

/** A finding before a side is chosen and before it is scored. */
export interface DraftFinding
  extends Omit<Finding, 'id' | 'bearers' | 'standing' | 'points' | 'scoreWithout' | 'lookedIn'> {
  readonly lookedIn?: Finding['lookedIn'];
  readonly bearer: Bearer;
  /** The party that the matching words name first: the id of its term, or the word itself. */
  readonly subject?: string | undefined;
  /** Ids of checks that look for the same thing in another way. Of those that quote the same words, one is kept. */
  readonly alsoCheckedBy?: readonly string[];
  /** Whether findings of this check count in the score. */
  readonly isScored: boolean;
}
