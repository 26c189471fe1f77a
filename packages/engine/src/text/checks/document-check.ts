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
 * Whose risk a rule's finding is.
 *
 * - `subject`: of the party that the sentence binds, its grammatical subject
 * - `others`: of every party but that one
 * - `everyone`: of every party
 * - `payer`, `performer`: of the party that pays in the deal, or of the one that is paid
 * - `renewed`: of the party that pays for a further term; of everyone when either party may end it
 * - `unprotected`: of every party but the one whose liability the words limit or exclude
 * - `liable`: of the party whose liability has no limit
 * - `creator`: of the party that loses rights in what it makes
 * - `audited`: of the party whose books may be inspected
 * - `receiver`: of the party that receives what comes without a warranty
 * - `remedied`: of the party whose remedies the words limit
 * - `overruled`: of every party but the one that decides alone
 * - `enjoined`: of the party against which a court order may be sought
 * - `confidant`, `discloser`: of the party that must keep information secret, or of the one whose information it is
 * - a list: of parties in these roles (lower case, as contracts call them: `tenant`, `employee`)
 *
 * What the words do not tell is unknown.
 */
export type Bearer = ReadBearer | 'everyone' | readonly [string, ...string[]];

/** Bearers that are read from the sentence of a finding. */
export type ReadBearer =
  | 'subject'
  | 'others'
  | 'payer'
  | 'performer'
  | 'renewed'
  | 'unprotected'
  | 'liable'
  | 'creator'
  | 'audited'
  | 'receiver'
  | 'remedied'
  | 'overruled'
  | 'enjoined'
  | 'confidant'
  | 'discloser'
  | 'indemnifier'
  | 'controlled';

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
