import type { Cell } from './join-cell.ts';
import type { Line } from './lines.ts';
import { findWalls, type Stretch } from './walls.ts';

/** Splits cells of a table's lines where white space runs down through it, narrower than what parts cells alone. */
export function splitCells(lines: readonly Line[]): Line[] {
  if (!lines.some(({ cells }) => cells.some(({ seams }) => seams !== undefined))) return [...lines];
  const walls = findWalls(lines.map(({ cells }) => cells.flatMap(listParts)));
  return lines.map((line) => ({
    ...line,
    cells: line.cells.flatMap((cell) => split(cell, walls)),
  }));
}

/** The stretches between a cell's seams. */
function listParts({ x0, x1, seams = [] }: Cell): Stretch[] {
  const starts = [x0, ...seams.map((seam) => seam.x1)];
  const ends = [...seams.map((seam) => seam.x0), x1];
  return starts.map((from, at) => ({ from, to: ends[at] ?? from }));
}

function split(cell: Cell, walls: readonly number[]): Cell[] {
  const { seams = [], marks = [], ...whole } = cell;
  const cuts = seams.filter(({ x0, x1 }) => walls.some((wall) => wall > x0 && wall < x1));
  if (cuts.length === 0) return [cell];
  const starts = [0, ...cuts.map(({ at }) => at)];
  return starts.map((from, index) => {
    const cut = cuts[index];
    const to = cut?.at ?? whole.text.length;
    const own = marks.filter(({ at }) => at >= from && (at < to || cut === undefined));
    const text = whole.text.slice(from, to).trimEnd();
    return {
      text,
      x0: cuts[index - 1]?.x1 ?? whole.x0,
      x1: cut?.x0 ?? whole.x1,
      ...(own.length === 0
        ? {}
        : { marks: own.map((mark) => ({ ...mark, at: Math.min(mark.at - from, text.length) })) }),
    };
  });
}
