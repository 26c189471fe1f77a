import { covers, createEvidence } from '@clauselight/core';
import type { Evidence, Span } from '@clauselight/schema';
import { findOccurrences } from './find-occurrences.ts';
import { type FoldedText, foldText, lineEndHyphen } from './fold-text.ts';
import {
  cleanQuote,
  isShort,
  isTellingFragment,
  longestQuote,
  splitFragments,
  splitNumber,
  stripEdges,
} from './quote-forms.ts';
import { isOfWholeWords } from './whole-words.ts';

/** A text made ready to find quotes in. */
export interface TextIndex {
  readonly text: string;
  readonly folded: FoldedText;
}

/**
 * Makes a text ready to find quotes in; once for a document. Takes time and memory linear in its length.
 *
 * @param text - The text of a document.
 * @returns The index, for `alignQuote`.
 */
export function indexText(text: string): TextIndex {
  return { text, folded: foldText(text) };
}

export interface AlignOptions {
  /** Where the quote is said to stand; it is looked for there first, then everywhere. */
  readonly within?: Span;
}

/** Characters from the first to the last word of a quote that leaves words out. */
export const longestElliptic = 1500;
/** More parts are no quote any more. */
const mostFragments = 8;
/** A text made of one word repeated has more; they are not all looked at. */
const mostOccurrences = 200;

/**
 * Where a quote stands in a text: its exact words, or else words that differ from it only in white space, hyphens at
 * line ends, kinds of dashes, quotation marks and letters, case, the punctuation around it, the clause number before
 * it, or in what an ellipsis leaves out. No word and no number may differ; words of fewer than three words or twelve
 * letters must stand exactly so, and only once. The evidence is always the text's own words. Nothing for a quote that
 * stands nowhere, or is longer than 5,000 characters.
 *
 * @param index - The text, from `indexText`.
 * @param quote - What somebody gives as the text's words.
 * @param options - `within`: a span in UTF-16 units of the text that is searched first.
 * @returns The evidence; undefined if there is none.
 */
export function alignQuote(
  index: TextIndex,
  quote: string,
  { within }: AlignOptions = {},
): Evidence | undefined {
  if (quote.length > longestQuote) return undefined;
  const cleaned = cleanQuote(quote);
  const whole = { start: 0, end: index.text.length };
  const areas = within === undefined ? [whole] : [clip(within, whole), whole];
  const span = isShort(cleaned)
    ? findShort(index, cleaned, areas)
    : findLong(index, cleaned, areas);
  if (span === undefined) return undefined;
  const evidence = createEvidence(index.text, span);
  return evidence.quote === '' ? undefined : evidence;
}

function clip({ start, end }: Span, whole: Span): Span {
  const from = Math.min(Math.max(start, 0), whole.end);
  return { start: from, end: Math.max(from, Math.min(end, whole.end)) };
}

function findShort({ text }: TextIndex, quote: string, areas: readonly Span[]): Span | undefined {
  for (const form of new Set([quote, stripEdges(quote)])) {
    if (!/[\p{L}\p{N}]/u.test(form)) continue;
    for (const area of areas) {
      const found = listExact(text, form, area);
      const isThere = area !== areas.at(-1) ? found.length > 0 : found.length === 1;
      if (isThere) return found[0];
    }
  }
  return undefined;
}

function findLong(index: TextIndex, quote: string, areas: readonly Span[]): Span | undefined {
  for (const area of areas) {
    const span =
      listExact(index.text, quote, area)[0] ??
      findFolded(index, quote, area) ??
      findFolded(index, stripEdges(quote), area) ??
      findWithoutNumber(index, quote, area) ??
      findElliptic(index, quote, area);
    if (span !== undefined) return span;
  }
  return undefined;
}

/** One, or two if there are more. */
function listExact(text: string, words: string, area: Span): readonly Span[] {
  const found: Span[] = [];
  let looked = 0;
  for (const start of findOccurrences(text, words, { from: area.start, to: area.end })) {
    const span = { start, end: start + words.length };
    if (isOfWholeWords(text, span)) found.push(span);
    looked += 1;
    if (found.length === 2 || looked === mostOccurrences) break;
  }
  return found;
}

