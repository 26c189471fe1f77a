import chardet from 'chardet';
import iconv from 'iconv-lite';
import { impossibleScore, rateDecoding } from './rate-decoding.ts';

const sampleBytes = 64 * 1024;
/** Enough plain words for letter statistics to recognize the language. */
const startBytes = 16 * 1024;

/** Encodings that letter statistics confuse with others or do not know. */
const candidates = [
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

/**
 * Score per non-ASCII character that an encoding has before the text is examined: common encodings win near ties. This
 * score and those below were set by hand; encodings.test.ts checks them on sentences in many languages.
 */
const priors: Readonly<Record<string, number>> = {
  'windows-1252': 0.1,
  'windows-1251': 0.02,
  macroman: 0.04,
  cp850: 0.02,
};
const statisticsPrior = 0.08;
/** Score of a valid multibyte decoding. By chance, single-byte decodings score far lower. */
const multibyteScore = 0.8;
/** Share of characters that may be damaged in a multibyte decoding. */
const mostBroken = 0.002;

/**
 * The likeliest encoding of text that is not UTF-8: by letter statistics, unless another encoding gives clearly better
 * words. Names are those of iconv.
 */
export function guessEncoding(bytes: Uint8Array): string {
  const sample = collectSample(bytes);
  const withStart = Buffer.concat([bytes.subarray(0, startBytes), sample]);
  const guess = findByStatistics(withStart);
  const isEnglish = looksEnglish(withStart.toString('latin1'));
  let best: string = 'windows-1252';
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const encoding of new Set([guess, ...candidates])) {
    const score =
      rateEncoding(sample, { encoding, isEnglish }) + (encoding === guess ? statisticsPrior : 0);
    if (score > bestScore) {
      best = encoding;
      bestScore = score;
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
    return broken > 1 + text.length * mostBroken ? impossibleScore : multibyteScore;
  }
  return rateDecoding(text, { isEnglish }) + (priors[encoding] ?? 0);
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
  // KOI8-U is KOI8-R with Ukrainian letters in place of eight box-drawing characters.
  if (name === 'koi8-r') return 'koi8-u';
  // Office files labeled Latin-1 are Windows-1252; they differ in the curly quotes.
  return name === 'iso-8859-1' || name === 'ascii' ? 'windows-1252' : name;
}

function isMultibyte(encoding: string): boolean {
  return /^(shift_?jis|euc-|big5|gb)/i.test(encoding);
}

/** The lines with non-ASCII bytes, wherever they are. Whole lines, so that no character is cut. */
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
