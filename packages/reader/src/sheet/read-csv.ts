import type { ReaderWarning, SourceText } from '@clauselight/schema';
import Papa from 'papaparse';
import type { ReadContext } from '../limits.ts';
import { assembleSourceText } from '../source/assemble.ts';
import type { Draft } from '../source/draft.ts';
import { decodeText } from '../text/decode.ts';
import { type Budget, createBudget } from './budget.ts';
import { detectDialect } from './csv-dialect.ts';
import { isHeaderRow } from './header-row.ts';
import { createTableRow, measureRow, type RowCell, tidyCell } from './table-row.ts';
import { type Conventions, describeText, detectConventions } from './typed-text.ts';

/** Rows that tell how figures are written, and whether the first names the columns. */
const rowsToLookAt = 200;
/** Rows with one cell above the row that names the columns: the title of the table. */
const mostTitleRows = 3;
/** The most cells of a row in a table; further cells are not read. */
const mostColumns = 50_000;
/** What no text holds, where quotation marks are to be letters like any other. */
const noQuote = '\u0000';

/**
 * Reads comma-separated values: one table, whatever its delimiter. Cells get the type their words show.
 * Throws `document_without_text` for a file without words.
 */
export function readCsv(bytes: Uint8Array, { limits, onProgress }: ReadContext): SourceText {
  const decoded = decodeText(bytes);
  const text = decoded.text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { delimiter, skip, isSpaced } = detectDialect(text);
  const table = readRows(isSpaced ? closeGaps(text, delimiter) : text.slice(skip), {
    delimiter,
    budget: createBudget(limits.maxTextLength),
  });
  onProgress({ done: 1, total: 1, unit: 'part' });
  const warnings: ReaderWarning[] = decoded.warning === undefined ? [] : [decoded.warning];
  if (table.isUnquoted)
    warnings.push({
      code: 'damaged-parts',
      message: 'A quotation mark is never closed; quotation marks were read as letters.',
    });
  if (table.isCut)
    warnings.push({
      code: 'read-in-part',
      message: `The table is too large to be read whole: it was read up to row ${table.rows.length.toLocaleString('en-US')}.`,
    });
  return assembleSourceText({
    format: 'csv',
    drafts: createDrafts(table.rows),
    warnings,
    maxTextLength: limits.maxTextLength,
  });
}

interface CsvTable {
  readonly rows: readonly (readonly string[])[];
  readonly isCut: boolean;
  readonly isUnquoted: boolean;
}

interface CsvRequest {
  readonly delimiter: string;
  readonly budget: Budget;
  readonly quote?: string;
}

/** Rows with words, as far as there is room. */
function readRows(text: string, { delimiter, budget, quote = '"' }: CsvRequest): CsvTable {
  const rows: (readonly string[])[] = [];
  let isCut = false;
  let openAt: number | undefined;
  let end = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    quoteChar: quote,
    newline: '\n',
    step({ data, errors, meta }, parser) {
      if (errors.some(({ code }) => code === 'MissingQuotes')) openAt = end;
      end = meta.cursor;
      if (openAt !== undefined) return;
      const row = trimRow(data.slice(0, mostColumns).map(tidyCell));
      if (row.length === 0) return;
      const characters = measureRow(row.map((cell) => ({ text: cell })));
      const isFitting = budget.take({ characters, cells: row.length });
      isCut = !isFitting || data.length > mostColumns;
      if (isFitting || rows.length === 0) rows.push(row);
      if (isCut) parser.abort();
    },
  });
  if (openAt === undefined) return { rows, isCut, isUnquoted: false };
  const rest = readRows(text.slice(openAt), { delimiter, budget, quote: noQuote });
  return { rows: [...rows, ...rest.rows], isCut: rest.isCut, isUnquoted: true };
}

/** Quotation marks count only where a cell begins with one: `a, "b, c"` has a space there. */
function closeGaps(text: string, delimiter: string): string {
  return text.replaceAll(new RegExp(`\\${delimiter} +"`, 'g'), `${delimiter}"`);
}

function trimRow(cells: readonly string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

function createDrafts(rows: readonly (readonly string[])[]): Draft[] {
  const sample = rows.slice(0, rowsToLookAt);
  const conventions = detectConventions(sample.flat());
  const header = findHeader(sample, conventions);
  return rows.map((row, at) => {
    const cells = row.map((text): RowCell => ({ text, facts: describeText(text, conventions) }));
    return createTableRow(cells, { table: 1, isHeaderRow: at === header, gap: 1 });
  });
}

/** Index of the row that names the columns. */
function findHeader(
  rows: readonly (readonly string[])[],
  conventions: Conventions,
): number | undefined {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const at = width < 2 ? 0 : rows.findIndex((row) => row.length > 1);
  if (at < 0 || at > mostTitleRows) return undefined;
  const looked = rows
    .slice(at)
    .map((row) => row.slice(0, 64).map((text) => ({ text, ...describeText(text, conventions) })));
  return isHeaderRow(looked) ? at : undefined;
}
