import type { Severity } from '@clauselight/schema';
import type { NdaId, NdaOutcome } from '../outputs.ts';

/** The two sides of a non-disclosure agreement; in a mutual one each party is both. */
export type NdaSide = 'recipient' | 'discloser';

/** What an outcome costs one side. */
export interface NdaRisk {
  readonly outcomes: readonly NdaOutcome[];
  /** Whose risk it is. */
  readonly side: NdaSide;
  readonly baseSeverity: Severity;
  /** Why it matters to that side. */
  readonly why: string;
  /** What it means to the other side, which has it in its favour; absent where it is in nobody's favour. */
  readonly advantage?: string;
  /** What to ask for, as a short instruction. */
  readonly request: string;
  /** What to ask for in full, with a fallback. */
  readonly mitigation: string;
  /** Wording to put in its place, ready to copy. */
  readonly wording: string;
}

/** A question that every non-disclosure agreement is asked, and what the answers mean. */
export interface NdaHypothesis {
  readonly id: NdaId;
  readonly title: string;
  /** What is asked, as a statement that the agreement supports, contradicts or leaves open. */
  readonly statement: string;
  /** What it means to the side that receives information. */
  readonly forRecipient: string;
  /** What it means to the side that gives it. */
  readonly forDiscloser: string;
  /** Outcomes that are no side's risk are not named. */
  readonly risks: readonly NdaRisk[];
  readonly source: string;
  /** The rule of the risk catalogue that looks at the same thing, so that nothing counts twice; absent where none does. */
  readonly catalogueRule?: string;
}

/** Where the questions come from; each adds its number. */
export const contractNli = 'ContractNLI (Koreeda and Manning 2021)';
