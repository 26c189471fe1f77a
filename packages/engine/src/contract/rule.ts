import type { ClauseCategory, DocumentKind, RiskCategory, Severity } from '@clauselight/schema';
import type { Bearer, CheckHit, JudgedDocument } from '../text/checks/document-check.ts';

/**
 * Share of sampled hits in real agreements that were right: A at least 80 %, B 50-79 %, C under 50 %, N not measured.
 */
export type RuleGrade = 'A' | 'B' | 'C' | 'N';

/**
 * What a passage of a contract is there for. Only `operative` words promise, forbid, permit or state what holds. A
 * `survival` passage lists what outlasts the contract; a `reference` only names a passage elsewhere; an `option` stands
 * behind a box that nobody ticked; `guidance` explains a model agreement to whoever fills it in.
 */
export type PassageUse =
  | 'operative'
  | 'heading'
  | 'contents'
  | 'recital'
  | 'definition'
  | 'survival'
  | 'reference'
  | 'option'
  | 'guidance'
  | 'signature';

/**
 * What the words of a rule say: that somebody owes something (`duty`), must not do something (`ban`), or may do
 * something to the other side (`power`), or that a right or a liability does not exist (`exclusion`). It decides which
 * denials around the words refute them: “nothing prevents …” refutes a ban and states a power.
 */
export type LegalEffect = 'duty' | 'ban' | 'power' | 'exclusion';

/** Words that change the meaning of a match. */
export interface CounterEvidence {
  readonly pattern: string;
  /** `drop` discards the match; a number lowers its severity by that many steps. */
  readonly effect: 'drop' | -1 | -2;
  readonly reason: string;
  /**
   * Where the words may stand: in the matching words, in their sentence, or also in the neighboring sentences of the
   * same clause. The default is the sentence for `drop`, and the neighbors for a number.
   */
  readonly within?: 'match' | 'sentence' | 'neighbours';
}

/** Words in the sentence that raise the severity by one step. */
export interface AggravatingEvidence {
  readonly pattern: string;
  readonly reason: string;
}

/** A law for which advice is written: of the United States, of England, or of the European Union. */
export type AdviceLaw = 'us' | 'england' | 'eu';

/** Where the advice of a rule holds. Elsewhere its wording is not offered, and something more general is advised. */
export interface AdviceScope {
  /** Kinds of documents; absent if it holds in every kind to which the rule applies. */
  readonly kinds?: readonly DocumentKind[];
  /** A pattern: the advice does not hold in documents that open with such words. */
  readonly unless?: string;
  /** A pattern: the advice holds only in documents with such words somewhere. */
  readonly needs?: string;
  /** The document must stand under one of these laws, or name it. */
  readonly laws?: readonly AdviceLaw[];
  /** The advice holds only where judgments of one side's courts count on the other side too. */
  readonly isDomestic?: true;
  readonly elsewhere: { readonly request: string; readonly mitigation: string };
}

interface RuleHead {
  readonly id: string;
  readonly name: string;
  readonly category: RiskCategory;
  readonly baseSeverity: Severity;
  readonly grade: RuleGrade;
  /** Hits in real agreements that were checked by hand, and how many were right. The grade rests on this. */
  readonly sample?: { readonly read: number; readonly right: number };
  readonly documents: readonly DocumentKind[] | 'all';
  /** Whose risk it is, for example `the indemnifying party`. */
  readonly borneBy: string;
  readonly bearer: Bearer;
  /** The law that the rule refers to, and its date. */
  readonly law?: string;
  /** Why it matters to the bearer. */
  readonly why: string;
  /** What it means to the other side, in whose favor it is; absent when it favors nobody. */
  readonly advantage?: string;
  /** What to ask for, as a short instruction. */
  readonly request: string;
  /** What to ask for in full, with a fallback. */
  readonly mitigation: string;
  /** Replacement wording, ready to copy; absent when deleting words or filling in blanks is enough. */
  readonly wording?: string;
  /** Where request, mitigation and wording hold; absent if in every document to which the rule applies. */
  readonly advice?: AdviceScope;
  readonly source: string;
}

/** A number in the matching words that decides whether the match is a risk. */
export interface Threshold {
  /** The unit. A month counts as 30 days, a year as 365. */
  readonly measure: 'days' | 'percent';
  /** The match counts when a number in it is at least this … */
  readonly atLeast?: number;
  /** … and at most this. */
  readonly atMost?: number;
}

/**
 * A check for words in single sentences, as data.
 *
 * Patterns are regular expressions, matched without regard to case against normalized sentences. `{NAME}` stands for a
 * macro. `{GAP}` and `{LONG}` may only stand at the outermost level of a pattern: they divide it into segments that are
 * searched one by one, so that every match takes linear time.
 */
