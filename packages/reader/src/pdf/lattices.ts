import type { Rule } from './fragments.ts';

/** Lines that cross one another like those of a table. */
export interface Lattice {
  /** Where its upright lines stand, from left to right, its outer edges included. */
  readonly xs: readonly number[];
  /** Where its level lines lie, from top to bottom, its outer edges included. */
  readonly ys: readonly number[];
  /** Whether a line stands at an x in the band between a y and the next. */
  hasWall(x: number, band: number): boolean;
  /** Whether a line lies at the top of a band in the column from an x to the next. */
  hasFloor(x: number, band: number): boolean;
}

/** How far lines that belong together may miss one another, in points. */
const slack = 3.5;
/** Lines of either direction that are looked at; a page with more is a drawing. */
const mostLines = 1500;
/** Cells of one table. */
const mostCells = 20_000;

/** A line along one direction: where it lies, and from where to where it runs. */
export interface Stroke {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Finds lattices with two columns or more, from top to bottom. */
export function findLattices(rules: readonly Rule[]): Lattice[] {
  const level = mergeStrokes(toLevelStrokes(rules));
  const upright = mergeStrokes(toUprightStrokes(rules));
  if (level.length < 2 || upright.length < 1) return [];
  if (level.length > mostLines || upright.length > mostLines) return [];
  return connect(level, upright)
    .map(createLattice)
    .filter(({ xs, ys }) => xs.length >= 3 && ys.length >= 2 && xs.length * ys.length <= mostCells)
    .sort((a, b) => (a.ys[0] ?? 0) - (b.ys[0] ?? 0));
}

/** The level lines among rules. */
export function toLevelStrokes(rules: readonly Rule[]): Stroke[] {
  return rules.flatMap(({ x0, x1, y0, y1 }) => (y0 === y1 ? [{ at: y0, from: x0, to: x1 }] : []));
}

/** The upright lines among rules. */
export function toUprightStrokes(rules: readonly Rule[]): Stroke[] {
  return rules.flatMap(({ x0, x1, y0, y1 }) => (x0 === x1 ? [{ at: x0, from: y0, to: y1 }] : []));
}

/** Joins strokes that lie on one line and touch; from top to bottom. */
export function mergeStrokes(strokes: readonly Stroke[]): Stroke[] {
  const lines: Stroke[][] = [];
  for (const stroke of [...strokes].sort((a, b) => a.at - b.at)) {
    const open = lines.at(-1);
    if (open?.[0] !== undefined && stroke.at - open[0].at <= slack / 2) open.push(stroke);
    else lines.push([stroke]);
  }
  return lines.flatMap((line) => {
    const merged: { at: number; from: number; to: number }[] = [];
    for (const stroke of line.sort((a, b) => a.from - b.from)) {
      const open = merged.at(-1);
      if (open !== undefined && stroke.from <= open.to + slack)
        open.to = Math.max(open.to, stroke.to);
      else merged.push({ ...stroke, at: line[0]?.at ?? stroke.at });
    }
    return merged;
  });
}

interface Connected {
  readonly level: Stroke[];
  readonly upright: Stroke[];
}

/** Groups of lines that cross or touch. */
function connect(level: readonly Stroke[], upright: readonly Stroke[]): Connected[] {
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
  const groups = new Map<number, Connected>();
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

/** Whether a level line and an upright one cross or touch. */
export function crosses(across: Stroke, down: Stroke): boolean {
  return (
    down.at >= across.from - slack &&
    down.at <= across.to + slack &&
    across.at >= down.from - slack &&
    across.at <= down.to + slack
  );
}

function createLattice({ level, upright }: Connected): Lattice {
  const xs = gatherPlaces([...upright.map(({ at }) => at), ...getEnds(level)]);
  const ys = gatherPlaces([...level.map(({ at }) => at), ...getEnds(upright)]);
  const covers = (strokes: readonly Stroke[], at: number, place: number) =>
    strokes.some(
      (stroke) => Math.abs(stroke.at - at) <= slack && stroke.from < place && stroke.to > place,
    );
  const middle = (places: readonly number[], index: number) =>
    ((places[index] ?? 0) + (places[index + 1] ?? 0)) / 2;
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

/** Places in order, each once: lines a hair apart are one. */
function gatherPlaces(places: readonly number[]): number[] {
  const gathered: number[] = [];
  for (const place of [...places].sort((a, b) => a - b)) {
    const last = gathered.at(-1);
    if (last === undefined || place - last > slack) gathered.push(place);
  }
  return gathered;
}
