import type { ZipArchive } from '../../archive/zip.ts';
import {
  type CellRange,
  mostColumns,
  mostRows,
  parseAddress,
  parseRange,
  type SheetCell,
  type SheetRoom,
  type SheetRow,
} from '../sheet.ts';
import { getLocalName, type StreamEnd, streamXml, type XmlHandlers } from '../xml-stream.ts';
import { type CellContext, showCell } from './cell.ts';
import { type CellStyle, plainStyle } from './styles.ts';

/** What a worksheet's part holds: [ECMA-376] part 1, 18.3. */
export interface Worksheet {
  readonly rows: SheetRow[];
  readonly merges: CellRange[];
  /** By column; 1 where it is hidden. */
  readonly hiddenColumns: Uint8Array;
  emptyFormulas: number;
  readonly end: StreamEnd;
}

export interface WorksheetRequest {
  readonly zip: ZipArchive;
  readonly name: string;
  readonly context: CellContext;
  readonly styles: readonly CellStyle[];
  readonly room: SheetRoom;
}

const mostMerges = 100_000;

/** Reads a worksheet row by row, as far as there is room. */
export function readWorksheet(request: WorksheetRequest): Worksheet {
  const sheet = {
    rows: [] as SheetRow[],
    merges: [] as CellRange[],
    hiddenColumns: new Uint8Array(mostColumns),
    emptyFormulas: 0,
  };
  const end = streamXml(request, createHandlers(sheet, request));
  // Programs write rows in order; the format does not ask for it.
  if (sheet.rows.some(({ row }, at) => row < (sheet.rows[at - 1]?.row ?? 0)))
    sheet.rows.sort((a, b) => a.row - b.row);
  return { ...sheet, end };
}

type UnfinishedWorksheet = Omit<Worksheet, 'end'>;

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: CellStyle;
  hasFormula: boolean;
  /** Whether there is a result, an empty one perhaps. */
  hasValue: boolean;
}

function createHandlers(sheet: UnfinishedWorksheet, request: WorksheetRequest): XmlHandlers {
  let row = { row: -1, isHidden: false, cells: [] as SheetCell[] };
  let column = -1;
  let cell: OpenCell | undefined;
  let value = '';
  let isValue = false;
  let isPhonetic = false;
  let cells = 0;
  let characters = 0;
  const { maxCells, maxCharacters } = request.room;
  const isFull = () => cells > maxCells || characters > maxCharacters;
  return {
    isDone: isFull,
    text(text) {
      if (isValue) value += text;
    },
    open(tag, attributes) {
      const name = getLocalName(tag);
      if (name === 'c') {
        cell = openCell(attributes, { last: column, request });
        column = cell?.column ?? column;
        value = '';
      } else if (name === 'v') {
        isValue = cell !== undefined;
        if (cell !== undefined) cell.hasValue = true;
      } else if (name === 't') {
        isValue = cell !== undefined && !isPhonetic;
      } else if (name === 'row') {
        const isHidden = /^(1|true)$/.test(attributes.hidden ?? '');
        row = { row: findRowNumber(attributes.r, row.row), isHidden, cells: [] };
        column = -1;
      } else if (name === 'f' && cell !== undefined) cell.hasFormula = true;
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 'col') addHiddenColumns(sheet, attributes);
      else if (name === 'mergeCell') addMerge(sheet, attributes.ref ?? '');
    },
    close(tag) {
      const name = getLocalName(tag);
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'c' && cell !== undefined && !isFull()) {
        // The empty text is a result as well.
        const hasResult = cell.type === 'str' ? cell.hasValue : value !== '';
        if (cell.hasFormula && !hasResult) sheet.emptyFormulas += 1;
        const shown = showCell({ ...cell, value }, request.context);
        if (shown !== undefined) row.cells.push(shown);
        cells += 1;
        characters += (shown?.text.length ?? 0) + 1;
        cell = undefined;
      } else if (name === 'row' && row.cells.length > 0) {
        sheet.rows.push({ ...row, cells: sortCells(row.cells) });
        row = { ...row, cells: [] };
      }
    },
  };
}

function openCell(
  { r, t, s }: Readonly<Record<string, string>>,
  { last, request }: { last: number; request: WorksheetRequest },
): OpenCell | undefined {
  const column = r === undefined ? last + 1 : parseAddress(r)?.column;
  if (column === undefined || column >= mostColumns) return undefined;
  const style = request.styles[Number(s ?? 0)] ?? plainStyle;
  return { column, type: t ?? 'n', style, hasFormula: false, hasValue: false };
}

function findRowNumber(r: string | undefined, last: number): number {
  const number = Number(r ?? last + 2);
  return Number.isInteger(number) && number >= 1 && number <= mostRows ? number - 1 : last + 1;
}

function sortCells(cells: SheetCell[]): SheetCell[] {
  const isSorted = cells.every(
    ({ column }, at) => at === 0 || column > (cells[at - 1]?.column ?? 0),
  );
  if (isSorted) return cells;
  // Of two cells at one place the last counts.
  const byColumn = new Map(cells.map((cell) => [cell.column, cell]));
  return [...byColumn.values()].sort((a, b) => a.column - b.column);
}

function addHiddenColumns(
  sheet: UnfinishedWorksheet,
  { hidden, min, max }: Readonly<Record<string, string>>,
): void {
  if (/^(1|true)$/.test(hidden ?? ''))
    sheet.hiddenColumns.fill(1, Math.max(0, Number(min) - 1), Number(max));
}

function addMerge(sheet: UnfinishedWorksheet, ref: string): void {
  const range = parseRange(ref);
  if (range !== undefined && sheet.merges.length < mostMerges) sheet.merges.push(range);
}
