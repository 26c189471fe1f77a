import type { DocumentFormat } from '@clauselight/schema';
import type { ByteRange } from '../storage/object-storage.ts';
import { nameFile } from './name-file.ts';

/** The properties of an original file that its headers depend on. */
export interface OriginalFile {
  readonly filename: string;
  readonly fileType: string;
  readonly format: DocumentFormat;
}

/**
 * Headers that keep an uploaded file from acting as a page of the product. A PDF is displayed; anything else is
 * downloaded. If a browser displays it anyway, it does so without scripts, without the product's origin and without
 * external resources.
 */
export function describeOriginal(file: OriginalFile): Record<string, string> {
  const isPdf = file.format === 'pdf';
  return {
    'content-type': file.fileType,
    'content-disposition': nameFile(isPdf ? 'inline' : 'attachment', file.filename),
    'x-content-type-options': 'nosniff',
    // A browser's PDF viewer is a plug-in in a generated page, and does not start in a sandbox.
    'content-security-policy': isPdf
      ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"
      : "sandbox; default-src 'none'; frame-ancestors 'none'",
    ...(isPdf ? { 'accept-ranges': 'bytes' } : {}),
  };
}

/**
 * The range that a Range header requests. Undefined means the whole file, also for several ranges and for invalid
 * ones; `unsatisfiable` if the file has no byte of the range. Source: RFC 9110, 14.1.2 and 14.2.
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (first === '') return last === '' ? undefined : readSuffix(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size : Math.min(Number(last) + 1, size);
  if (last !== '' && Number(last) < start) return undefined;
  return start < size ? { start, end } : 'unsatisfiable';
}

function readSuffix(length: number, size: number): ByteRange | 'unsatisfiable' {
  return length === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size };
}
