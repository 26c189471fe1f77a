import type { Cell } from './join-cell.ts';
import type { Line } from './lines.ts';
import { findWalls, type LineSegment } from './walls.ts';

/**
 * Splits cells of a table's lines where white space runs down through it, even if it is too narrow to separate cells by
 * itself.
 */
export function splitCells(lines: readonly Line[]): Line[] {
  if (!lines.some(({ cells }) => cells.some(({ seams }) => seams !== undefined))) return [...lines];
  const walls = findWalls(lines.map(({ cells }) => cells.flatMap(listParts)));
  return lines.map((line) => ({
    ...line,
    cells: line.cells.flatMap((cell) => splitCell(cell, walls)),
  }));
}

/** The stretches between a cell's seams. */
function listParts({ x0, x1, seams = [] }: Cell): LineSegment[] {
  const starts = [x0, ...seams.map((seam) => seam.x1)];
  const ends = [...seams.map((seam) => seam.x0), x1];
  return starts.map((from, at) => ({ from, to: ends[at] ?? from }));
}

function splitCell(cell: Cell, walls: readonly number[]): Cell[] {
  const { seams = [], marks = [], ...trimmed } = cell;
  const cuts = seams.filter(({ x0, x1 }) => walls.some((wall) => wall > x0 && wall < x1));
  if (cuts.length === 0) return [cell];
  const starts = [0, ...cuts.map(({ at }) => at)];
  return starts.map((from, index) => {
    const cut = cuts[index];
    const to = cut?.at ?? trimmed.text.length;
    const partMarks = marks.filter(({ at }) => at >= from && (at < to || cut === undefined));
    const text = trimmed.text.slice(from, to).trimEnd();
    return {
      text,
      x0: cuts[index - 1]?.x1 ?? trimmed.x0,
      x1: cut?.x0 ?? trimmed.x1,
      ...(partMarks.length === 0
        ? {}
        : {
            marks: partMarks.map((mark) => ({
              ...mark,
              at: Math.min(mark.at - from, text.length),
            })),
          }),
    };
  });
}
