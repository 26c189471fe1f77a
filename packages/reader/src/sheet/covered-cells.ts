import type { CellRange, SheetRow } from './sheet.ts';

/** Rows looked at for all merged cells together; honest merges never overlap and stay far below it. */
const mostSteps = 500_000;

/** The rows without the cells that a merged cell covers: only its first is seen. */
export function dropCoveredCells(
  rows: readonly SheetRow[],
  merges: readonly CellRange[],
): readonly SheetRow[] {
  if (merges.length === 0) return rows;
  const covers = new Map<number, CellRange[]>();
  let steps = 0;
  for (const merge of merges) {
    for (let at = findFirst(rows, merge.top); at < rows.length; at += 1) {
      steps += 1;
      if ((rows[at]?.row ?? 0) > merge.bottom || steps > mostSteps) break;
      covers.set(at, [...(covers.get(at) ?? []).slice(-mostCovers), merge]);
    }
  }
  return rows.map((row, at) => dropCovered(row, covers.get(at)));
}

const mostCovers = 64;

function dropCovered(row: SheetRow, covers: readonly CellRange[] | undefined): SheetRow {
  if (covers === undefined) return row;
  const cells = row.cells.filter(
    ({ column }) =>
      !covers.some(
        ({ left, right, top }) =>
          column >= left && column <= right && (column !== left || row.row !== top),
      ),
  );
  return cells.length === row.cells.length ? row : { ...row, cells };
}

/** Index of the first row at or below a number. */
function findFirst(rows: readonly SheetRow[], row: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.row ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}
