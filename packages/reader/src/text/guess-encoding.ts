import chardet from 'chardet';
import iconv from 'iconv-lite';
import { rateReading } from './rate-reading.ts';

const sampleBytes = 64 * 1024;
/** Plain words tell letter statistics the language. */
const headBytes = 16 * 1024;

/** Encodings that letter statistics confuse with others, or do not know. */
const rivals = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-874',
  'macroman',
  'maccyrillic',
  'iso-8859-2',
  'iso-8859-5',
  'iso-8859-7',
  'cp850',
  'cp437',
  'cp866',
  'koi8-u',
] as const;

/** What an encoding is ahead by, for each character beyond ASCII, before a text is looked at. */
const head: Readonly<Record<string, number>> = {
  'windows-1252': 0.1,
  'windows-1251': 0.02,
  macroman: 0.04,
  cp850: 0.02,
};
const headOfStatistics = 0.08;
/** What a valid reading in characters of two bytes counts for; chance makes readings of one byte far worse. */
const rateOfMultibyte = 0.8;
/** Share of characters that may be damaged in such a reading. */
const mostBroken = 0.002;

/**
 * The likeliest encoding of text that is not UTF-8: by letter statistics, unless another reading makes
 * clearly better words. Names are those of iconv.
 */
export function guessEncoding(bytes: Uint8Array): string {
  const sample = collectSample(bytes);
  const front = Buffer.concat([bytes.subarray(0, headBytes), sample]);
  const guess = findByStatistics(front);
  const isEnglish = looksEnglish(front.toString('latin1'));
  let best: string = 'windows-1252';
  let most = Number.NEGATIVE_INFINITY;
  for (const encoding of new Set([guess, ...rivals])) {
    const score =
      rateEncoding(sample, { encoding, isEnglish }) + (encoding === guess ? headOfStatistics : 0);
    if (score > most) {
      best = encoding;
      most = score;
    }
  }
  return best;
}

function rateEncoding(
  sample: Uint8Array,
  { encoding, isEnglish }: { encoding: string; isEnglish: boolean },
): number {
  const text = iconv.decode(sample, encoding);
  if (isMultibyte(encoding)) {
    const broken = text.match(/\uFFFD/g)?.length ?? 0;
    return broken > 1 + text.length * mostBroken ? -4 : rateOfMultibyte;
  }
  return rateReading(text, { isEnglish }) + (head[encoding] ?? 0);
}

/** Share of the words in most English sentences that are one of these. */
const fewestEnglish = 0.06;

function looksEnglish(text: string): boolean {
  const words = text.match(/\w+/g)?.length ?? 0;
  const known = text.match(/\b(the|of|and|shall|any|this|by|are|with)\b/gi)?.length;
  return (known ?? 0) > words * fewestEnglish;
}

function findByStatistics(sample: Uint8Array): string {
  const guess = chardet.detect(sample);
  if (guess === null || !iconv.encodingExists(guess)) return 'windows-1252';
  const name = guess.toLowerCase();
  // KOI8-U is KOI8-R with the letters of Ukrainian where that has eight box-drawing signs.
  if (name === 'koi8-r') return 'koi8-u';
  // Every Latin-1 file of an office is Windows-1252: the difference is the curly quotes.
  return name === 'iso-8859-1' || name === 'ascii' ? 'windows-1252' : name;
}

function isMultibyte(encoding: string): boolean {
  return /^(shift_?jis|euc-|big5|gb)/i.test(encoding);
}

/** The lines with bytes beyond ASCII, wherever they stand; whole lines, so that no character is cut. */
function collectSample(bytes: Uint8Array): Uint8Array {
  const lines: Uint8Array[] = [];
  let length = 0;
  for (let at = 0; at < bytes.length && length < sampleBytes; ) {
    const found = findBeyondAscii(bytes, at);
    if (found < 0) break;
    const start = Math.max(at, bytes.lastIndexOf(0x0a, found) + 1, found - sampleBytes);
    const lineEnd = bytes.indexOf(0x0a, found);
    const end = Math.min(lineEnd < 0 ? bytes.length : lineEnd + 1, found + sampleBytes);
    lines.push(bytes.subarray(start, end));
    length += end - start;
    at = end;
  }
  return Buffer.concat(lines);
}

function findBeyondAscii(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at += 1) if ((bytes[at] ?? 0) > 0x7f) return at;
  return -1;
}
