import type { DocumentFormat } from '@clauselight/schema';
import type { ByteRange } from '../storage/object-storage.ts';
import { nameFile } from './name-file.ts';

/** What the headers of an original file depend on. */
export interface OriginalFile {
  readonly filename: string;
  readonly fileType: string;
  readonly format: DocumentFormat;
}

/**
 * Headers that keep a stranger's file from acting as a page of ours. A PDF is shown; anything else is downloaded, and
 * if a browser shows it all the same, then without scripts, without our origin and without anything from elsewhere.
 */
export function describeOriginal(file: OriginalFile): Record<string, string> {
  const isPdf = file.format === 'pdf';
  return {
    'content-type': file.fileType,
    'content-disposition': nameFile(isPdf ? 'inline' : 'attachment', file.filename),
    'x-content-type-options': 'nosniff',
    // The viewer of a browser is a plug-in to the page that it makes around a PDF, and does not start in a sandbox.
    'content-security-policy': isPdf
      ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"
      : "sandbox; default-src 'none'; frame-ancestors 'none'",
    ...(isPdf ? { 'accept-ranges': 'bytes' } : {}),
  };
}

/**
 * The bytes that a Range header asks for: undefined for the whole, which is also the answer to several ranges and to
 * what is no range; `unsatisfiable` where nothing of it is there. Source: RFC 9110, 14.1.2 and 14.2.
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
