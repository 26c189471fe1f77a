import type { Passage } from '../passages/passage.ts';
import type { Features } from './likeness.ts';
import type { Pairing } from './pairing.ts';

/** Passages that follow each other and have become others that follow each other; one of each in most cases. */
export interface Match {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** How much of a part must stand in what it was divided from. */
const enough = 0.6;
const fewestShingles = 4;

/** The pairs, with those parts of paragraphs that were divided or joined and have no partner of their own. */
export function attachParts(
  pairing: Pairing,
  featuresOf: (passage: Passage) => Features,
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
      const part = { pairing, match, own, featuresOf };
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

interface Part {
  readonly pairing: Pairing;
  readonly match: Match;
  /** On which side a part is looked for. */
  readonly own: 'before' | 'after';
  readonly featuresOf: (passage: Passage) => Features;
}

/** Whether the other side has the words of a passage, and this side does not yet account for them. */
function isPart(
  { pairing, match, own, featuresOf }: Part,
  index: number,
  edge: 'startsWith' | 'endsWith',
): boolean {
  const other = own === 'before' ? 'after' : 'before';
  const candidate = pairing[own][index];
  if (candidate === undefined || candidate.key === '') return false;
  const whole = match[other].flatMap((at) => pairing[other].slice(at, at + 1));
  const known = match[own].flatMap((at) => pairing[own].slice(at, at + 1));
  const taken = joinShingles(known, featuresOf);
  const words = ` ${whole.map(({ key }) => key).join(' ')} `;
  const knownWords = ` ${known.map(({ key }) => key).join(' ')} `;
  if (isEdge(words, knownWords, candidate.key, edge)) return true;
  const { shingles } = featuresOf(candidate);
  if (shingles.size < fewestShingles) return false;
  const left = joinShingles(whole, featuresOf);
  let shared = 0;
  for (const shingle of shingles) if (left.has(shingle) && !taken.has(shingle)) shared += 1;
  return shared / shingles.size >= enough;
}

/** Whether words stand at the edge of a whole of which others are known, or right beside those. */
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
  featuresOf: (passage: Passage) => Features,
): ReadonlySet<string> {
  return new Set(passages.flatMap((passage) => [...featuresOf(passage).shingles]));
}
