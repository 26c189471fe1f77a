import { AppError } from '@clauselight/schema';
import { type ParsingOptions, read, set_cptable, type WorkBook } from '@e965/xlsx';
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs';
import { createNumberFormatter } from '../number-format.ts';
import type { Workbook } from '../sheet.ts';
import { createTextBoxDrafts } from '../text-boxes.ts';
import { readLibrarySheet } from './library-sheet.ts';
import { findWorkbookStream, type WorkbookStream } from './workbook-stream.ts';

// Workbooks before 1997 store letters by the code page of their country.
set_cptable(codePages);

/**
 * Opens a workbook in Excel's binary formats (BIFF5, BIFF8, XLSB) or its XML of 2003. Throws `document_encrypted` for
 * a workbook with a password that was not given, `document_password_wrong` and `document_corrupt` for everything else that cannot be read.
 */
export function openXls(bytes: Uint8Array, password?: string): Workbook {
  const stream = findWorkbookStream(bytes, password);
  const book = parse(stream?.bytes ?? bytes);
  const formatter = createNumberFormatter(book.Workbook?.WBProps?.date1904 === true);
  const entries = listEntries(book, stream);
  return {
    sheetCount: entries.length,
    readSheet(index, room) {
      const { name = '', isHidden = false, texts = [] } = entries[index] ?? {};
      const sheet = book.Sheets[name];
      const type = (sheet as { '!type'?: string } | undefined)?.['!type'] ?? 'sheet';
      if (sheet === undefined || type === 'chart' || type === 'macro') return undefined;
      const beside = createTextBoxDrafts(texts.flatMap((text) => text.split(/[\r\n]+/)));
      return { name, isHidden, beside, ...readLibrarySheet(sheet, { formatter, room }) };
    },
    getNotes: () => ({
      emptyFormulas: 0,
      hasMacros: book.vbaraw !== undefined || stream?.hasMacros === true,
      isDamaged: stream?.isDamaged === true,
      isCut: stream?.isCut === true,
    }),
  };
}

function parse(bytes: Uint8Array): WorkBook {
  try {
    // As an array the library would copy every byte into a number of its own.
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return runSilently(() => read(buffer, options));
  } catch (cause) {
    const isEncrypted = cause instanceof Error && /password|encrypt/i.test(cause.message);
    throw new AppError(isEncrypted ? 'document_encrypted' : 'document_corrupt', { cause });
  }
}

const options: ParsingOptions = {
  type: 'buffer',
  dense: true,
  bookVBA: true,
  cellFormula: false,
  cellHTML: false,
  cellNF: true,
  // Hidden rows and columns are kept among the looks; the words shown are made here.
  cellStyles: true,
  cellText: false,
};

/** The library reports unknown parts of a file on the console, possibly a million times. */
function runSilently<Result>(run: () => Result): Result {
  const { error } = console;
  console.error = () => undefined;
  try {
    return run();
  } finally {
    console.error = error;
  }
}

interface SheetEntry {
  readonly name: string;
  readonly isHidden: boolean;
  readonly texts?: readonly string[];
}

/** The sheets in the order of their tabs; the library has those of a stream in the order of their records. */
function listEntries(book: WorkBook, stream: WorkbookStream | undefined): SheetEntry[] {
  const names = book.SheetNames;
  const sheets = stream?.sheets ?? [];
  if (sheets.length !== names.length)
    return names.map((name, at) => ({
      name,
      isHidden: (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0,
    }));
  const byOffset = [...sheets].sort((a, b) => a.offset - b.offset);
  return sheets.map(({ offset, isHidden, texts }) => {
    const name = names[byOffset.findIndex((sheet) => sheet.offset === offset)] ?? '';
    return { name, isHidden, texts };
  });
}
