import { createEvidence, formatNumber } from '@clauselight/core';
import type { Evidence, Span } from '@clauselight/schema';
import { findEvidence } from '../../text/passage.ts';
import type { CheckDescription } from '../check-description.ts';
import type { RemarkLevel } from '../remark.ts';
import type { ProseSentence, Quotation, Writing } from './writing.ts';

/** One thing a check noticed. */
export interface Observation {
  readonly level: RemarkLevel;
  /** What was noticed, in one sentence that names the figures. */
  readonly notice: string;
  /** One question or one next step. */
  readonly nextStep: string;
  readonly evidence: readonly Evidence[];
  readonly lookedIn?: readonly Evidence[];
  /** Where it differs from the check's own. */
  readonly title?: string;
}

/** One check of a piece of writing. */
export interface WritingCheck extends CheckDescription {
  /** Whether the check makes sense for this text: its type of task, its language, what it holds. */
  applies(writing: Writing): boolean;
  find(writing: Writing): readonly Observation[];
}

/** Checks at compile time that a check is whole. */
export function defineCheck(check: WritingCheck): WritingCheck {
  return Object.freeze(check);
}

/** Evidence for a span of the text. */
export function quote(writing: Writing, span: Span): Evidence {
  return createEvidence(writing.text, span);
}

export interface PatternMatch {
  readonly sentence: ProseSentence;
  readonly words: string;
  readonly evidence: Evidence;
}

/**
 * Every place where a pattern matches outside quotations; without the flag `g` the first of each sentence. `cues` are
 * words in lower case of which every matching sentence holds one: only those sentences are searched, which is quick.
 */
export function findMatches(
  writing: Writing,
  pattern: RegExp,
  cues?: readonly string[],
): readonly PatternMatch[] {
  const isQuoted = createQuotationLookup(writing.quotations);
  const sentences = cues === undefined ? writing.sentences : listWithCues(writing, cues);
  return sentences.flatMap((sentence) => {
    const { text } = sentence.passage;
    const first = pattern.global ? null : pattern.exec(text);
    const matches = pattern.global ? [...text.matchAll(pattern)] : first === null ? [] : [first];
    return matches.flatMap((match) => {
      const range = { from: match.index, to: match.index + match[0].length };
      const evidence = findEvidence(writing.text, sentence.passage, range);
      return evidence === undefined || isQuoted(evidence.start)
        ? []
        : [{ sentence, words: match[0], evidence }];
    });
  });
}

function listWithCues(
  { sentencesByWord }: Writing,
  cues: readonly string[],
): readonly ProseSentence[] {
  const found = new Set(cues.flatMap((cue) => sentencesByWord.get(cue) ?? []));
  return [...found].sort((a, b) => a.start - b.start);
}

const shortestQuotation = 3;

/** Tells whether a position is inside a quotation of at least `fewestWords`; in logarithmic time. */
export function createQuotationLookup(
  quotations: readonly Quotation[],
  fewestWords = shortestQuotation,
): (position: number) => boolean {
  const sorted = quotations
    .filter(({ wordCount }) => wordCount >= fewestWords)
    .sort((a, b) => a.start - b.start);
  return (position) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.end ?? 0) <= position) low = middle + 1;
      else high = middle;
    }
    const found = sorted[low];
    return found !== undefined && found.start <= position;
  };
}

/** `1 place`, `3 places`, `1,740 words`. */
export function count(amount: number, noun: string): string {
  return `${formatNumber(amount)} ${noun}${amount === 1 ? '' : 's'}`;
}

/** `a, b and c`. */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