function findFolded(index: TextIndex, words: string, area: Span): Span | undefined {
  return isShort(words) ? undefined : iterateFolded(index, words, area).next().value;
}

/** The places at which words stand when both are folded, in the order of the text. */
function* iterateFolded(
  { text, folded }: TextIndex,
  words: string,
  area: Span,
): Generator<Span, undefined> {
  const sought = foldText(words);
  const range = {
    from: findKeyIndex(folded.starts, area.start),
    to: findKeyIndex(folded.starts, area.end),
  };
  let looked = 0;
  for (const at of findOccurrences(folded.key, sought.key, range)) {
    const span = {
      start: folded.starts[at] ?? 0,
      end: folded.ends[at + sought.key.length - 1] ?? 0,
    };
    if (hasHyphensOf(folded, sought, at) && covers(area, span) && isOfWholeWords(text, span))
      yield span;
    looked += 1;
    if (looked === mostOccurrences) return undefined;
  }
  return undefined;
}

/** `re-sign` is not `resign`, unless a line ends after its hyphen. */
function hasHyphensOf(folded: FoldedText, sought: FoldedText, at: number): boolean {
  for (let index = 1; index < sought.key.length; index += 1) {
    const [one, other] = [folded.hyphens[at + index], sought.hyphens[index]];
    if (one !== other && one !== lineEndHyphen && other !== lineEndHyphen) return false;
  }
  return true;
}

/** The first index of the key whose sign begins at a place of the text or after it. */
function findKeyIndex(starts: Uint32Array, position: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A quote may name its clause; a clause with another number is a different one. */
function findWithoutNumber(index: TextIndex, quote: string, area: Span): Span | undefined {
  const split = splitNumber(quote);
  if (split === undefined) return undefined;
  const words = stripEdges(split.words);
  if (isShort(words)) return undefined;
  let unnumbered: Span | undefined;
  let isOtherwise = false;
  for (const span of iterateFolded(index, words, area)) {
    const own = findNumber(index.text, span);
    if (own === bare(split.number)) return span;
    if (own === '') unnumbered ??= span;
    else isOtherwise = true;
  }
  // Where the same words stand under another number it is not known which of them is meant.
  return isOtherwise ? undefined : unnumbered;
}

const longestNumber = 60;

/** The number before words, or the word before them in the middle of a line; empty at the start of a line without one. */
function findNumber(text: string, { start }: Span): string {
  const before = text.slice(Math.max(0, start - longestNumber), start);
  const mark = bare(/\S+(?=\s*$)/.exec(before)?.[0] ?? '');
  const isNumber = /^\d|^[a-z]{1,4}$/.test(mark);
  return isNumber || !isLineStart(before) ? mark || '-' : '';
}

function isLineStart(before: string): boolean {
  return /(?:^|\n)[^\p{L}\p{N}\n]*$/u.test(before);
}

function bare(mark: string): string {
  return stripEdges(mark).toLowerCase();
}

/** The narrowest place that holds all parts in order, close to each other. */
function findElliptic(index: TextIndex, quote: string, area: Span): Span | undefined {
  const [first = '', ...others] = splitFragments(quote);
  if (others.length === 0 || others.length >= mostFragments) return undefined;
  if (![first, ...others].every(isTellingFragment)) return undefined;
  let narrowest: Span | undefined;
  for (const { start, end } of iterateFolded(index, first, area)) {
    const limit = Math.min(area.end, start + longestElliptic);
    const last = findInOrder(index, others, { start: end, end: limit });
    if (last === undefined) continue;
    if (narrowest === undefined || last - start < narrowest.end - narrowest.start)
      narrowest = { start, end: last };
    else if (start > narrowest.end) break;
  }
  return narrowest;
}

/** Where the last of several fragments ends that follow each other in an area. */
function findInOrder(
  index: TextIndex,
  fragments: readonly string[],
  area: Span,
): number | undefined {
  let reached = area.start;
  for (const fragment of fragments) {
    const next = iterateFolded(index, fragment, { start: reached, end: area.end }).next().value;
    if (next === undefined) return undefined;
    reached = next.end;
  }
  return reached;
}