export interface SentenceRule extends RuleHead {
  readonly kind: 'presence' | 'threshold' | 'asymmetry' | 'consistency';
  /**
   * Lower-case words; every matching sentence contains at least one. They are searched before the patterns, which is
   * fast. Without them the patterns are tried on every sentence.
   */
  readonly cues?: readonly string[];
  readonly triggers: readonly string[];
  /** A pattern that the sentence must also match. */
  readonly needs?: string;
  /** A pattern that some sentence of the document must match. */
  readonly onlyIf?: string;
  /** What the words say. The default is `duty`. */
  readonly asserts?: LegalEffect;
  /** Uses of a passage, besides `operative`, on which a finding may rest. */
  readonly restsOn?: readonly PassageUse[];
  /** Categories: the clause model must find one of them in the matching clause for a match to count. */
  readonly context?: readonly ClauseCategory[];
  /** Categories in whose provisions a match does not count. */
  readonly notIn?: readonly ClauseCategory[];
  /** A number that the matching passage must state. */
  readonly test?: Threshold;
  /**
   * For a right or duty that is a risk only when one side has it: a match does not count when the same trigger
   * (`trigger`) or any trigger of the rule (`rule`) matches with another party as its subject.
   */
  readonly reciprocity?: 'trigger' | 'rule';
  /**
   * For reciprocity with somebody the opening of the document does not name: a pattern whose first word is a subject. A
   * match does not count when this pattern matches with a word that is no name of the match's own subject.
   */
  readonly witness?: string;
  /** Kinds in which such words are usual and weigh two steps less, and why. */
  readonly usualIn?: { readonly kinds: readonly DocumentKind[]; readonly reason: string };
  readonly counterEvidence: readonly CounterEvidence[];
  readonly aggravating: readonly AggravatingEvidence[];
  readonly examples: {
    readonly matches: readonly string[];
    readonly leaves: readonly string[];
    /** Sentences whose finding must have exactly this severity. */
    readonly weighs?: readonly { readonly text: string; readonly severity: Severity }[];
  };
}

interface WholeExamples {
  /** Whole texts in which the rule matches. */
  readonly matches: readonly string[];
  /** Whole texts in which it does not match. */
  readonly leaves: readonly string[];
}

/**
 * A check for content that a full agreement of its kind should have. The finding lists the passages that were searched.
 */
export interface AbsenceRule extends RuleHead {
  readonly kind: 'absence';
  /** The missing content, as a noun phrase: `a ceiling on liability`. */
  readonly soughtFor: string;
  /** A pattern that some sentence of the document must match for the check to apply. */
  readonly onlyIf?: string;
  /** Patterns; a sentence or heading that matches any of them shows that the content is there. */
  readonly present: readonly string[];
  /** Categories whose provisions show that the content is there, whatever their words. */
  readonly presentAs?: readonly ClauseCategory[];
  /** Categories whose provisions are where the content is expected: listed as the passages that were searched. */
  readonly expectedIn?: readonly ClauseCategory[];
  /** What some contracts have in its place: the finding says so and weighs less. */
  readonly inPlace?: {
    /** Rule patterns of the sentences. */
    readonly patterns: readonly string[];
    /** What these sentences do, after `A passage`: `excludes kinds of loss and sets no ceiling`. */
    readonly does: string;
    /** By how many steps the absence weighs less. */
    readonly steps: 1 | 2;
    readonly reason: string;
  };
  /** Kinds whose contracts do without it, although the rule applies to their wider kind. */
  readonly notExpectedIn?: readonly DocumentKind[];
  /** Contracts that mostly do without it: there its absence weighs less. */
  readonly seldomIn?: {
    readonly kinds: readonly DocumentKind[];
    /** Contracts with a private person, and all the more between private persons. */
    readonly people: boolean;
    /** A pattern: contracts without such words anywhere. */
    readonly without?: string;
  };
  readonly examples: WholeExamples;
}

/** A check of required items, or of signals that are a risk in combination. */
export interface ChecklistRule extends RuleHead {
  readonly kind: 'checklist';
  /** A pattern that some sentence of the document must match for the check to apply. */
  readonly onlyIf?: string;
  readonly items: readonly { readonly name: string; readonly pattern: string }[];
  /** Whether missing or present items make the finding. */
  readonly counts: 'missing' | 'present';
  /** How many items make a finding, and how many raise its severity by one step. */
  readonly from: number;
  readonly graverFrom?: number;
  /** What to ask for where only some items are missing: their names follow the mitigation. */
  readonly partly?: { readonly request: string; readonly mitigation: string };
  readonly examples: WholeExamples;
}

/** A check that compares passages of the document: code instead of patterns. */
export interface ComputedRule extends RuleHead {
  readonly kind: 'computed';
  find(document: JudgedDocument): readonly CheckHit[];
  readonly examples: WholeExamples;
}

/** One check of the rule book. */
export type Rule = SentenceRule | AbsenceRule | ChecklistRule | ComputedRule;
