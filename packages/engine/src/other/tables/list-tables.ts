import { shorten } from '@clauselight/core';
import type { Block, Evidence, SourceText } from '@clauselight/schema';
import { findDecimalMark } from '../../text/values/number-style.ts';
import { readCell } from './cell-values.ts';
import { meanLabel, totalLabel } from './column-names.ts';
import { type DataCell, type DataRow, type DataTable, quote } from './data-table.ts';

const longestName = 80;
/** Cells that tell how a table's figures are written. */
const cellsToLookAt = 2000;

/** Every table of a document with its cells read. */
export function listTables(sourceText: SourceText): readonly DataTable[] {
  const hasNull = sourceText.format === 'json' || sourceText.format === 'xml';
  const groups: { blocks: Block[]; title: Block | undefined }[] = [];
  let open: number | undefined;
  let title: Block | undefined;
  for (const block of sourceText.blocks) {
    if (block.kind !== 'table-row' || block.cells === undefined) {
      open = undefined;
      if (block.end - block.start <= longestName && block.kind !== 'footer') title = block;
      continue;
    }
    if (open === undefined || open !== block.table) groups.push({ blocks: [], title });
    open = block.table ?? 0;
    groups.at(-1)?.blocks.push(block);
  }
  return groups.map((group, index) =>
    createTable(sourceText.text, { ...group, number: index + 1, hasNull }),
  );
}

interface Group {
  readonly blocks: readonly Block[];
  readonly title: Block | undefined;
  readonly number: number;
  readonly hasNull: boolean;
}

function createTable(text: string, { blocks, title, number, hasNull }: Group): DataTable {
  const style = { mark: findDecimalMark(listSamples(text, blocks)), hasNull };
  const all = blocks.map((block, index): DataRow => {
    const cells = (block.cells ?? []).map((cell) => readCell(text, cell, style));
    return { start: block.start, end: block.end, cells, number: index + 1 };
  });
  const marked = blocks.findIndex(({ isHeaderRow }) => isHeaderRow === true);
  const at = marked >= 0 ? marked : findHeader(all);
  const caption = all.slice(0, Math.max(0, at)).find(({ cells }) => countFilled(cells) === 1);
  return assembleTable({
    number,
    name: nameTable(number, caption ? quote(text, caption) : title && quote(text, title)),
    header: at >= 0 && countFilled(all[at]?.cells ?? []) > 0 ? all[at] : undefined,
    below: all.slice(at + 1).filter(({ cells }) => countFilled(cells) > 0),
    isRecords: false,
  });
}

interface TableParts {
  readonly number: number;
  readonly name: { readonly name: string; readonly nameEvidence: Evidence | undefined };
  readonly header: DataRow | undefined;
  readonly below: readonly DataRow[];
  readonly isRecords: boolean;
}

/** Puts a table together: names its columns, and sets apart the rows of sums. */
export function assembleTable({ number, name, header, below, isRecords }: TableParts): DataTable {
  let width = header?.cells.length ?? 0;
  for (const { cells } of below) width = Math.max(width, cells.length);
  const names = Array.from({ length: width }, (_, column) => {
    const words = header?.cells[column]?.words ?? '';
    return words === '' ? `Column ${column + 1}` : shorten(words, longestName);
  });
  const rows: DataRow[] = [];
  const totals: DataRow[] = [];
  for (const row of below) {
    const words = row.cells.find(({ kind }) => kind !== 'empty')?.words ?? '';
    if (isRecords || words.length > longestName) rows.push(row);
    else if (totalLabel.test(words) && row.cells.some(({ figure }) => figure)) totals.push(row);
    else if (!meanLabel.test(words) || !row.cells.some(({ figure }) => figure)) rows.push(row);
  }
  // A table of totals alone, or of one kind of them, lists what somebody totalled elsewhere.
  const isAllTotals = totals.length > rows.length;
  const kept = isAllTotals ? below : rows;
  return {
    number,
    ...name,
    header,
    names,
    rows: kept,
    totals: isAllTotals ? [] : totals,
    labelColumn: findLabelColumn(kept, width),
    isRecords,
  };
}

/** How a table is called: by the words above it, or by its number. */
export function nameTable(number: number, evidence: Evidence | undefined): TableParts['name'] {
  const words = evidence?.quote.replace(/\s+/g, ' ').replace(/[:.]$/, '') ?? '';
  return words === ''
    ? { name: `Table ${number}`, nameEvidence: undefined }
    : { name: words, nameEvidence: evidence };
}

function listSamples(text: string, blocks: readonly Block[]): readonly string[] {
  const samples: string[] = [];
  for (const { cells = [] } of blocks) {
    for (const { start, end } of cells) {
      if (end - start <= 40) samples.push(text.slice(start, end));
    }
    if (samples.length > cellsToLookAt) break;
  }
  return samples;
}

/** The first row, if it has only words and the rows below have figures. */
function findHeader(rows: readonly DataRow[]): number {
  const at = rows.slice(0, 4).findIndex(({ cells }) => countFilled(cells) > 1);
  const first = rows[at];
  if (first === undefined || rows.length < at + 2) return -1;
  const isNames = first.cells.every(
    ({ kind, words }) =>
      words.length <= longestName &&
      (kind === 'text' || kind === 'empty' || /^(?:19|20)\d\d$/.test(words)),
  );
  const below = rows.slice(at + 1, at + 6);
  return isNames && below.some(({ cells }) => cells.some(({ figure, date }) => figure ?? date))
    ? at
    : -1;
}

function countFilled(cells: readonly DataCell[]): number {
  return cells.filter(({ kind }) => kind !== 'empty').length;
}

/** The first column whose words all differ, else the first of dates, else the first of words. */
function findLabelColumn(rows: readonly DataRow[], width: number): number | undefined {
  const sample = rows.slice(0, 50);
  const find = (kind: DataCell['kind'], mostAlike: number) => {
    for (let column = 0; column < Math.min(width, 6); column += 1) {
      const words = sample.flatMap(({ cells }) => {
        const cell = cells[column];
        return cell?.kind === kind ? [cell.words] : [];
      });
      const isFull = words.length > 0 && words.length >= sample.length * 0.6;
      if (isFull && new Set(words).size >= words.length * mostAlike) return column;
    }
    return undefined;
  };
  return find('text', 0.5) ?? find('date', 0) ?? find('text', 0);
}
