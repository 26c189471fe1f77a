import type { Rule } from './fragments.ts';

/** Lines that cross each other like those of a table. */
export interface RuledLattice {
  /** Positions of its vertical lines, from left to right, including the outer edges. */
  readonly xs: readonly number[];
  /** Positions of its horizontal lines, from top to bottom, including the outer edges. */
  readonly ys: readonly number[];
  /** Whether there is a line at an x in the band between a y and the next. */
  hasWall(x: number, band: number): boolean;
  /** Whether there is a line at the top of a band in the column from an x to the next. */
  hasFloor(x: number, band: number): boolean;
}

/**
 * How far apart lines that belong together may be, in points. Set by hand; `npm run evaluate:reader` measures what it
 * gives.
 */
const alignmentTolerance = 3.5;
/** The most lines of either direction that are examined; a page with more is a drawing. */
const mostLines = 1500;
/** The most cells of one table. */
const mostCells = 20_000;

/** A line in one direction: its position, and its start and end. */
export interface Stroke {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Finds lattices with two columns or more, from top to bottom. */
export function findLattices(rules: readonly Rule[]): RuledLattice[] {
  const level = mergeStrokes(toLevelStrokes(rules));
  const upright = mergeStrokes(toUprightStrokes(rules));
  if (level.length < 2 || upright.length < 1) return [];
  if (level.length > mostLines || upright.length > mostLines) return [];
  return groupConnected(level, upright)
    .map(createLattice)
    .filter(({ xs, ys }) => xs.length >= 3 && ys.length >= 2 && xs.length * ys.length <= mostCells)
    .sort((a, b) => (a.ys[0] ?? 0) - (b.ys[0] ?? 0));
}

/** The horizontal lines among rules. */
export function toLevelStrokes(rules: readonly Rule[]): Stroke[] {
  return rules.flatMap(({ x0, x1, y0, y1 }) => (y0 === y1 ? [{ at: y0, from: x0, to: x1 }] : []));
}

/** The vertical lines among rules. */
export function toUprightStrokes(rules: readonly Rule[]): Stroke[] {
  return rules.flatMap(({ x0, x1, y0, y1 }) => (x0 === x1 ? [{ at: x0, from: y0, to: y1 }] : []));
}

/** Joins strokes that are on one line and touch, from top to bottom. */
export function mergeStrokes(strokes: readonly Stroke[]): Stroke[] {
  const lines: Stroke[][] = [];
  for (const stroke of [...strokes].sort((a, b) => a.at - b.at)) {
    const open = lines.at(-1);
    if (open?.[0] !== undefined && stroke.at - open[0].at <= alignmentTolerance / 2)
      open.push(stroke);
    else lines.push([stroke]);
  }
  return lines.flatMap((line) => {
    const merged: { at: number; from: number; to: number }[] = [];
    for (const stroke of line.sort((a, b) => a.from - b.from)) {
      const open = merged.at(-1);
      if (open !== undefined && stroke.from <= open.to + alignmentTolerance)
        open.to = Math.max(open.to, stroke.to);
      else merged.push({ ...stroke, at: line[0]?.at ?? stroke.at });
    }
    return merged;
  });
}

interface ConnectedStrokes {
  readonly level: Stroke[];
  readonly upright: Stroke[];
}

/** Groups of lines that cross or touch. */
function groupConnected(level: readonly Stroke[], upright: readonly Stroke[]): ConnectedStrokes[] {
  const parents = [...level, ...upright].map((_, index) => index);
  const find = (index: number): number => {
    let root = index;
    while (parents[root] !== root) root = parents[root] ?? root;
    parents[index] = root;
    return root;
  };
  for (const [i, across] of level.entries()) {
    for (const [j, down] of upright.entries()) {
      if (crosses(across, down)) parents[find(i)] = find(level.length + j);
    }
  }
  const groups = new Map<number, ConnectedStrokes>();
  for (const index of parents.keys()) {
    const root = find(index);
    const group = groups.get(root) ?? { level: [], upright: [] };
    groups.set(root, group);
    const across = level[index];
    const down = upright[index - level.length];
    if (across !== undefined) group.level.push(across);
    else if (down !== undefined) group.upright.push(down);
  }
  return [...groups.values()].filter(
    (group) => group.level.length >= 2 && group.upright.length >= 1,
  );
}

/** Whether a horizontal line and a vertical one cross or touch. */
export function crosses(across: Stroke, down: Stroke): boolean {
  return (
    down.at >= across.from - alignmentTolerance &&
    down.at <= across.to + alignmentTolerance &&
    across.at >= down.from - alignmentTolerance &&
    across.at <= down.to + alignmentTolerance
  );
}

function createLattice({ level, upright }: ConnectedStrokes): RuledLattice {
  const xs = mergePositions([...upright.map(({ at }) => at), ...getEnds(level)]);
  const ys = mergePositions([...level.map(({ at }) => at), ...getEnds(upright)]);
  const covers = (strokes: readonly Stroke[], at: number, position: number) =>
    strokes.some(
      (stroke) =>
        Math.abs(stroke.at - at) <= alignmentTolerance &&
        stroke.from < position &&
        stroke.to > position,
    );
  const middle = (positions: readonly number[], index: number) =>
    ((positions[index] ?? 0) + (positions[index + 1] ?? 0)) / 2;
  return {
    xs,
    ys,
    hasWall: (x, band) => covers(upright, xs[x] ?? 0, middle(ys, band)),
    hasFloor: (x, band) => covers(level, ys[band] ?? 0, middle(xs, x)),
  };
}

function getEnds(strokes: readonly Stroke[]): number[] {
  return [
    strokes.reduce((least, { from }) => Math.min(least, from), Number.POSITIVE_INFINITY),
    strokes.reduce((most, { to }) => Math.max(most, to), Number.NEGATIVE_INFINITY),
  ];
}

/** Positions in order, each once: lines a fraction of a point apart are one. */
function mergePositions(positions: readonly number[]): number[] {
  const merged: number[] = [];
  for (const position of [...positions].sort((a, b) => a - b)) {
    const last = merged.at(-1);
    if (last === undefined || position - last > alignmentTolerance) merged.push(position);
  }
  return merged;
}
