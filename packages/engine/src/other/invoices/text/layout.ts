import type { SourceText } from '@clauselight/schema';
import { fold } from '../../../text/fold.ts';

/** Words together on a line: a cell of a table, or words between wide gaps. */
export interface Cell {
  /** Offsets in the source text. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The same, folded: small letters without accents, character for character. */
  readonly folded: string;
  readonly row: number;
  /** Column in its table, or place in its line. */
  readonly column: number;
  /** Characters between the start of the line and the cell; NaN unless the source is plain text. */
  readonly x: number;
}

/** One line of the document as it is printed. */
export interface LayoutRow {
  readonly index: number;
  readonly cells: readonly Cell[];
  readonly table: number | undefined;
  readonly kind: SourceText['blocks'][number]['kind'];
  /** Which block of the source it is part of. */
  readonly block: number;
}

/** No invoice is longer, in characters; text after it is not read. */
const longestText = 400_000;

/** The document as rows of cells, empty cells left out. */
export function createLayout(sourceText: SourceText): readonly LayoutRow[] {
  const rows: LayoutRow[] = [];
  sourceText.blocks.forEach((block, index) => {
    if (block.end > longestText) return;
    const about = { kind: block.kind, table: block.table, block: index };
    const lines = block.cells
      ? [block.cells.map(({ start, end }, column) => ({ start, end, column }))]
      : splitLines(sourceText.text, block.start, block.end);
    for (const line of lines) addRow(rows, { line, about, sourceText });
  });
  return rows;
}

interface CellSpan {
  readonly start: number;
  readonly end: number;
  readonly column: number;
}

interface RowDraft {
  readonly line: readonly CellSpan[];
  readonly about: Omit<LayoutRow, 'cells' | 'index'>;
  readonly sourceText: SourceText;
}

function addRow(rows: LayoutRow[], { line, about, sourceText }: RowDraft): void {
  const { text } = sourceText;
  const lineStart = text.lastIndexOf('\n', (line[0]?.start ?? 0) - 1) + 1;
  const cells = line.flatMap(({ start, end, column }): Cell[] => {
    const raw = text.slice(start, end);
    const from = start + raw.length - raw.trimStart().length;
    const words = raw.trim();
    if (words === '') return [];
    const x = sourceText.format === 'txt' ? from - lineStart : Number.NaN;
    return [
      {
        start: from,
        end: from + words.length,
        text: words,
        folded: fold(words),
        row: rows.length,
        column,
        x,
      },
    ];
  });
  if (cells.length > 0) rows.push({ ...about, index: rows.length, cells });
}

function splitLines(text: string, start: number, end: number): readonly (readonly CellSpan[])[] {
  const lines: CellSpan[][] = [];
  let at = start;
  while (at <= end) {
    const stop = text.indexOf('\n', at);
    const lineEnd = stop < 0 || stop > end ? end : stop;
    lines.push(splitColumns(text, at, lineEnd));
    at = lineEnd + 1;
  }
  return lines;
}

function splitColumns(text: string, start: number, end: number): CellSpan[] {
  const spans: CellSpan[] = [];
  const line = text.slice(start, end);
  let from = 0;
  for (const gap of line.matchAll(/\t+| {2,}/g)) {
    if (gap.index > from)
      spans.push({ start: start + from, end: start + gap.index, column: spans.length });
    from = gap.index + gap[0].length;
  }
  if (from < line.length) spans.push({ start: start + from, end, column: spans.length });
  return spans;
}
