import { findColumns, findKnownColumns, type Section, type TwoColumns } from './column-sections.ts';
import { columnSides, type Extent, getExtent, takeRows } from './column-shape.ts';
import type { PageFragments } from './fragments.ts';
import { createLine, type FragmentRow, groupRows, type Line } from './lines.ts';
import { findWrappedRows } from './wrapped-rows.ts';

/** How often columns are split in two, at most: eight beside each other. */
const mostSplits = 3;

/** A column of a page. */
interface PageColumn {
  readonly page: number;
  readonly isMirrored: boolean;
  readonly extent: Extent;
  readonly depth: number;
}

interface PageRows extends Pick<PageFragments, 'fragments' | 'isMirrored'> {
  /** The columns of the page before, which also apply to a last page with few lines. */
  readonly before: TwoColumns | undefined;
}

/** A page's lines in reading order, down one column, then down the next; and its columns if it has two. */
export function readLines(
  page: number,
  { fragments, isMirrored, before }: PageRows,
): { lines: Line[]; columns: TwoColumns | undefined } {
  const rows = groupRows(fragments);
  const whole = { page, isMirrored, extent: getExtent(rows.flat()), depth: 0 };
  const found = findColumns(rows, whole.extent) ?? findKnownColumns(rows, before);
  return {
    lines: found
      ? readSections(found.sections, { ...whole, columns: found.columns })
      : createLines(rows, whole),
    columns: found?.columns,
  };
}

function readColumn(rows: readonly FragmentRow[], column: PageColumn): Line[] {
  const found = column.depth < mostSplits ? findColumns(rows, column.extent) : undefined;
  return found
    ? readSections(found.sections, { ...column, columns: found.columns })
    : createLines(rows, column);
}

function readSections(
  sections: readonly Section[],
  column: PageColumn & { columns: TwoColumns },
): Line[] {
  return sections.flatMap(({ rows, isColumnar }) =>
    isColumnar ? readSides(rows, column) : readColumn(rows, { ...column, depth: column.depth + 1 }),
  );
}

function createLines(
  rows: readonly FragmentRow[],
  { page, isMirrored, extent }: PageColumn,
): Line[] {
  const wrapped = new Map(
    findWrappedRows(rows).flatMap(({ rows: own, walls }, wrappedRow) =>
      own.map((row) => [row, { walls, wrappedRow }] as const),
    ),
  );
  return rows.map((row) => createLine(row, { page, ...extent, isMirrored, ...wrapped.get(row) }));
}

function readSides(
  section: readonly FragmentRow[],
  column: PageColumn & { columns: TwoColumns },
): Line[] {
  return columnSides.flatMap((side) => {
    // Grouped again: a large line of one column may have joined two of the other.
    const own = takeRows(section, { gutter: column.columns.gutter, side });
    const rows = groupRows(own.flat());
    const extent = getExtent(rows.flat());
    return readColumn(rows, { ...column, extent, depth: column.depth + 1 });
  });
}
