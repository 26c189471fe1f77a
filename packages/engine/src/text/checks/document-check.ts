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

/** What a check needs that contracts share with all other documents. */
export interface CheckedDocument {
  readonly sourceText: SourceText;
  readonly structure: DocumentStructure;
}

/** What rules in code see of a contract. */
export interface JudgedDocument extends CheckedDocument {
  readonly documentKind: DocumentKind;
  readonly terms: readonly Term[];
  readonly provisions: readonly Provision[];
}

/** One passage, or several that belong together, in which a check found what it looks for. */
export interface CheckHit {
  /** The leading passage first. */
  readonly evidence: readonly [Evidence, ...Evidence[]];
  /** What is wrong there, in one sentence: `“thirty” is 30, the figure beside it is 90.` */
  readonly detail?: string;
  /** Absent if it is the severity of the rule. */
  readonly severity?: Severity;
  readonly adjustments?: readonly Adjustment[];
  /** What is said in place of the rule's own words, where a hit is of another sort than the rest. */
  readonly saying?: HitSaying;
  /** Whose risk it is; absent if it is the bearer of the rule. */
  readonly bearer?: Bearer;
}

/** The words of a finding that differ from those of its rule. */
export interface HitSaying {
  readonly title: string;
  readonly why: string;
  readonly request: string;
  readonly mitigation: string;
}

/** A hit that says in a sentence what is wrong. */
export interface ExplainedHit extends CheckHit {
  readonly detail: string;
}

/** Whether there is any evidence, as a finding needs. */
export function hasFirst(
  evidence: readonly Evidence[],
): evidence is readonly [Evidence, ...Evidence[]] {
  return evidence.length > 0;
}
