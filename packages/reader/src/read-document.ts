import { AppError, type DocumentFormat, formats, type SourceText } from '@clauselight/schema';
import { type Identity, identify } from './detect.ts';
import {
  defaultReadLimits,
  type ReadContext,
  type ReadLimits,
  type ReadProgress,
} from './limits.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { readText } from './text/read-text.ts';
import { readDocx } from './word/read-docx.ts';

export interface ReadDocumentOptions {
  /** The format the name claims; the content decides within a family, and must not contradict it. */
  readonly format: DocumentFormat;
  readonly limits?: Partial<ReadLimits>;
  onProgress?(progress: ReadProgress): void;
}

/** Formats that people confuse in good faith, by renaming or by an old programme's habit. */
const families: readonly (readonly DocumentFormat[])[] = [
  ['txt', 'csv', 'json', 'xml'],
  ['doc', 'docx', 'rtf'],
  ['xls', 'xlsx'],
  ['pdf'],
];

/**
 * Reads a document in this process: for tests, tools and the sandbox. `timeoutMs` and `memoryMb` are
 * the sandbox's to hold; every other limit is held here.
 * Throws AppError: `file_empty`, `file_type_mismatch`, `format_not_readable`, `document_corrupt`,
 * `document_encrypted`, `document_without_text`, `document_too_complex`.
 */
export async function readDocument(
  bytes: Uint8Array,
  options: ReadDocumentOptions,
): Promise<SourceText> {
  if (bytes.length === 0) throw new AppError('file_empty');
  const format = decideFormat(identify(bytes), options.format);
  const context: ReadContext = {
    limits: { ...defaultReadLimits, ...options.limits },
    onProgress: (progress) => options.onProgress?.(progress),
  };
  if (format === 'docx') return readDocx(bytes, context);
  if (format !== 'pdf') return readText(bytes, { format, context });
  return readPdf(bytes, context);
}

function decideFormat(identity: Identity, claimed: DocumentFormat): DocumentFormat {
  const isOffice = claimed === 'docx' || claimed === 'xlsx';
  if (identity === 'encrypted-office') throw new AppError('document_encrypted');
  if (identity === 'broken-zip' && isOffice) throw new AppError('document_corrupt');
  if (identity === 'broken-zip' || identity === 'unknown') throw new AppError('file_type_mismatch');
  const family = families.find((members) => members.includes(claimed));
  if (family?.includes(identity) !== true) throw new AppError('file_type_mismatch');
  const format = family[0] === 'txt' ? claimed : identity;
  if (!formats[format].isReadable) throw new AppError('format_not_readable');
  return format;
}
