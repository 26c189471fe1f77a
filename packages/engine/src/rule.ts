import type { DocumentKind, RiskCategory, Severity } from '@clauselight/schema';

/**
 * Share of sampled hits in real agreements that were right: A at least 80 %, B 50-79 %, C under 50 %, N not measured.
 */
export type RuleGrade = 'A' | 'B' | 'C' | 'N';

/** Words that change what a match means. */
export interface CounterEvidence {
  readonly pattern: string;
  /** `drop` unmakes the match; a number lowers its severity by so many steps. */
  readonly effect: 'drop' | -1 | -2;
  readonly reason: string;
  /**
   * Where the words may stand: the matching words, their sentence, or also the sentence before and after in the same
   * clause. `drop` looks in the sentence, lowering in the neighbours too, unless said otherwise.
   */
  readonly within?: 'match' | 'sentence' | 'neighbours';
}

/** Words in the sentence that make the match worse by one step. */
export interface AggravatingEvidence {
  readonly pattern: string;
  readonly reason: string;
}

/**
 * One check of the rule book, as data.
 *
 * Patterns are regular expressions without regard to case, matched against normalised sentences, in which `{NAME}`
 * stands for a macro. `{GAP}` and `{LONG}` may only stand at the outermost level of a pattern: they part it into
 * segments that are searched one by one, so that no text can make a match take more than linear time.
 */
export interface Rule {
  readonly id: string;
  readonly name: string;
  readonly category: RiskCategory;
  readonly kind: 'presence' | 'threshold' | 'asymmetry' | 'consistency';
  readonly baseSeverity: Severity;
  readonly grade: RuleGrade;
  readonly documents: readonly DocumentKind[] | 'all';
  /** Whose risk it is, for example `the indemnifying party`. */
  readonly bornBy: string;
  /**
   * Lower-case words of which every matching sentence holds at least one: looked for before the patterns, which is quick.
   * Without them the patterns are tried on every sentence.
   */
  readonly cues?: readonly string[];
  readonly triggers: readonly string[];
  /** A pattern that the sentence must also match. */
  readonly needs?: string;
  /** A check in code that a matching passage must also pass. */
  readonly test?: 'words-differ-from-figure';
  /**
   * For a right or duty that is only a risk where one side alone has it: a match counts for nothing when the same
   * trigger (`trigger`) or any trigger of the rule (`rule`) matches with another party as its subject.
   */
  readonly reciprocity?: 'trigger' | 'rule';
  /**
   * For reciprocity with somebody the document's opening does not name: a pattern whose first word is a subject. A match
   * counts for nothing where this matches with a word that is no name of the match's own subject.
   */
  readonly witness?: string;
  readonly counterEvidence: readonly CounterEvidence[];
  readonly aggravating: readonly AggravatingEvidence[];
  readonly why: string;
  /** What to ask for, as a short instruction. */
  readonly request: string;
  /** What to ask for in full, with a fallback. */
  readonly mitigation: string;
  readonly source: string;
  readonly examples: {
    readonly matches: readonly string[];
    readonly leaves: readonly string[];
    /** Sentences whose finding must come out at exactly this severity. */
    readonly weighs?: readonly { readonly text: string; readonly severity: Severity }[];
  };
}
