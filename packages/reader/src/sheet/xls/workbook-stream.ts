import { AppError } from '@clauselight/schema';
import { openCompoundFile } from '../../archive/compound-file.ts';
import { mostCells } from '../budget.ts';
import { decryptStream } from './decrypt-stream.ts';
import { type BiffSheet, scanStream } from './scan-stream.ts';

/** The records of a binary workbook taken out of the file around them. */
export interface WorkbookStream {
  /** Whole records only, cells beyond what is shown struck out. */
  readonly bytes: Uint8Array;
  /** In the order of their tabs; none in the oldest formats, which have one sheet. */
  readonly sheets: readonly BiffSheet[];
  readonly hasMacros: boolean;
  readonly isDamaged: boolean;
  /** Whether cells were struck out for want of room. */
  readonly isCut: boolean;
}

const compoundSignature = 0xd0;

/**
 * Finds the stream of a binary workbook; undefined for other files, such as XLSB. Throws `document_corrupt` and what
 * `decryptStream` throws.
 */
export function findWorkbookStream(
  file: Uint8Array,
  password?: string,
): WorkbookStream | undefined {
  if (file[0] !== compoundSignature) return undefined;
  const container = openCompoundFile(file);
  const found = container.readStream('Workbook') ?? container.readStream('Book');
  if (found === undefined) return undefined;
  // The library would take other bytes for text.
  if (!beginsWorkbook(found.bytes))
    throw new AppError('document_corrupt', { cause: 'no workbook' });
  const bytes = decryptStream(found.bytes, password);
  const { sheets, length, openParts, isCut } = scanStream(bytes, mostCells);
  const whole = bytes.subarray(0, length);
  return {
    bytes: openParts === 0 ? whole : closeParts(whole, openParts),
    sheets,
    hasMacros: container.paths.some((path) => /^_VBA_PROJECT_CUR\//i.test(path)),
    isDamaged: !found.isWhole || openParts > 0,
    isCut,
  };
}

/** [MS-XLS] 2.4.21: the record that begins every workbook, by the number it has in each version. */
function beginsWorkbook([low, high = 1]: Uint8Array): boolean {
  return low === 0x09 && [0, 2, 4, 8].includes(high);
}

const endRecord = [0x0a, 0, 0, 0];
const mostOpenParts = 100;

/** A stream that is cut off, with the ends of its parts: the library leaves out a sheet without one. */
function closeParts(stream: Uint8Array, openParts: number): Uint8Array {
  const count = Math.min(openParts, mostOpenParts);
  const closed = new Uint8Array(stream.length + endRecord.length * count);
  closed.set(stream);
  for (let part = 0; part < count; part += 1)
    closed.set(endRecord, stream.length + part * endRecord.length);
  return closed;
}
