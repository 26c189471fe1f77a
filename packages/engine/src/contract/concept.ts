import type { DocumentKind, RiskCategory, Severity } from '@clauselight/schema';

/** What in a sentence makes a concept weigh more or less: words, or a number with its unit. */
export type ConceptAdjustment = { readonly effect: 1 | -1; readonly reason: string } & (
  | { readonly pattern: string }
  | {
      readonly measure: 'days' | 'months' | 'years' | 'percent';
      readonly atLeast?: number;
      readonly atMost?: number;
    }
);

/**
 * A risk that a sentence may hold, in any words. The concept model finds the sentences; what is said of them stands
 * here.
 */
export interface Concept {
  readonly id: string;
  /** The title of a finding. */
  readonly name: string;
  /** What it is about, without judgment. */
  readonly subject: string;
  /** One sentence that is true of every sentence that holds it. */
  readonly what: string;
  readonly kinds: readonly DocumentKind[] | 'all';
  readonly category: RiskCategory;
  /** Whose risk it is, for example `the tenant`. */
  readonly borneBy: string;
  /** Who bears it in the deal, where neither the sentence nor a role tells: see `Bearer`. */
  readonly bearer?: 'payer' | 'performer' | 'creator' | 'confidant' | 'discloser';
  /** Roles that bear it where the sentence does not tell who does. */
  readonly roles?: readonly [string, ...string[]];
  readonly severity: Severity;
  /** Whether it is a risk only because the other side does not bear the same. */
  readonly isOneSided: boolean;
  readonly adjust: readonly ConceptAdjustment[];
  readonly why: string;
  readonly advantage?: string;
  readonly request: string;
  readonly mitigation: string;
  readonly wording?: string;
  /** Rules that look for the same risk by patterns. */
  readonly rules: readonly string[];
  readonly contradicts: readonly string[];
  /** Concepts so near that one finding on the same words is enough. */
  readonly near: readonly string[];
}
