import type { ClauseCategory } from '@clauselight/schema';
import type { PassageUse } from '../../rule.ts';

/**
 * What a rule is about, apart from the risk: how it is named where no risk was recognized, and what shows that the
 * document deals with it.
 */
export interface RuleSubject {
  /** A neutral name: `Ending the contract without cause`. */
  readonly name: string;
  /** Categories of the clause model whose provisions deal with it, if their words agree. */
  readonly as?: readonly ClauseCategory[];
  /** Rule patterns. A sentence that matches one of them deals with it, whatever the clause model says. */
  readonly cues?: readonly string[];
  /** Rule patterns. A sentence that matches one of them speaks of something else in the words of the cues. */
  readonly off?: readonly string[];
  /** What passages may be there for, besides operative ones, to show it: a list of what survives shows what outlasts. */
  readonly uses?: readonly PassageUse[];
  /**
   * Rule patterns, wider than the cues. A sentence that matches one of them may deal with it: it does not show that the
   * subject is present, but "nothing of the kind" is not said of a document with such a sentence.
   */
  readonly near?: readonly string[];
  /** A rule pattern. A heading that matches it stands over a clause that deals with it. */
  readonly heading?: string;
  /**
   * A rule pattern that the text below a heading has to match as well. Without it, neither a heading nor the name of a
   * clause in front of a sentence shows the subject.
   */
  readonly below?: string;
}

/** Subjects by the ids of their rules. */
export type RuleSubjects = Readonly<Record<string, RuleSubject>>;
