import type { ClauseCategory, TermType } from '@clauselight/schema';

/** Words of a clause that treat its subject as a balanced contract does. */
export interface BalancedWords {
  /** A regular expression, matched without regard to case against the sentences of the clause. */
  readonly pattern: string;
  /** Another one that the sentence must match: it is about the subject, not only in its clause. */
  readonly about?: string;
  /** A regular expression: sentences with such words do not count. */
  readonly unless?: string;
  /**
   * Whether such words are no approval yet: a ceiling for both sides can be too low for the one that has more to lose. Where
   * advisers raised something about one of ten such clauses, they are called mutual and not acceptable.
   */
  readonly isOnlyMutual?: true;
  /** What the words do, as a sentence for the reader: `It holds for both sides alike.` */
  readonly reason: string;
}

/** A clause that a contract may have, and everything by which the engine recognizes what it says. */
export interface ClauseSubject {
  /** A neutral name: `Limit of liability`. */
  readonly name: string;
  /** The question that the clause answers. */
  readonly question: string;
  /** Rules about it. Each rule is about one clause. */
  readonly rules: readonly string[];
  /** Concepts about it. Concepts that have rules follow the first of these and are not listed. */
  readonly concepts?: readonly string[];
  /** Categories of the clause model whose provisions are such a clause. */
  readonly categories?: readonly ClauseCategory[];
  /** Types of terms that such a clause states. */
  readonly terms?: readonly TermType[];
  /** Labels of these terms, where a type has several meanings. */
  readonly termLabels?: readonly string[];
  /**
   * A regular expression, matched without regard to case: the words without which nobody writes such a clause. Only a
   * contract without any of them may be said to lack it; without this pattern that is never said.
   */
  readonly vocabulary?: string;
  /**
   * A regular expression, matched without regard to case: what makes a contract need the clause. Without such words it does
   * well without it: nobody misses the rights in the results of cleaning a yard.
   */
  readonly calledForBy?: string;
  /** Whether it stands in particular contracts alone, so that it is unusual in a kind that does not list it. */
  readonly isParticular?: true;
  /** Whether a contract does well without it, so that it is not called missing. */
  readonly isOptional?: true;
  /** What to ask for where the clause is missing, as a short instruction. */
  readonly request: string;
  readonly balanced?: readonly BalancedWords[];
  /** A statement that is all one asks of the clause, where no risk was recognized in it. */
  readonly settledBy?: {
    readonly terms: readonly TermType[];
    /** A longer time does not settle it; a shorter one is acceptable. Without a limit it is only stated. */
    readonly mostDays?: number;
    /** What is stated, as a sentence. */
    readonly reason: string;
  };
  /** Whether its rules look for defects of the text: it is listed only where they found one. */
  readonly isOfDefects?: true;
}

/** Clauses by their ids. */
export type ClauseSubjects = Readonly<Record<string, ClauseSubject>>;
