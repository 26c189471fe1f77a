import { isBreak, type Setting } from './breaks.ts';
import { getLineText, type Line } from './lines.ts';
import { findTables, type Table, type TableRow } from './tables.ts';

/** Lines that belong together: a paragraph, or one row of a table. */
export type LineGroup = Paragraph | RowGroup | RuledTable;

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly lines: readonly Line[];
}

export interface RowGroup extends TableRow {
  readonly kind: 'row';
  /** One for every table, in order; a table that goes on over a page end is one. */
  readonly table: number;
}

/** A table ruled with lines; a line stands for it. */
export interface RuledTable {
  readonly kind: 'ruled';
  readonly line: Line;
}

/** Groups lines in reading order into paragraphs and tables. Every line ends in exactly one group. */
export function groupLines(lines: readonly Line[], setting: Setting): LineGroup[] {
  const groups: LineGroup[] = [];
  let from = 0;
  let table = 0;
  let before: Table | undefined;
  for (const next of findTables(lines, setting)) {
    for (const group of groupParagraphs(lines.slice(from, next.from), setting)) groups.push(group);
    const isSame = before !== undefined && continuesTitle({ before, next, lines });
    table += isSame ? 0 : 1;
    for (const row of next.rows) groups.push({ kind: 'row', ...row, table });
    from = next.to;
    before = next;
  }
  for (const group of groupParagraphs(lines.slice(from), setting)) groups.push(group);
  return groups;
}

/** Groups lines in which no table but a ruled one stands. */
export function groupParagraphs(
  lines: readonly Line[],
  setting: Setting,
): (Paragraph | RuledTable)[] {
  const groups: (RuledTable | { kind: 'paragraph'; lines: Line[] })[] = [];
  let before: Line | undefined;
  for (const line of lines) {
    const open = groups.at(-1);
    if (line.grid !== undefined) groups.push({ kind: 'ruled', line });
    else if (
      open?.kind === 'paragraph' &&
      before &&
      !isBreak({ before, line, paragraph: open.lines }, setting)
    )
      open.lines.push(line);
    else groups.push({ kind: 'paragraph', lines: [line] });
    before = line;
  }
  return groups;
}

interface Neighbouring {
  readonly before: Table;
  readonly next: Table;
  readonly lines: readonly Line[];
}

/** Whether a table goes on at the top of the next page: nothing between, and the same columns. */
function continuesTitle({ before, next, lines }: Neighbouring): boolean {
  const [last, first] = [lines[before.to - 1], lines[next.from]];
  if (before.to !== next.from || last === undefined || first?.page !== last.page + 1) return false;
  return haveSameEdges(before.edges, next.edges);
}

/** Whether two tables have as many columns, at about the same places. */
export function haveSameEdges(edges: readonly number[], others: readonly number[]): boolean {
  return (
    edges.length === others.length &&
    edges.every((edge, at) => Math.abs(edge - (others[at] ?? 0)) < 12)
  );
}

/** Whether a paragraph reads as set apart from running text: bold all through, or larger. */
export function isProminent({ lines }: Paragraph, setting: Setting): boolean {
  if (lines.every((line) => line.isBold)) return true;
  const size = lines.reduce((least, line) => Math.min(least, line.size), Number.POSITIVE_INFINITY);
  return size > setting.bodySize * 1.15 && lines.map(getLineText).join(' ').length < 200;
}
