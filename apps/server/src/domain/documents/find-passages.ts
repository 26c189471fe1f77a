import type { Span, TextMatch } from '@clauselight/schema';

/** Most words of a search; further ones are not looked for. */
const maxWords = 10;
/** Most passages of one document. */
const maxPassages = 3;
/** How far apart the first and the last word of a passage may be, in UTF-16 code units. */
const passageLength = 200;
/** What is shown on either side of the words, in UTF-16 code units. */
const margin = 60;
/** Hits beyond these are not looked at: a word such as `the` stands everywhere. */
const maxHits = 20_000;

interface Hit extends Span {
  readonly word: string;
}

/** The different words of what somebody looks for, in small letters. */
export function splitSearch(query: string): readonly string[] {
  return [...new Set(query.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, maxWords);
}

/**
 * The passages of a text in which the most different words stand, in the order of the text; part of a word is enough.
 * None where no word stands in it.
 * @param words - As `splitSearch` gives them.
 */
export function findPassages(text: string, words: readonly string[]): readonly TextMatch[] {
  const hits = listHits(text, words);
  const groups = groupHits(hits)
    .sort((a, b) => countWords(b) - countWords(a))
    .slice(0, maxPassages);
  return groups.sort((a, b) => getStart(a) - getStart(b)).map((group) => cutPassage(text, group));
}

function listHits(text: string, words: readonly string[]): readonly Hit[] {
  // Of two words that begin at one place the longer one counts.
  const longest = words.toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(longest.map(escapeForPattern).join('|'), 'giu');
  const hits: Hit[] = [];
  for (const { 0: found, index } of words.length > 0 ? text.matchAll(pattern) : []) {
    hits.push({ start: index, end: index + found.length, word: found.toLowerCase() });
    if (hits.length === maxHits) break;
  }
  return hits;
}

/** Hits that stand close together, each in one group. */
function groupHits(hits: readonly Hit[]): (readonly Hit[])[] {
  const groups: Hit[][] = [];
  for (const hit of hits) {
    const group = groups.at(-1);
    if (group !== undefined && hit.end - getStart(group) <= passageLength) group.push(hit);
    else groups.push([hit]);
  }
  return groups;
}

function countWords(hits: readonly Hit[]): number {
  return new Set(hits.map(({ word }) => word)).size;
}

function getStart([first]: readonly Hit[]): number {
  return first?.start ?? 0;
}

/** The words around the hits, from the start of a word to the end of one. */
function cutPassage(text: string, hits: readonly Hit[]): TextMatch {
  const first = getStart(hits);
  const last = hits.at(-1)?.end ?? first;
  const before = text.slice(Math.max(0, first - margin), first);
  const after = text.slice(last, last + margin);
  const start = first - before.length + (first > margin ? before.search(/\s|$/) : 0);
  const end = last + (last + margin < text.length ? Math.max(0, after.search(/\s\S*$/)) : margin);
  const passage = { start, end: Math.min(end, text.length) };
  return {
    ...passage,
    text: text.slice(passage.start, passage.end),
    hits: hits.map((hit) => ({ start: hit.start, end: hit.end })),
  };
}

function escapeForPattern(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
