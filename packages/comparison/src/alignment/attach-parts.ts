import type { Passage } from '../passages/passage.ts';
import type { Features } from './likeness.ts';
import type { Pairing } from './pairing.ts';

/** Consecutive passages that became other consecutive passages; usually one of each. */
export interface Match {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** The share of a part that the divided passage must contain. */
const enough = 0.6;
const fewestShingles = 4;

/** Adds the parts of divided or joined paragraphs to the pairs, if they have no partner of their own. */
export function attachParts(
  pairing: Pairing,
  getFeatures: (passage: Passage) => Features,
): readonly Match[] {
  const matches: { before: number[]; after: number[] }[] = [];
  for (const [before, after] of pairing.toAfter.entries()) {
    if (after !== -1) matches.push({ before: [before], after: [after] });
  }
  const take = (own: 'before' | 'after') => {
    const partners = own === 'before' ? pairing.toAfter : pairing.toBefore;
    const free = new Set([...partners.keys()].filter((index) => partners[index] === -1));
    for (const match of matches) {
      const isSame =
        match.before.length === 1 && match.after.length === 1 && isEqual(pairing, match);
      if (isSame) continue;
      const part = { pairing, match, own, getFeatures: getFeatures };
      for (
        let at = (match[own].at(-1) ?? 0) + 1;
        free.has(at) && isPart(part, at, 'endsWith');
        at += 1
      ) {
        match[own].push(at);
        free.delete(at);
      }
      for (
        let at = (match[own][0] ?? 0) - 1;
        free.has(at) && isPart(part, at, 'startsWith');
        at -= 1
      ) {
        match[own].unshift(at);
        free.delete(at);
      }
    }
  };
  take('after');
  take('before');
  return matches;
}

function isEqual({ before, after }: Pairing, match: Match): boolean {
  return before[match.before[0] ?? 0]?.key === after[match.after[0] ?? 0]?.key;
}

interface PartSearch {
  readonly pairing: Pairing;
  readonly match: Match;
  /** The side on which a part is searched. */
  readonly own: 'before' | 'after';
  readonly getFeatures: (passage: Passage) => Features;
}

/** Whether the other side contains the words of a passage that this side does not account for yet. */
function isPart(
  { pairing, match, own, getFeatures }: PartSearch,
  index: number,
  edge: 'startsWith' | 'endsWith',
): boolean {
  const other = own === 'before' ? 'after' : 'before';
  const candidate = pairing[own][index];
  if (candidate === undefined || candidate.key === '') return false;
  const whole = match[other].flatMap((at) => pairing[other].slice(at, at + 1));
  const known = match[own].flatMap((at) => pairing[own].slice(at, at + 1));
  const taken = joinShingles(known, getFeatures);
  const words = ` ${whole.map(({ key }) => key).join(' ')} `;
  const knownWords = ` ${known.map(({ key }) => key).join(' ')} `;
  if (isEdge(words, knownWords, candidate.key, edge)) return true;
  const { shingles } = getFeatures(candidate);
  if (shingles.size < fewestShingles) return false;
  const left = joinShingles(whole, getFeatures);
  let shared = 0;
  for (const shingle of shingles) if (left.has(shingle) && !taken.has(shingle)) shared += 1;
  return shared / shingles.size >= enough;
}

/** Whether words are at the edge of a whole, or right beside known words of it. */
function isEdge(
  whole: string,
  known: string,
  words: string,
  edge: 'startsWith' | 'endsWith',
): boolean {
  const at = whole.indexOf(known);
  if (at < 0) return whole[edge](` ${words} `) && !known[edge](` ${words} `);
  return edge === 'startsWith'
    ? whole.slice(0, at + 1).endsWith(` ${words} `)
    : whole.slice(at + known.length - 1).startsWith(` ${words} `);
}

function joinShingles(
  passages: readonly Passage[],
  getFeatures: (passage: Passage) => Features,
): ReadonlySet<string> {
  return new Set(passages.flatMap((passage) => [...getFeatures(passage).shingles]));
}
