import type { Draft } from '../source/draft.ts';
import { createRow } from '../source/table.ts';
import type { Typography } from './breaks.ts';
import { type Grid, type GridCell, type GridRow, isVisible } from './fragments.ts';
import { createLine, groupRows, type Line } from './lines.ts';
import { groupParagraphs, haveSameEdges, type Paragraph } from './paragraphs.ts';
import { formRows, isHeader, isWrapped } from './rows.ts';
import { groupUnits } from './table-units.ts';

/** A row of cells, each with its lines. */
type RowCells = readonly (readonly Line[])[];

interface RuledTableContext {
  readonly setting: Typography;
  /** The table of the document that the rows belong to, counted from 1. */
  readonly table: number;
  createParagraph(paragraph: Paragraph): Draft;
}

/**
 * Makes the blocks of a ruled table: a block for each row of data, or the paragraphs of a row that only lays them out.
 */
export function createRuledDrafts(line: Line, tableContext: RuledTableContext): Draft[] {
  const { grid } = line;
  if (grid === undefined) return [];
  const rows = grid.rows.flatMap((row) => splitRow(createRowCells(row, line), grid));
  return rows.flatMap((cells, at) => {
    const isHeaderRow = at === 0 && isHeader(cells, rows.slice(1));
    return createRow(
      cells.map((lines) => createCell(lines, tableContext)),
      { table: tableContext.table, isHeaderRow },
    );
  });
}

/** Whether a ruled table continues in the one at the top of the next page. */
export function continuesRuledTable(before: Line, next: Line): boolean {
  return (
    before.grid !== undefined &&
    next.grid !== undefined &&
    next.page === before.page + 1 &&
    haveSameEdges(before.grid.edges, next.grid.edges)
  );
}

function createCell(
  lines: readonly Line[],
  { setting, createParagraph }: RuledTableContext,
): Draft[] {
  return groupParagraphs(lines, setting).flatMap((group) =>
    group.kind === 'paragraph' ? [createParagraph(group)] : [],
  );
}

function createRowCells({ cells }: GridRow, standIn: Line): RowCells {
  return cells.map((cell) => createCellLines(cell, standIn));
}

/** The lines of a cell, with the same padding on the right as on the left. */
function createCellLines(
  { x0, x1, fragments }: GridCell,
  { page, isMirrored = false }: Line,
): Line[] {
  const left = fragments
    .filter(isVisible)
    .reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY);
  const padding = Math.max(0, Math.min(left - x0, 12));
  return groupRows(fragments).map((row) =>
    createLine(row, { page, left, right: x1 - padding, isMirrored }),
  );
}

/** Share of line breaks inside cells above which lines are not rows. */
const mostWrapped = 0.4;
/** The fewest lines beside each other that make rows without a rule between them. */
const fewestLines = 3;

/**
 * A table with rules only between its columns is one row by its rules. If the words of its cells are on common lines,
 * each line is a row.
 */
function splitRow(cells: RowCells, { rows, edges }: Grid): readonly RowCells[] {
  if (rows.length > 2 || cells.length < 2) return [cells];
  const lines = alignAcross(cells);
  if (lines.filter((line) => line.cells.length > 1).length < fewestLines) return [cells];
  const columns = cells.map((_, at) => ({ x0: edges[at] ?? 0, x1: edges[at + 1] ?? 0 }));
  const joints = cells.flatMap((own, at) =>
    own.slice(1).map((next, index) => {
      const [before, column] = [own[index], columns[at]];
      return before !== undefined && column !== undefined && isWrapped({ before, next, column });
    }),
  );
  const wrapped = joints.filter(Boolean).length;
  return wrapped > joints.length * mostWrapped ? [cells] : formRows(groupUnits(lines)).rows;
}

/** Distance of baselines, in ems, up to which lines are beside each other. */
const sameRow = 0.5;

/** Lines across all cells of a row, with each cell's words as a cell of the line. */
function alignAcross(cells: RowCells): Line[] {
  const all = cells.flat().sort((a, b) => a.y - b.y || a.x0 - b.x0);
  const lines: Line[] = [];
  for (const line of all) {
    const open = lines.at(-1);
    const words = { ...line, cells: [mergeCells(line)] };
    if (open === undefined || line.y - open.y > open.size * sameRow) lines.push(words);
    else
      lines[lines.length - 1] = {
        ...open,
        cells: [...open.cells, ...words.cells].sort((a, b) => a.x0 - b.x0),
        x0: Math.min(open.x0, line.x0),
        x1: Math.max(open.x1, line.x1),
        isBold: open.isBold && line.isBold,
      };
  }
  return lines;
}

function mergeCells({ cells, x0, x1 }: Line): Line['cells'][number] {
  return { text: cells.map(({ text }) => text).join(' '), x0, x1 };
}
