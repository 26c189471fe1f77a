import type { Severity } from '@clauselight/schema';
import type { NdaId, NdaOutcome } from '../outputs.ts';

/** The two sides of a non-disclosure agreement. In a mutual one each party is both. */
export type NdaSide = 'recipient' | 'discloser';

/** The risk of an outcome for one side. */
export interface NdaRisk {
  readonly outcomes: readonly NdaOutcome[];
  /** Whose risk it is. */
  readonly side: NdaSide;
  readonly baseSeverity: Severity;
  /** Why it matters to that side. */
  readonly why: string;
  /** What it means to the other side, in whose favor it is; absent when it favors nobody. */
  readonly advantage?: string;
  /** What to ask for, as a short instruction. */
  readonly request: string;
  /** What to ask for in full, with a fallback. */
  readonly mitigation: string;
  /** Replacement wording, ready to copy. */
  readonly wording: string;
  /** No risk if the passages say this already; matched against their text in lower case. */
  readonly unless?: RegExp;
}

/** A question about every non-disclosure agreement, and the meaning of its answers. */
export interface NdaHypothesis {
  readonly id: NdaId;
  readonly title: string;
  /** The question, as a statement that the agreement supports, contradicts or leaves open. */
  readonly statement: string;
  /** What it means to the side that receives information. */
  readonly forRecipient: string;
  /** What it means to the side that discloses it. */
  readonly forDiscloser: string;
  /** Outcomes that are no side's risk are not listed. */
  readonly risks: readonly NdaRisk[];
  readonly source: string;
  /** The rule that checks the same thing, so that nothing counts twice; absent when there is none. */
  readonly catalogRule?: string;
}

/** The source of the questions; each adds its number. */
export const contractNli = 'ContractNLI (Koreeda and Manning 2021)';
