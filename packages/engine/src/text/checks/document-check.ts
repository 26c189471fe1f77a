import type {
  Adjustment,
  DocumentKind,
  Evidence,
  Provision,
  Severity,
  SourceText,
  Term,
} from '@clauselight/schema';
import type { DocumentStructure } from '../document-structure.ts';

/**
 * Whose risk a rule's finding is: of the party that the matching words name first, of every party but that one, of
 * every party, of the party that pays or of the one that performs, or of parties in the roles named (lower case, as
 * contracts call them: `tenant`, `employee`).
 */
export type Bearer =
  | 'subject'
  | 'others'
  | 'everyone'
  | 'payer'
  | 'performer'
  | readonly [string, ...string[]];

/** What rules in code see of a document. */
export interface JudgedDocument {
  readonly sourceText: SourceText;
  readonly structure: DocumentStructure;
  readonly documentKind: DocumentKind;
  readonly terms: readonly Term[];
  readonly provisions: readonly Provision[];
}

/** One place, or several that belong together, where a rule in code found its risk. */
export interface Found {
  /** The leading passage first. */
  readonly evidence: readonly [Evidence, ...Evidence[]];
  /** What is wrong at this place, in one sentence: `“thirty” is 30, the figure beside it is 90.` */
  readonly detail?: string;
  /** Where it differs from the rule's base severity. */
  readonly severity?: Severity;
  readonly adjustments?: readonly Adjustment[];
  /** Whose risk it is at this place, where it is not the rule's bearer's. */
  readonly bearer?: Bearer;
}

/** Whether there is any evidence, as a finding needs. */
export function hasFirst(
  evidence: readonly Evidence[],
): evidence is readonly [Evidence, ...Evidence[]] {
  return evidence.length > 0;
}
