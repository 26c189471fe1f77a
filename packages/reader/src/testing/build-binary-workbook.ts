import { utils, type WorkSheet, write } from '@e965/xlsx';
import CFB from 'cfb';

export interface BinarySheet {
  readonly name: string;
  readonly rows: readonly (readonly (string | number | boolean)[])[];
  /** Number format codes by cell address. */
  readonly formats?: Readonly<Record<string, string>>;
  /** Counted from 0. */
  readonly hiddenRows?: readonly number[];
  readonly isHidden?: boolean;
}

/** Builds a workbook as the library writes it: Excel 97 and 95, its binary parts of 2007, its XML of 2003. */
export function buildBinaryWorkbook(
  sheets: readonly BinarySheet[],
  bookType: 'biff8' | 'biff5' | 'xlsb' | 'xlml',
): Uint8Array {
  const book = utils.book_new();
  for (const { name, rows, formats = {}, hiddenRows = [], isHidden } of sheets) {
    const sheet: WorkSheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
    for (const [address, code] of Object.entries(formats)) sheet[address].z = code;
    sheet['!rows'] = rows.map((_, at) => ({ hidden: hiddenRows.includes(at) }));
    utils.book_append_sheet(book, sheet, name);
    if (isHidden === true) utils.book_set_sheet_visibility(book, name, 1);
  }
  return new Uint8Array(write(book, { type: 'array', bookType }));
}

/** A record of a binary workbook: [MS-XLS] 2.1.4. */
export function buildRecord(type: number, data: readonly number[]): number[] {
  return [type & 0xff, type >> 8, data.length & 0xff, data.length >> 8, ...data];
}

/** Changes the stream inside a binary workbook. */
export function editWorkbookStream(
  file: Uint8Array,
  edit: (stream: Uint8Array) => Iterable<number>,
): Uint8Array {
  const container = CFB.read(file, { type: 'array' });
  const stream = Uint8Array.from(CFB.find(container, '/Workbook')?.content ?? []);
  CFB.utils.cfb_add(container, '/Workbook', Uint8Array.from(edit(stream)));
  return new Uint8Array(CFB.write(container, { type: 'array' }) as ArrayBuffer);
}
