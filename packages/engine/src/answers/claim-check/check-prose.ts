import type { CheckedText, Span } from '@clauselight/schema';
import type { KnownFacts } from './facts/known-facts.ts';
import { listDateMentions } from './facts/list-dates.ts';
import { listUnknownNames } from './facts/list-names.ts';
import { listNumberMentions } from './facts/list-numbers.ts';
import {
  listDurationMentions,
  listMoneyMentions,
  listPercentMentions,
} from './facts/list-quantities.ts';
import { listReferenceMentions } from './facts/list-references.ts';
import { dropOverlapping, type Mention } from './facts/mention.ts';
import { listLinks } from './prose/links.ts';
import { isFreeWord, isOrdinaryWord } from './prose/ordinary-words.ts';
import { listPlainLines } from './prose/plain-prose.ts';
import { listProseSentences } from './prose/prose-sentences.ts';

export interface CheckProseOptions {
  /** What becomes of a sentence that states what is not known: it goes, or the words in question are marked. */
  readonly unsupported: 'drop-sentence' | 'mark';
}

/** Prose as it can be shown. */
export interface CheckedProse {
  readonly text: CheckedText;
  /** Sentences left out: for an address that is not in the document, or for what is not known where such ones go. */
  readonly droppedSentences: number;
  /** Spans marked in the text. */
  readonly marked: number;
}

/**
 * Compares prose about a document with what the document states. The prose is made plain, one paragraph without HTML,
 * Markdown, control signs and signs of direction, and its first 6,000 characters count. A sentence with an address of
 * the internet or of mail that is not in the document goes. Every other number, amount, share, date, length of time,
 * clause number and name must be known, by its value and not by its spelling: `one year` where the document says twelve
 * months. Counting words up to three, ordinary words at the start of a sentence and words for the document itself are
 * free.
 *
 * @param prose - The prose, for example of a language model.
 * @param facts - What the document states, from `collectKnownFacts`.
 * @param options - What happens to a sentence with an unknown fact.
 * @returns The plain text with spans of unknown facts, and the number of dropped sentences.
 */
export function checkProse(
  prose: string,
  facts: KnownFacts,
  { unsupported }: CheckProseOptions,
): CheckedProse {
  const sentences = listPlainLines(prose).flatMap(listProseSentences);
  const spans: Span[] = [];
  let text = '';
  let droppedSentences = 0;
  for (const sentence of sentences) {
    const unknown = hasUnknownLink(sentence, facts) ? undefined : listUnknown(sentence, facts);
    if (unknown === undefined || (unknown.length > 0 && unsupported === 'drop-sentence')) {
      droppedSentences += 1;
      continue;
    }
    const offset = text === '' ? 0 : text.length + 1;
    text = text === '' ? sentence : `${text} ${sentence}`;
    spans.push(...unknown.map(({ from, to }) => ({ start: offset + from, end: offset + to })));
  }
  return { text: { text, unsupported: spans }, droppedSentences, marked: spans.length };
}

function hasUnknownLink(sentence: string, { addresses }: KnownFacts): boolean {
  return listLinks(sentence).some(({ address }) => !addresses.has(address));
}

/** What a sentence states that is not known, in order. */
function listUnknown(sentence: string, { keys, marks }: KnownFacts): readonly Mention[] {
  const words = blankPoints(straighten(sentence));
  const links = listLinks(words).map(({ from, to }) => ({ from, to, readings: [[]] }));
  const values = dropOverlapping([
    ...links,
    ...listReferenceMentions(words),
    ...listDateMentions(words),
    ...listMoneyMentions(words, marks),
    ...listPercentMentions(words),
    ...listDurationMentions(words),
    ...listNumberMentions(words),
  ]);
  const names = listUnknownNames(blank(words, values), {
    isKnown: (key) => keys.has(key),
    isOrdinary: isOrdinaryWord,
    isFree: isFreeWord,
  });
  const unknown = values.filter(
    ({ readings }) => !readings.some((reading) => reading.every((key) => keys.has(key))),
  );
  return [...unknown, ...names].sort((a, b) => a.from - b.from);
}

const replacements: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛′]/g, "'"],
  [/[“”„‟″«»]/g, '"'],
  [/[‐-–−]/g, '-'],
];

/** As patterns know them, sign for sign. */
function straighten(sentence: string): string {
  return replacements.reduce((words, [from, to]) => words.replace(from, to), sentence);
}

/** The numbers of points that a sentence lists, "(1) a cap and (2) notice", count nothing. */
function blankPoints(words: string): string {
  const isList = words.includes('(1)') && words.includes('(2)');
  return isList
    ? words.replace(/(?<![\p{L}\p{N}] ?)\(\d\)|(?<=\p{Ll} )\(\d\)(?= \p{Ll})/gu, '   ')
    : words;
}

/** Words with what was read already left blank, at the same places. */
function blank(words: string, mentions: readonly Mention[]): string {
  let left = '';
  let at = 0;
  for (const { from, to } of mentions) {
    left += words.slice(at, from) + '_'.repeat(to - from);
    at = to;
  }
  return left + words.slice(at);
}
