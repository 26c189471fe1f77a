/** What a character is to whoever compares a quote with a text. */
export type SignKind =
  | 'letter'
  | 'digit'
  | 'blank'
  /** Joins or breaks words: hyphens and short dashes. */
  | 'hyphen'
  /** A dash that stands between words, never inside one. */
  | 'dash'
  /** A hyphen that shows only where a line breaks. */
  | 'soft-hyphen'
  | 'apostrophe'
  | 'quote-mark'
  /** Not visible: zero-width signs, signs of direction, control characters. */
  | 'invisible'
  | 'other';

interface Sign {
  readonly kind: SignKind;
  /** As it is compared: in small letters, without ligatures and other forms made for looks. */
  readonly folded: string;
}

const kinds: readonly (readonly [SignKind, RegExp])[] = [
  ['blank', /^[\s\u0085\u3000]$/u],
  ['soft-hyphen', /^\u00AD$/u],
  ['hyphen', /^[-\u2010-\u2013\u2212\uFE63\uFF0D\u2043]$/u],
  ['dash', /^[\u2014\u2015\uFE58]$/u],
  ['apostrophe', /^['\u2018\u2019\u201A\u201B\u2032\u02BC`\u00B4\uFF07]$/u],
  ['quote-mark', /^["\u201C-\u201F\u2033\u02BA\u00AB\u00BB\u2039\u203A\uFF02]$/u],
  ['invisible', /^[\p{Cc}\p{Cf}\p{Variation_Selector}]$/u],
  ['letter', /^[\p{L}\p{M}]$/u],
  ['digit', /^\p{N}$/u],
];
const known = new Map<number, Sign>();

/** What stands at a code point. */
export function getSign(codePoint: number): Sign {
  let sign = known.get(codePoint);
  if (sign === undefined) {
    sign = readSign(String.fromCodePoint(codePoint));
    known.set(codePoint, sign);
  }
  return sign;
}

/** Whether a sign is part of a word or a number. */
export function isWordSign(kind: SignKind): boolean {
  return kind === 'letter' || kind === 'digit';
}

function readSign(character: string): Sign {
  const kind = kinds.find(([, pattern]) => pattern.test(character))?.[0] ?? 'other';
  return { kind, folded: foldSign(character) };
}

/** A raised figure or a fraction is another number than its plain form, so only letters and wide forms are made plain. */
function foldSign(character: string): string {
  const plain = character.normalize('NFKC');
  const isWide = character >= '\uFF01' && character <= '\uFF5E';
  const folded = isWide || /^\p{L}+$/u.test(plain) ? plain : character;
  return folded.toLowerCase().replaceAll('ς', 'σ');
}
