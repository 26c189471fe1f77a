import type { Passage } from '../passages/passage.ts';
import { findLongestRun } from './longest-run.ts';

/** The pairs of passages found so far. */
export interface Pairing {
  readonly before: readonly Passage[];
  readonly after: readonly Passage[];
  /** For each passage of the earlier version the later one's index, or -1. */
  readonly toAfter: number[];
  /** For each passage of the later version the earlier one's index, or -1. */
  readonly toBefore: number[];
}

/** Passages of both versions between two pairs, both ends excluded. */
export interface Gap {
  readonly before: readonly [from: number, to: number];
  readonly after: readonly [from: number, to: number];
}

export function createPairing(before: readonly Passage[], after: readonly Passage[]): Pairing {
  return {
    before,
    after,
    toAfter: before.map(() => -1),
    toBefore: after.map(() => -1),
  };
}

/** Pairs two passages. Does nothing if one of them has a partner. */
export function pair({ toAfter, toBefore }: Pairing, before: number, after: number): boolean {
  if (toAfter[before] !== -1 || toBefore[after] !== -1) return false;
  toAfter[before] = after;
  toBefore[after] = before;
  return true;
}

/** The earlier passages of the pairs that kept their order: the heaviest choice by words. */
export function listSteady({ before, toAfter }: Pairing): readonly number[] {
  const paired = [...toAfter.keys()].filter((index) => toAfter[index] !== -1);
  const run = findLongestRun(
    paired.map((index) => ({
      position: toAfter[index] ?? 0,
      weight: 1 + (before[index]?.wordCount ?? 0),
    })),
  );
  return run.flatMap((index) => paired.slice(index, index + 1));
}

/** The gaps between pairs that kept their order, and between pairs that moved together. */
export function listGaps(pairing: Pairing): readonly Gap[] {
  const { before, after, toAfter } = pairing;
  const ends = [-1, before.length] as const;
  const place = (index: number): number =>
    index === ends[0] ? -1 : index === ends[1] ? after.length : (toAfter[index] ?? -1);
  const between = (from: number, to: number): Gap => ({
    before: [from + 1, to],
    after: [place(from) + 1, place(to)],
  });
  const steady = [ends[0], ...listSteady(pairing), ends[1]];
  const paired = [...toAfter.keys()].filter((index) => toAfter[index] !== -1);
  const together = paired.slice(1).flatMap((to, index): Gap[] => {
    const gap = between(paired[index] ?? 0, to);
    return isEmpty(gap) || !isFree(pairing, gap) ? [] : [gap];
  });
  const inOrder = steady
    .slice(1)
    .map((to, index) => between(steady[index] ?? -1, to))
    .filter((gap) => !isEmpty(gap));
  return [...together, ...inOrder];
}

function isEmpty({ before, after }: Gap): boolean {
  return before[0] >= before[1] || after[0] >= after[1];
}

/** Whether the later version's gap has no paired passage. The earlier one's never has, between consecutive pairs. */
function isFree({ toBefore, toAfter }: Pairing, { before, after }: Gap): boolean {
  // A gap that is much wider than its earlier side contains passages of other places, and searching it would be slow.
  if (after[1] - after[0] > 20 * (before[1] - before[0])) return false;
  for (let at = before[0]; at < before[1]; at += 1) if (toAfter[at] !== -1) return false;
  for (let at = after[0]; at < after[1]; at += 1) if (toBefore[at] !== -1) return false;
  return true;
}

/** The passages of `[from, to)` without a partner. */
export function listUnpaired(partners: readonly number[], [from, to]: Gap['before']): number[] {
  const unpaired: number[] = [];
  for (let at = from; at < to; at += 1) if (partners[at] === -1) unpaired.push(at);
  return unpaired;
}
