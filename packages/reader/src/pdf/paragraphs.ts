import { isBreak, type Typography } from './breaks.ts';
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
  /** Which table it belongs to, in order; a table that continues on the next page is one. */
  readonly table: number;
}

/** A ruled table; one line stands in for it. */
export interface RuledTable {
  readonly kind: 'ruled';
  readonly line: Line;
}

/** Groups lines in reading order into paragraphs and tables. Every line is in exactly one group. */
export function groupLines(lines: readonly Line[], setting: Typography): LineGroup[] {
  const groups: LineGroup[] = [];
  let from = 0;
  let table = 0;
  let before: Table | undefined;
  for (const next of findTables(lines, setting)) {
    for (const group of groupParagraphs(lines.slice(from, next.from), setting)) groups.push(group);
    const isSame = before !== undefined && continuesTable({ before, next, lines });
    table += isSame ? 0 : 1;
    for (const row of next.rows) groups.push({ kind: 'row', ...row, table });
    from = next.to;
    before = next;
  }
  for (const group of groupParagraphs(lines.slice(from), setting)) groups.push(group);
  return groups;
}

/** Groups lines without tables other than ruled ones. */
export function groupParagraphs(
  lines: readonly Line[],
  setting: Typography,
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

interface TablePair {
  readonly before: Table;
  readonly next: Table;
  readonly lines: readonly Line[];
}

/** Whether a table continues at the top of the next page: nothing between, and the same columns. */
function continuesTable({ before, next, lines }: TablePair): boolean {
  const [last, first] = [lines[before.to - 1], lines[next.from]];
  if (before.to !== next.from || last === undefined || first?.page !== last.page + 1) return false;
  return haveSameEdges(before.edges, next.edges);
}

/** How far apart, in points, the edges of a column may be on two pages. */
const edgeTolerance = 12;

/** Whether two tables have the same number of columns, in about the same positions. */
export function haveSameEdges(edges: readonly number[], others: readonly number[]): boolean {
  return (
    edges.length === others.length &&
    edges.every((edge, at) => Math.abs(edge - (others[at] ?? 0)) < edgeTolerance)
  );
}

/** Ratio to the size of running text from which a paragraph stands out, and its most characters. */
const prominentRatio = 1.15;
const longestProminent = 200;

/** Whether a paragraph stands out from running text: bold throughout, or larger. */
export function isProminent({ lines }: Paragraph, setting: Typography): boolean {
  if (lines.every((line) => line.isBold)) return true;
  const size = lines.reduce((least, line) => Math.min(least, line.size), Number.POSITIVE_INFINITY);
  return (
    size > setting.bodySize * prominentRatio &&
    lines.map(getLineText).join(' ').length < longestProminent
  );
}
