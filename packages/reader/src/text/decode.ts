import { AppError, type ReaderWarning } from '@clauselight/schema';
import iconv from 'iconv-lite';
import { repairC1 } from './c1-repair.ts';
import { guessEncoding } from './guess-encoding.ts';
import { findWideEncoding } from './wide-encoding.ts';

/** A text file's characters, and a warning if its encoding had to be guessed or some characters are broken. */
export interface DecodedText {
  readonly text: string;
  readonly warning?: ReaderWarning;
}

const byteOrderMarks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe, 0, 0], encoding: 'utf-32le' },
  { bytes: [0, 0, 0xfe, 0xff], encoding: 'utf-32be' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** Share of control characters above which bytes are no text. */
const mostControls = 0.002;

/**
 * Decodes by byte order mark, then as UTF-8 if that is valid or nearly so, then by the likeliest encoding.
 * @throws AppError `file_type_mismatch` for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const decoded = decodeMarked(bytes) ?? decodeEscaped(bytes) ?? decodeUnmarked(bytes);
  if (isBinary(decoded.text)) throw new AppError('file_type_mismatch');
  return decoded;
}

/**
 * Decodes as the file itself states, for example `windows-1252`. If it states no known encoding, or its bytes are
 * clearly UTF-8, decodes as `decodeText` does.
 * @throws AppError `file_type_mismatch` for bytes that are no text.
 */
export function decodeDeclared(bytes: Uint8Array, label: string | undefined): DecodedText {
  const name = label?.trim().toLowerCase() ?? '';
  const isWide = /^(utf-?(8|16|32)|ucs-2|unicode)/.test(name);
  if (name === '' || isWide || isUtf8(bytes)) return decodeText(bytes);
  const text = decodeMarked(bytes)?.text ?? decodeAs(bytes, name);
  if (text === undefined) return decodeText(bytes);
  if (isBinary(text)) throw new AppError('file_type_mismatch');
  return { text };
}

function decodeAs(bytes: Uint8Array, label: string): string | undefined {
  try {
    return repairC1(new TextDecoder(label).decode(bytes));
  } catch {
    return iconv.encodingExists(label) ? iconv.decode(bytes, label) : undefined;
  }
}

function decodeMarked(bytes: Uint8Array): DecodedText | undefined {
  const mark = byteOrderMarks.find(({ bytes: expected }) =>
    expected.every((byte, at) => bytes[at] === byte),
  );
  if (mark === undefined) return undefined;
  const body = bytes.subarray(mark.bytes.length);
  if (mark.encoding === 'utf-8') return decodeUtf8(body) ?? decodeBroken(body);
  return { text: iconv.decode(body, mark.encoding) };
}

const sampleBytes = 256 * 1024;

/** ISO-2022-JP is plain ASCII with escapes into Japanese: `ESC $ B`. */
function decodeEscaped(bytes: Uint8Array): DecodedText | undefined {
  const first = bytes.indexOf(0x1b);
  if (first < 0 || first > sampleBytes) return undefined;
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, sampleBytes));
  if (!head.includes('\u001b$B') && !head.includes('\u001b$@')) return undefined;
  return { text: new TextDecoder('iso-2022-jp').decode(bytes) };
}

function decodeUnmarked(bytes: Uint8Array): DecodedText {
  const wide = findWideEncoding(bytes.subarray(0, sampleBytes));
  if (wide !== undefined) return decodeGuessed(bytes, wide);
  const text = decodeUtf8(bytes);
  if (text !== undefined) return text;
  if (isMostlyUtf8(bytes)) return decodeBroken(bytes);
  return decodeGuessed(bytes, guessEncoding(bytes));
}

function decodeGuessed(bytes: Uint8Array, encoding: string): DecodedText {
  return {
    text: iconv.decode(bytes, encoding),
    warning: {
      code: 'encoding-guessed',
      message: `The file does not say how its characters are stored; it was read as ${encoding}.`,
    },
  };
}

/** Valid UTF-8. If there are other multibyte characters, one that is cut off at the very end is left out. */
function decodeUtf8(bytes: Uint8Array): DecodedText | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    const text = decoder.decode(bytes, { stream: true });
    return { text: isAscii(text) ? text + decoder.decode() : text };
  } catch {
    return undefined;
  }
}

function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}

function decodeBroken(bytes: Uint8Array): DecodedText {
  return {
    text: new TextDecoder('utf-8').decode(bytes),
    warning: {
      code: 'damaged-parts',
      message: 'Some characters of the file are damaged; each is shown as \uFFFD.',
    },
  };
}

/** Whether there are non-ASCII bytes and all of them are UTF-8, which does not happen by chance in other encodings. */
function isUtf8(bytes: Uint8Array): boolean {
  return bytes.some((byte) => byte > 0x7f) && decodeUtf8(bytes) !== undefined;
}

/** The most broken characters for each whole one. */
const mostBroken = 0.25;

/** Whether nearly all non-ASCII bytes are UTF-8: then some bytes are damaged, and the encoding is no other. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  let whole = 0;
  let broken = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = getCharacterLength(bytes, at);
    if (length > 1) whole += 1;
    if (length === 0) broken += 1;
    at += Math.max(1, length);
  }
  return whole >= 3 && broken <= whole * mostBroken;
}

/** Number of bytes of the UTF-8 character that begins here; 0 if none does. */
function getCharacterLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4) return 0;
  for (let next = 1; next < length; next += 1) {
    if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  return length;
}

function isBinary(text: string): boolean {
  if (text.includes('\u0000')) return true;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it matches control characters
  const controls = text.match(/[\u0001-\u0008\u000E-\u0019\u001B-\u001F]/g)?.length ?? 0;
  return controls > Math.max(1, text.length * mostControls);
}
