import type { Draft } from '../source/draft.ts';
import { createRow } from '../source/table.ts';
import type { Setting } from './breaks.ts';
import { type Grid, type GridCell, type GridRow, hasInk } from './fragments.ts';
import { createLine, groupRows, type Line } from './lines.ts';
import { groupParagraphs, haveSameEdges, type Paragraph } from './paragraphs.ts';
import { formRows, isHeader, isWrapped } from './rows.ts';

/** A row of cells, each with its lines. */
type Cells = readonly (readonly Line[])[];

interface RowDrafting {
  readonly setting: Setting;
  /** Which table of the document the rows belong to, counted from 1. */
  readonly table: number;
  createParagraph(paragraph: Paragraph): Draft;
}

/** Makes the blocks of a ruled table: a block for each row of data, the paragraphs of a row that only lays them out. */
export function createRuledDrafts(line: Line, drafting: RowDrafting): Draft[] {
  const { grid } = line;
  if (grid === undefined) return [];
  const rows = grid.rows.flatMap((row) => splitRow(setRow(row, line), grid));
  return rows.flatMap((cells, at) => {
    const isHeaderRow = at === 0 && isHeader(cells, rows.slice(1));
    return createRow(
      cells.map((lines) => createCell(lines, drafting)),
      { table: drafting.table, isHeaderRow },
    );
  });
}

/** Whether a ruled table goes on with the one at the top of the next page. */
export function goesOnRuled(before: Line, next: Line): boolean {
  return (
    before.grid !== undefined &&
    next.grid !== undefined &&
    next.page === before.page + 1 &&
    haveSameEdges(before.grid.edges, next.grid.edges)
  );
}

function createCell(lines: readonly Line[], { setting, createParagraph }: RowDrafting): Draft[] {
  return groupParagraphs(lines, setting).flatMap((group) =>
    group.kind === 'paragraph' ? [createParagraph(group)] : [],
  );
}

function setRow({ cells }: GridRow, place: Line): Cells {
  return cells.map((cell) => setCell(cell, place));
}

/** The lines of a cell; as much room is left at its right edge as at its left. */
function setCell({ x0, x1, fragments }: GridCell, { page, isMirrored = false }: Line): Line[] {
  const left = fragments
    .filter(hasInk)
    .reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY);
  const padding = Math.max(0, Math.min(left - x0, 12));
  return groupRows(fragments).map((row) =>
    createLine(row, { page, left, right: x1 - padding, isMirrored }),
  );
}

/** Fewest lines beside one another that make rows where no line is drawn between them. */
const fewest = 3;

/**
 * A table with lines between its columns alone is one row by its lines. Where the words of its cells stand in
 * lines of their own, each line is a row.
 */
function splitRow(cells: Cells, { rows, edges }: Grid): readonly Cells[] {
  if (rows.length > 2 || cells.length < 2) return [cells];
  const lines = layAcross(cells);
  if (lines.filter((line) => line.cells.length > 1).length < fewest) return [cells];
  const columns = cells.map((_, at) => ({ x0: edges[at] ?? 0, x1: edges[at + 1] ?? 0 }));
  const joints = cells.flatMap((own, at) =>
    own.slice(1).map((next, index) => {
      const [before, column] = [own[index], columns[at]];
      return before !== undefined && column !== undefined && isWrapped({ before, next, column });
    }),
  );
  const wrapped = joints.filter(Boolean).length;
  return wrapped > joints.length * 0.4 ? [cells] : formRows(lines).rows;
}

/** Lines over all cells of a row, each cell's words a cell of the line. */
function layAcross(cells: Cells): Line[] {
  const all = cells.flat().sort((a, b) => a.y - b.y || a.x0 - b.x0);
  const lines: Line[] = [];
  for (const line of all) {
    const open = lines.at(-1);
    const words = { ...line, cells: [mergeCells(line)] };
    if (open === undefined || line.y - open.y > open.size * 0.5) lines.push(words);
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
