import type { Block, Column, RichText } from '../content.ts';
import { drawFacts, indent } from './facts.ts';
import { drawWords, paintLine, type Terminal, wrapWords } from './terminal.ts';
import { measureLine, type StyledText } from './wrap.ts';

type Table = Extract<Block, { kind: 'table' }>;
/** The lines of one cell. */
type Cell = readonly (readonly StyledText[])[];

const gap = '  ';
/** The narrowest readable column. Below this the table is drawn as a list of facts. */
const readableWidth = 12;
/** The most lines of a row that needs no empty line after it. */
const tallestClose = 2;

/** Draws a table in columns, or each row as facts if the terminal is too narrow. */
export function drawTable(
  { caption, columns, rows }: Table,
  terminal: Terminal,
): readonly string[] {
  const title = drawWords(caption, { terminal, prefix: indent, style: 'dim' });
  const available = terminal.width - indent.length - gap.length * (columns.length - 1);
  const widths = fitColumns(
    columns.map(({ title: head }, index) => measureColumn([head, ...listCells(rows, index)])),
    available,
  );
  if (widths === undefined) return [...title, ...drawAsFacts({ columns, rows }, terminal)];
  const draw = (cells: readonly RichText[], style?: 'bold') =>
    drawRow(
      columns.map(({ align = 'start' }, index) => {
        const width = widths[index] ?? 1;
        return { lines: wrapWords(cells[index] ?? '', { columns: width, style }), width, align };
      }),
      terminal,
    );
  return [
    ...title,
    ...draw(
      columns.map(({ title: head }) => head),
      'bold',
    ),
    ...separateTall(rows.map((cells) => draw(cells))),
  ];
}

/** Separates rows with empty lines if one of them has many lines. */
function separateTall(rows: readonly (readonly string[])[]): readonly string[] {
  const isTall = rows.some((lines) => lines.length > tallestClose);
  return rows.flatMap((lines, index) => (isTall && index > 0 ? ['', ...lines] : lines));
}

function listCells(rows: Table['rows'], index: number): readonly RichText[] {
  return rows.map((cells) => cells[index] ?? '');
}

/** The width that a column needs, in terminal columns. */
interface ColumnNeed {
  /** Width without wrapping. */
  readonly natural: number;
  readonly least: number;
  /** Total width of all its lines. */
  readonly total: number;
}

function measureColumn(cells: readonly RichText[]): ColumnNeed {
  const lines = cells.flatMap((words) => wrapWords(words, { columns: Number.POSITIVE_INFINITY }));
  const lengths = lines.map(measureLine);
  const natural = Math.max(1, ...lengths);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return { natural, least: Math.min(natural, readableWidth), total };
}

/** The widths of columns, distributed by amount of text; undefined if not even the smallest widths fit. */
function fitColumns(
  needs: readonly ColumnNeed[],
  available: number,
): readonly number[] | undefined {
  const widths = needs.map(({ least }) => least);
  let left = available - widths.reduce((sum, width) => sum + width, 0);
  if (left < 0) return undefined;
  for (; left > 0; left -= 1) {
    const tallest = findTallest(needs, widths);
    if (tallest === undefined) break;
    widths[tallest] = (widths[tallest] ?? 0) + 1;
  }
  return widths;
}

/** Index of the column with the most lines that can still grow. */
function findTallest(needs: readonly ColumnNeed[], widths: readonly number[]): number | undefined {
  const heights = needs.map(({ natural, total }, index) => {
    const width = widths[index] ?? 1;
    return width < natural ? total / width : 0;
  });
  const most = Math.max(...heights);
  return most > 0 ? heights.indexOf(most) : undefined;
}

interface DrawnCell {
  readonly lines: Cell;
  readonly width: number;
  readonly align: NonNullable<Column['align']>;
}

function drawRow(cells: readonly DrawnCell[], { paint }: Terminal): readonly string[] {
  const height = Math.max(...cells.map(({ lines }) => lines.length));
  return Array.from({ length: height }, (_, at) => {
    const drawn = cells.map(({ lines, width, align }) => {
      const line = lines[at] ?? [];
      const padding = ' '.repeat(Math.max(0, width - measureLine(line)));
      const words = paintLine(line, paint);
      return align === 'end' ? padding + words : words + padding;
    });
    return `${indent}${drawn.join(gap)}`.trimEnd();
  });
}

function drawAsFacts(
  { columns, rows }: Pick<Table, 'columns' | 'rows'>,
  terminal: Terminal,
): readonly string[] {
  return rows.flatMap((cells, index) => [
    ...(index === 0 ? [] : ['']),
    ...drawFacts(
      columns
        .map(({ title }, at) => ({ label: title, words: cells[at] ?? '' }))
        .filter(({ words }) => words !== ''),
      terminal,
    ),
  ]);
}
