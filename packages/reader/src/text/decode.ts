import { AppError, type ReaderWarning } from '@clauselight/schema';
import chardet from 'chardet';
import iconv from 'iconv-lite';

/** A text file's characters, and a warning where its encoding had to be guessed. */
export interface DecodedText {
  readonly text: string;
  readonly warning?: ReaderWarning;
}

const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe, 0, 0], encoding: 'utf-32le' },
  { bytes: [0, 0, 0xfe, 0xff], encoding: 'utf-32be' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** Share of control characters above which bytes are no text. */
const mostControls = 0.002;
const sampleBytes = 256 * 1024;

/**
 * Decodes by byte order mark, then as UTF-8 where that is valid, then by the likeliest encoding.
 * Throws `file_type_mismatch` for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const decoded = decodeMarked(bytes) ?? decodeUtf8(bytes) ?? decodeGuessed(bytes);
  if (isBinary(decoded.text)) throw new AppError('file_type_mismatch');
  return decoded;
}

function decodeMarked(bytes: Uint8Array): DecodedText | undefined {
  const mark = marks.find(({ bytes: expected }) =>
    expected.every((byte, at) => bytes[at] === byte),
  );
  if (mark === undefined) return undefined;
  return { text: iconv.decode(bytes.subarray(mark.bytes.length), mark.encoding) };
}

function decodeUtf8(bytes: Uint8Array): DecodedText | undefined {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return undefined;
  }
}

function decodeGuessed(bytes: Uint8Array): DecodedText {
  const encoding = findWideEncoding(bytes) ?? guessEncoding(bytes.subarray(0, sampleBytes));
  return {
    text: iconv.decode(bytes, encoding),
    warning: {
      code: 'encoding-guessed',
      message: `The file does not say how its characters are stored; it was read as ${encoding}.`,
    },
  };
}

/** UTF-16 without a mark shows as a zero in nearly every second byte. */
function findWideEncoding(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, sampleBytes);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros.map((count) => count / (sample.length / 2));
  if (odd > 0.7 && even < 0.05) return 'utf-16le';
  return even > 0.7 && odd < 0.05 ? 'utf-16be' : undefined;
}

function guessEncoding(sample: Uint8Array): string {
  const guess = chardet.detect(sample);
  if (guess === null || !iconv.encodingExists(guess)) return 'windows-1252';
  // Every Latin-1 file of an office is Windows-1252: the difference is the curly quotes.
  return guess === 'ISO-8859-1' || guess === 'ASCII' ? 'windows-1252' : guess;
}

function isBinary(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  const controls = text.match(/[\u0000-\u0008\u000E-\u0019\u001B-\u001F]/g)?.length ?? 0;
  if (text.includes('\u0000')) return true;
  return controls > Math.max(1, text.length * mostControls);
}
