import iconv from 'iconv-lite';

type WideEncoding = 'utf-16le' | 'utf-16be' | 'utf-32le' | 'utf-32be';

/** Share of units with a zero byte: spaces, digits and line ends occur in every script. */
const fewestZeros = 0.005;
/** Zeros on the other side of the units, as a share of those on this side. */
const mostStrayZeros = 0.1;
/** Share of characters that no text contains. */
const mostStrange = 0.01;

/**
 * Detects UTF-16 or UTF-32 without a mark: zero bytes, which no other text has, are on one side of the units only, or
 * the units are mostly East Asian; and the result is text.
 */
export function findWideEncoding(sample: Uint8Array): WideEncoding | undefined {
  const zeros = [0, 0, 0, 0];
  const length = sample.length - (sample.length % 4);
  for (let at = 0; at < length; at += 1) {
    if (sample[at] === 0) zeros[at % 4] = (zeros[at % 4] ?? 0) + 1;
  }
  if (zeros.every((count) => count === 0)) return undefined;
  const whole = sample.subarray(0, length);
  const encoding = decideByZeros(zeros, length) ?? decideByScript(whole);
  if (encoding === undefined) return undefined;
  return isText(iconv.decode(whole, encoding)) ? encoding : undefined;
}

function decideByZeros(zeros: readonly number[], length: number): WideEncoding | undefined {
  const [a = 0, b = 0, c = 0, d = 0] = zeros;
  const quarter = length / 4;
  if (length >= 8 && d > quarter * 0.9 && c > quarter * 0.9) return 'utf-32le';
  if (length >= 8 && a > quarter * 0.9 && b > quarter * 0.9) return 'utf-32be';
  const even = a + c;
  const odd = b + d;
  if (odd > (length / 2) * fewestZeros && even <= odd * mostStrayZeros) return 'utf-16le';
  return even > (length / 2) * fewestZeros && odd <= even * mostStrayZeros ? 'utf-16be' : undefined;
}

const eastAsian =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\u3000-\u303f\uff00-\uffef]/gu;
/** Share of East Asian characters among all non-ASCII ones that the other byte order does not give by chance. */
const fewestEastAsian = 0.9;

/** Text in ideographs has few zeros, and text in Hangul has them on both sides. */
function decideByScript(sample: Uint8Array): WideEncoding | undefined {
  return (['utf-16le', 'utf-16be'] as const).find((encoding) => {
    const text = iconv.decode(sample, encoding);
    const beyond = text.match(/[^\0-\x7f]/g)?.length ?? 0;
    return beyond > 0 && (text.match(eastAsian)?.length ?? 0) >= beyond * fewestEastAsian;
  });
}

function isText(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it matches control characters
  const strange = text.match(/[\u0000-\u0008\u000E-\u001F\uFFFD]|\p{Cn}|\p{Co}|\p{Cs}/gu)?.length;
  return (strange ?? 0) <= text.length * mostStrange;
}
