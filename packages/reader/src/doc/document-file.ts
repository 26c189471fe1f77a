import { AppError } from '@clauselight/schema';
import { cut } from './bytes.ts';
import { type Fib, readFib, type Story, stories, type TableName } from './fib.ts';
import { openOrSalvage } from './salvage.ts';
import type { TextRange } from './text-range.ts';

/** The streams of a document, and its header. */
export interface DocumentFile {
  readonly fib: Fib;
  /** The `WordDocument` stream. */
  readonly main: Uint8Array;
  /** The `Data` stream; empty if there is none. */
  readonly data: Uint8Array;
  /** Whether a stream is shorter than the file says, or missing. */
  readonly isCut: boolean;
  readonly hasMacros: boolean;
  readonly hasObjects: boolean;
  /** A table; empty if the document has none. Throws `RangeError` if it lies outside its stream. */
  getTable(name: TableName): Uint8Array;
  /** A table and everything after it. */
  getTableOn(name: TableName): Uint8Array;
  /** Where a part of the text is in the whole of it. */
  getRange(story: Story): TextRange;
}

const empty = new Uint8Array();

/** Throws `document_corrupt` if it contains no document, and `document_encrypted` if it has a password. */
export function openDocumentFile(bytes: Uint8Array): DocumentFile {
  const file = openOrSalvage(bytes);
  const document = file.readStream('WordDocument');
  if (document === undefined) throw new AppError('document_corrupt', { cause: 'no document' });
  const main = document.bytes;
  const fib = readFib(main);
  const tables = fib.isOld ? document : file.readStream(fib.tableStream);
  const data = file.readStream('Data');
  const tableBytes = tables?.bytes ?? empty;
  const starts = listStarts(fib);
  return {
    fib,
    main,
    data: data?.bytes ?? empty,
    isCut: !document.isWhole || tables?.isWhole !== true,
    hasMacros: file.paths.some((path) => /^(Macros\/VBA|_VBA_PROJECT)/i.test(path)),
    hasObjects: file.paths.some((path) => /^ObjectPool\/[^/]+/.test(path)),
    getTable(name) {
      const place = fib.find(name);
      return place === undefined ? empty : cut(tableBytes, place.start, place.length);
    },
    getTableOn(name) {
      const place = fib.find(name);
      return place === undefined
        ? empty
        : cut(tableBytes, place.start, Math.max(0, tableBytes.length - place.start));
    },
    getRange(story) {
      const start = starts.get(story) ?? 0;
      return { start, end: start + fib.lengths[story] };
    },
  };
}

/** Parts follow each other in the order of their lengths in the header ([MS-DOC] 2.4.1). */
function listStarts({ lengths }: Fib): ReadonlyMap<Story, number> {
  const starts = new Map<Story, number>();
  let start = 0;
  for (const story of stories) {
    starts.set(story, start);
    start += lengths[story];
  }
  return starts;
}
