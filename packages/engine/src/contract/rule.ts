import type { ClauseCategory, DocumentKind, RiskCategory, Severity } from '@clauselight/schema';
import type { Bearer, CheckHit, JudgedDocument } from '../text/checks/document-check.ts';

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

interface RuleHead {
  readonly id: string;
  readonly name: string;
  readonly category: RiskCategory;
  readonly baseSeverity: Severity;
  readonly grade: RuleGrade;
  /** Hits in real agreements that were read by hand, and how many of them were right: what the grade rests on. */
  readonly sample?: { readonly read: number; readonly right: number };
  readonly documents: readonly DocumentKind[] | 'all';
  /** Whose risk it is, for example `the indemnifying party`. */
  readonly borneBy: string;
  readonly bearer: Bearer;
  /** Where a law is spoken of: which, and as of when. */
  readonly law?: string;
  /** Why it matters to who bears it. */
  readonly why: string;
  /** What it means to the other side, which has it in its favour; absent where it is in nobody's favour. */
  readonly advantage?: string;
  /** What to ask for, as a short instruction. */
  readonly request: string;
  /** What to ask for in full, with a fallback. */
  readonly mitigation: string;
  /** Wording to put in its place, ready to copy; absent where striking the words or filling them in is all there is to do. */
  readonly wording?: string;
  readonly source: string;
}

/** A number in the matching words that decides whether the match is a risk; days, percent. */
export interface Threshold {
  /** Days count a month as 30 and a year as 365. */
  readonly measure: 'days' | 'percent';
  /** The match counts where a number in it is at least this … */
  readonly atLeast?: number;
  /** … and at most this. */
  readonly atMost?: number;
}

/**
 * A check that looks for words in single sentences, as data.
 *
 * Patterns are regular expressions without regard to case, matched against normalised sentences, in which `{NAME}`
 * stands for a macro. `{GAP}` and `{LONG}` may only stand at the outermost level of a pattern: they part it into
 * segments that are searched one by one, so that no text can make a match take more than linear time.
 */
export interface SentenceRule extends RuleHead {
  readonly kind: 'presence' | 'threshold' | 'asymmetry' | 'consistency';
  /**
   * Lower-case words of which every matching sentence holds at least one: looked for before the patterns, which is quick.
   * Without them the patterns are tried on every sentence.
   */
  readonly cues?: readonly string[];
  readonly triggers: readonly string[];
  /** A pattern that the sentence must also match. */
  readonly needs?: string;
  /** A pattern that some sentence of the document must match. */
  readonly onlyIf?: string;
  /** Categories of which the clause model must see one in the matching clause for a match to count. */
  readonly context?: readonly ClauseCategory[];
  /** Categories in whose provisions a match counts for nothing. */
  readonly notIn?: readonly ClauseCategory[];
  /** A number that the matching passage must state. */
  readonly test?: Threshold;
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
  readonly examples: {
    readonly matches: readonly string[];
    readonly leaves: readonly string[];
    /** Sentences whose finding must come out at exactly this severity. */
    readonly weighs?: readonly { readonly text: string; readonly severity: Severity }[];
  };
}

interface WholeExamples {
  /** Whole texts in which the rule finds its risk. */
  readonly matches: readonly string[];
  /** Whole texts in which it does not. */
  readonly leaves: readonly string[];
}

/** A check for something a full agreement of its kind should hold; reported with the places that were searched. */
export interface AbsenceRule extends RuleHead {
  readonly kind: 'absence';
  /** What is looked for, as a noun phrase: `a ceiling on liability`. */
  readonly soughtFor: string;
  /** A pattern that some sentence of the document must match for the check to apply. */
  readonly onlyIf?: string;
  /** Patterns; a sentence or a heading that matches any of them shows that it is there. */
  readonly present: readonly string[];
  /** Categories whose provisions show that it is there, whatever their words. */
  readonly presentAs?: readonly ClauseCategory[];
  /** Categories whose provisions are where it would be expected: shown as the places searched. */
  readonly expectedIn?: readonly ClauseCategory[];
  readonly examples: WholeExamples;
}

/** A check of required items, or of signals of which several together are a risk. */
export interface ChecklistRule extends RuleHead {
  readonly kind: 'checklist';
  /** A pattern that some sentence of the document must match for the check to apply. */
  readonly onlyIf?: string;
  readonly items: readonly { readonly name: string; readonly pattern: string }[];
  /** Whether items that are missing make the finding, or items that are there. */
  readonly counts: 'missing' | 'present';
  /** How many make a finding, and how many raise it by one step. */
  readonly from: number;
  readonly graverFrom?: number;
  readonly examples: WholeExamples;
}

/** A check that compares places of the document with one another: code, not patterns. */
export interface ComputedRule extends RuleHead {
  readonly kind: 'computed';
  find(document: JudgedDocument): readonly CheckHit[];
  readonly examples: WholeExamples;
}

/** One check of the rule book. */
export type Rule = SentenceRule | AbsenceRule | ChecklistRule | ComputedRule;
