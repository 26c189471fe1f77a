import type { Evidence, RiskCategory, SummarySentence, Term } from '@clauselight/schema';

/** 1 polish, 2 worth fixing, 3 likely to cost marks or money. */
export type RemarkLevel = 1 | 2 | 3;

/** What a check of a document that is no contract found, in one place or in the whole; it becomes a finding. */
export interface Remark {
  /** Id of the check in the catalog, for example `EVI-01`. */
  readonly checkId: string;
  readonly category: RiskCategory;
  readonly title: string;
  readonly level: RemarkLevel;
  /** Share in R, the sum under the score's formula, caps applied; 0 where the check never moves the score. */
  readonly points: number;
  /** What was noticed, in one sentence that names the figures. */
  readonly notice: string;
  /** Why it matters to the reader of the document. */
  readonly why: string;
  /** One question or one next step. */
  readonly nextStep: string;
  /** Where the check comes from. */
  readonly source: string;
  /** The words it rests on, the leading passage first; empty only where something is missing from the document. */
  readonly evidence: readonly Evidence[];
  /** The passages that were searched for something missing. */
  readonly lookedIn?: readonly Evidence[];
}

/** A check that was made of the document, with its outcome. */
export interface RemarkCheck {
  readonly checkId: string;
  readonly category: RiskCategory;
  readonly title: string;
  /** What it is about, where the title is a judgment. */
  readonly subject?: string;
  readonly outcome: 'found' | 'not-found' | 'not-applicable';
  /** Why a check that does not apply was not made, where the document does not lack its subject. */
  readonly reason?: string;
}

/** Something done well, with the words that show it. */
export interface Strength {
  readonly title: string;
  readonly text: string;
  readonly evidence: readonly Evidence[];
}

/** What the analysis of a document that is no contract gives. `D` is the type of the details of its kind. */
export interface KindResult<D> {
  readonly details: D;
  readonly remarks: readonly Remark[];
  readonly checks: readonly RemarkCheck[];
  readonly strengths: readonly Strength[];
  readonly terms: readonly Omit<Term, 'id'>[];
  /** The document in a few sentences, each with the passages it rests on. */
  readonly summary: readonly SummarySentence[];
}
