import type { Cell } from './join-cell.ts';
import type { Line } from './lines.ts';

/** A line of a table, or all lines of one row. */
export interface TableUnit {
  readonly lines: readonly Line[];
  /** The line, or one with the words of each cell together. */
  readonly merged: Line;
}

/** Takes the lines together that the page's content shows to be one row of a table. */
export function groupUnits(lines: readonly Line[]): TableUnit[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const open = groups.at(-1);
    const before = open?.at(-1);
    if (open !== undefined && before !== undefined && areOneRow(before, line)) open.push(line);
    else groups.push([line]);
  }
  return groups.flatMap((group): TableUnit[] => {
    const [first] = group;
    if (first === undefined) return [];
    return [{ lines: group, merged: group.length === 1 ? first : mergeLines(first, group) }];
  });
}

function areOneRow(before: Line, line: Line): boolean {
  return (
    line.wrappedRow !== undefined &&
    line.wrappedRow === before.wrappedRow &&
    line.page === before.page
  );
}

function mergeLines(first: Line, lines: readonly Line[]): Line {
  const cells: Cell[] = [];
  for (const { text, x0, x1 } of lines.flatMap((line) => line.cells)) {
    const at = cells.findIndex((cell) => x0 < cell.x1 && cell.x0 < x1);
    const known = cells[at];
    if (known === undefined) cells.push({ text, x0, x1 });
    else
      cells[at] = {
        text: `${known.text} ${text}`,
        x0: Math.min(known.x0, x0),
        x1: Math.max(known.x1, x1),
      };
  }
  cells.sort((a, b) => a.x0 - b.x0);
  const last = lines.at(-1) ?? first;
  return {
    ...first,
    cells,
    x0: cells[0]?.x0 ?? first.x0,
    x1: cells.at(-1)?.x1 ?? first.x1,
    firstY: first.y,
    y: last.y,
    isBold: lines.every(({ isBold }) => isBold),
  };
}
