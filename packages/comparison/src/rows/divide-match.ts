import type { TokenRun } from '../words/token-run.ts';

/** A position in the tokens of both sides. */
type TokenCut = readonly [before: number, after: number];

/** Positions at which a side's passages end, except the last. */
export interface PassageEnds {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Divides a match of divided or joined passages at the passage ends of either side, into one part for each row. */
export function divideMatch(
  pieces: readonly TokenRun[],
  ends: PassageEnds,
): readonly (readonly TokenRun[])[] {
  const cuts = unite([
    ...ends.before.map((at) => ({ side: 'before' as const, cut: findCut(pieces, 'before', at) })),
    ...ends.after.map((at) => ({ side: 'after' as const, cut: findCut(pieces, 'after', at) })),
  ]);
  const rows: TokenRun[][] = [];
  let rest = [...pieces];
  for (const cut of cuts) {
    const [head, tail] = split(rest, cut);
    if (head.length > 0) rows.push(head);
    rest = tail;
  }
  if (rest.length > 0) rows.push(rest);
  return rows;
}

function findCut(pieces: readonly TokenRun[], side: 'before' | 'after', at: number): TokenCut {
  const other = side === 'before' ? 'after' : 'before';
  const piece = pieces.find((one) => one[side][0] < at && at <= one[side][1]);
  if (piece === undefined) return [0, 0];
  const across = piece.isSame
    ? Math.min(piece[other][0] + at - piece[side][0], piece[other][1])
    : piece[other][1];
  return side === 'before' ? [at, across] : [across, at];
}

interface SideCut {
  readonly side: 'before' | 'after';
  readonly cut: TokenCut;
}

/** Merges cuts without equal words between them. */
function unite(found: readonly SideCut[]): readonly TokenCut[] {
  const sorted = found.toSorted((a, b) => a.cut[0] - b.cut[0] || a.cut[1] - b.cut[1]);
  const cuts: SideCut[] = [];
  for (const { side, cut } of sorted) {
    const last = cuts.at(-1);
    const touches = last !== undefined && (last.cut[0] === cut[0] || last.cut[1] === cut[1]);
    if (!touches) cuts.push({ side, cut });
    else if (last.side !== side) {
      cuts[cuts.length - 1] = {
        side,
        cut: side === 'after' ? [last.cut[0], cut[1]] : [cut[0], last.cut[1]],
      };
    }
  }
  return cuts.map(({ cut }) => cut);
}

function split(pieces: readonly TokenRun[], [b, a]: TokenCut): readonly [TokenRun[], TokenRun[]] {
  const head: TokenRun[] = [];
  const tail: TokenRun[] = [];
  const add = (pieces: TokenRun[], piece: TokenRun) => {
    const hasTokens = piece.before[0] < piece.before[1] || piece.after[0] < piece.after[1];
    if (hasTokens) pieces.push(piece);
  };
  for (const { isSame, before, after } of pieces) {
    const at = [clamp(b, before), clamp(a, after)] as const;
    add(head, { isSame, before: [before[0], at[0]], after: [after[0], at[1]] });
    add(tail, { isSame, before: [at[0], before[1]], after: [at[1], after[1]] });
  }
  return [head, tail];
}

function clamp(at: number, [from, to]: TokenRun['before']): number {
  return Math.min(Math.max(at, from), to);
}
