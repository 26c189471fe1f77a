import type { Block, Cell, SourceText } from '@clauselight/schema';
import { analyzeTable } from '../analyze-table.ts';

type Value = string | { readonly text: string; readonly type: NonNullable<Cell['type']> };

interface Options {
  readonly format?: SourceText['format'];
  /** A heading above the table. */
  readonly title?: string;
  readonly hasHeader?: boolean;
}

/** A source text of one table; cells have a type only where one is given. */
export function buildTable(
  rows: readonly (readonly Value[])[],
  { format = 'csv', title, hasHeader = true }: Options = {},
): SourceText {
  let text = '';
  const blocks: Block[] = [];
  if (title !== undefined) {
    blocks.push({ kind: 'heading', level: 1, start: 0, end: title.length });
    text = `${title}\n`;
  }
  for (const [at, row] of rows.entries()) {
    const start = text.length;
    const cells: Cell[] = [];
    for (const [column, value] of row.entries()) {
      if (column > 0) text += '\t';
      const words = typeof value === 'string' ? value : value.text;
      const from = text.length;
      text += words;
      const type = typeof value === 'string' ? {} : { type: value.type };
      cells.push({ start: from, end: text.length, ...type });
    }
    blocks.push({
      kind: 'table-row',
      start,
      end: text.length,
      table: 1,
      cells,
      ...(hasHeader && at === 0 && { isHeaderRow: true as const }),
    });
    text += '\n';
  }
  return buildSource({ text, blocks, format });
}

/** A data file as the reader outlines it: `# data` and `## data 1` are headings, other lines values. */
export function buildOutline(
  lines: readonly string[],
  format: 'json' | 'xml' = 'json',
): SourceText {
  let text = '';
  const blocks: Block[] = [];
  for (const line of lines) {
    const level = /^#*/.exec(line)?.[0].length ?? 0;
    const words = level > 0 ? line.slice(level + 1) : line;
    const span = { start: text.length, end: text.length + words.length };
    blocks.push(level > 0 ? { kind: 'heading', level, ...span } : { kind: 'paragraph', ...span });
    text += `${words}\n`;
  }
  return buildSource({ text, blocks, format });
}

/** Rows written with bars between their cells. */
export function splitRows(words: string): readonly (readonly string[])[] {
  return words
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** What is read of a table written with bars between its cells. */
export function readRows(words: string, options?: Options) {
  return analyzeTable({ sourceText: buildTable(splitRows(words), options), kind: 'table' });
}

function buildSource(parts: Pick<SourceText, 'text' | 'blocks' | 'format'>): SourceText {
  return {
    readerVersion: 'test',
    pages: [],
    revisions: [],
    comments: [],
    hiddenTexts: [],
    warnings: [],
    ...parts,
  };
}
