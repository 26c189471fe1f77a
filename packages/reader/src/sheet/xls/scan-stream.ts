import { type BiffRecord, listRecords, readUint32 } from './records.ts';
import { createShapeTextCollector } from './shape-text.ts';

/** A sheet of a binary workbook, as far as the list of sheets and its shapes tell: [MS-XLS] 2.4.28. */
export interface BiffSheet {
  /** Where its records begin in the stream. */
  readonly offset: number;
  readonly isHidden: boolean;
  /** Words of its shapes. */
  readonly texts: readonly string[];
}

export interface StreamFacts {
  /** In the order of their tabs. */
  readonly sheets: readonly BiffSheet[];
  /** Bytes of records that are whole. */
  readonly length: number;
  /** Parts of the workbook whose end is missing. */
  readonly openParts: number;
  /** Whether cells were struck out for want of room. */
  readonly isCut: boolean;
}

/** Kinds of records. */
const types = { begin: 0x809, end: 0x0a, sheet: 0x85, manyNumbers: 0xbd };
/** Records of cells and of what belongs to one: the words and the shared code of formulas. */
const cellTypes: ReadonlySet<number> = new Set([
  0x06, 0x27e, 0xbd, 0xd6, 0xfd, 0x203, 0x204, 0x205, 0x207, 0x206, 0x406, 0x221, 0x4bc,
]);
/** `Excel9File`, which says nothing and is passed over: [MS-XLS] 2.4.109. */
const silentType = 0x1c0;
const mostTexts = 10_000;

/**
 * Scans the stream of a binary workbook. Cells beyond the limit are blanked out in place, because the library needs
 * twenty times their size in memory.
 */
export function scanStream(stream: Uint8Array, mostCells: number): StreamFacts {
  const sheets: { offset: number; isHidden: boolean; texts: string[] }[] = [];
  const shapes = createShapeTextCollector();
  const open: number[] = [];
  let length = 0;
  let cells = 0;
  let texts = 0;
  for (const record of listRecords(stream)) {
    const { type, offset, data } = record;
    length = offset + 4 + data.length;
    if (type === types.begin) open.push(offset);
    else if (type === types.end) open.pop();
    else if (type === types.sheet) sheets.push(createSheet(data));
    else if (cellTypes.has(type)) {
      cells += countCells(record);
      if (cells > mostCells) strikeOut(stream, offset);
    }
    const words = shapes.take(record)?.trim();
    // A chart on a sheet has its own records inside those of the sheet.
    const sheet = open.length === 1 ? sheets.find((one) => one.offset === open[0]) : undefined;
    if (words === undefined || words === '' || sheet === undefined || texts > mostTexts) continue;
    sheet.texts.push(words);
    texts += 1;
  }
  return { sheets, length, openParts: open.length, isCut: cells > mostCells };
}

function createSheet(data: Uint8Array) {
  return { offset: readUint32(data, 0), isHidden: ((data[4] ?? 0) & 3) !== 0, texts: [] };
}

function countCells({ type, data }: BiffRecord): number {
  return type === types.manyNumbers ? Math.max(1, Math.floor((data.length - 6) / 6)) : 1;
}

function strikeOut(stream: Uint8Array, offset: number): void {
  stream[offset] = silentType & 0xff;
  stream[offset + 1] = silentType >> 8;
}
