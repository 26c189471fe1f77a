export type LabelStyle =
  | 'article'
  | 'section'
  | 'annex'
  | 'decimal'
  | 'paren-decimal'
  | 'lower-letter'
  | 'upper-letter'
  | 'lower-roman'
  | 'upper-roman'
  | 'paren-lower-letter'
  | 'paren-upper-letter'
  | 'paren-lower-roman'
  | 'paren-upper-roman'
  | 'bullet';

/** The number or bullet that a paragraph begins with, as it is in the text. */
export interface Label {
  readonly style: LabelStyle;
  /** As displayed, without a closing period or colon; empty for a bullet. */
  readonly number: string;
  /** Number of levels: 3 for `4.2.1`, 2 for `4.2(b)`, 1 otherwise. */
  readonly depth: number;
  /** UTF-16 units of the paragraph taken by the label and the space after it. */
  readonly length: number;
  /** Position in its list, as far as the label alone tells: 3 for `(c)`, `3.` and `iii.` */
  readonly ordinal: number;
}

const wordLabel =
  /^(article|section|clause|part|chapter|schedule|exhibit|annex|appendix|attachment|addendum)\s+((?:[ivxlc]+|[a-z]|\d+)(?:[.-]\d+)*(?:\([a-z]+\))*)(?:\s*[.:–—-]+)?(?=\s|$)/i;
const signLabel = /^(§+\s*\d+(?:\.\d+)*[a-z]?)\.?(?=\s)/i;
const decimalLabel = /^(\d{1,3}(?:\.\d{1,3})*((?:\([A-Za-z]{1,5}\))*))([.):]*)(?=\s|$)/;
const parenthesizedLabel = /^\(([A-Za-z]{1,5}|\d{1,3}|[a-z]{1,2}\d)\)[.:]?(?=\s|$)/;
const openLabel = /^([ivxlc]{2,6}|[IVXLC]{2,6}|[A-Za-z])([.)])(?=\s|$)/;
const bullet = /^[•‣▪■□●○◦·–—*⁃➢➤►▶◆◇❖❑❒☐☑☒✓✔\uF0B7\uF0A7\uF0D8o-](?=\s)/;
const roman = /^m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/i;

/** Finds the number or bullet at the start of a paragraph. Prose that only begins with a number has none. */
export function findLabel(text: string): Label | undefined {
  return (
    findWordLabel(text) ??
    findSignLabel(text) ??
    findDecimalLabel(text) ??
    findParenthesizedLabel(text) ??
    findOpenLabel(text) ??
    findBullet(text)
  );
}

/** The value of a Roman numeral; undefined if the letters form none. */
export function parseRoman(letters: string): number | undefined {
  if (letters === '' || !roman.test(letters)) return undefined;
  const values: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };
  const digits = [...letters.toLowerCase()].map((letter) => values[letter] ?? 0);
  return digits.reduce(
    (sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit),
    0,
  );
}

function findWordLabel(text: string): Label | undefined {
  const match = wordLabel.exec(text);
  if (match === null) return undefined;
  const [whole, kind = '', value = ''] = match;
  const rest = text.slice(whole.length).trimStart();
  // "Section 3 of the Act" and "Exhibit A hereto" are references, not headings.
  if (rest !== '' && !/^["“'‘([\p{Lu}\d]/u.test(rest)) return undefined;
  const head = value.replace(/[.(-].*$/, '');
  if (!/^(\d+|[A-Z]|[ivx])$/.test(head) && parseRoman(head) === undefined) return undefined;
  return createLabel(text, {
    whole,
    style: getWordStyle(kind),
    number: `${kind} ${value}`,
    depth: 1,
    ordinal: parseRoman(value) ?? parseOrdinal(value),
  });
}

function getWordStyle(kind: string): LabelStyle {
  if (/^(article|part|chapter)$/i.test(kind)) return 'article';
  return /^(section|clause)$/i.test(kind) ? 'section' : 'annex';
}

function findSignLabel(text: string): Label | undefined {
  const match = signLabel.exec(text);
  if (match?.[1] === undefined) return undefined;
  const depth = match[1].split('.').length;
  const ordinal = Number(/(\d+)\D*$/.exec(match[1])?.[1] ?? 0);
  return createLabel(text, {
    whole: match[0],
    style: 'section',
    number: match[1],
    depth,
    ordinal,
  });
}

function findDecimalLabel(text: string): Label | undefined {
  const match = decimalLabel.exec(text);
  if (match === null) return undefined;
  const [whole, number = '', suffix = '', end = ''] = match;
  const rest = text.slice(whole.length);
  if (end === '' && !startsClause(number, rest)) return undefined;
  const parts = number.replace(suffix, '').split('.');
  if (Number(parts[0]) > 199 || rest.trim() === '') return undefined;
  return createLabel(text, {
    whole,
    style: 'decimal',
    number: end === ')' && parts.length === 1 ? `${number})` : number,
    depth: parts.length + (suffix.match(/\(/g)?.length ?? 0),
    ordinal: Number(parts.at(-1)),
  });
}

/**
 * Whether a bare number, such as `4` or `4.2`, numbers what follows: "4 Term" does, "4 weeks" does not. Numbers of
 * three levels or more are never quantities.
 */
function startsClause(number: string, rest: string): boolean {
  const body = rest.trimStart();
  if (/\d\.\d+\.\d/.test(number)) return true;
  if (/[.(]/.test(number)) return /^["“'‘([\p{Lu}]/u.test(body) || /^\s*\t/.test(rest);
  if (/^\p{Lu}[\p{Lu}\s,&;/'’-]+$/u.test(body)) return true;
  return /^(\t| {2,})/.test(rest) && /^["“\p{Lu}]/u.test(body) && !body.includes('\t');
}

function findParenthesizedLabel(text: string): Label | undefined {
  const match = parenthesizedLabel.exec(text);
  const value = match?.[1];
  if (match === null || value === undefined) return undefined;
  // "(502) 627-2000" is a telephone number.
  if (/^\(\d{3}\)\s*\d{3}[-.\s]\d{4}\b/.test(text)) return undefined;
  const style = getLetterStyle(value);
  if (style === undefined) return undefined;
  return createLabel(text, {
    whole: match[0],
    style: /^\d/.test(value) ? 'paren-decimal' : (`paren-${style}` as LabelStyle),
    number: `(${value})`,
    depth: 1,
    ordinal: parseOrdinal(value),
  });
}

function findOpenLabel(text: string): Label | undefined {
  const match = openLabel.exec(text);
  if (match === null) return undefined;
  const [whole, value = '', end = ''] = match;
  const rest = text.slice(whole.length).trimStart();
  const style = getLetterStyle(value);
  // "J. P. Morgan" is a name, and a letter with nothing after it is no clause.
  if (style === undefined || rest === '' || /^[A-Z]\./.test(rest)) return undefined;
  const number = end === ')' ? `${value})` : value;
  return createLabel(text, {
    whole,
    style,
    number,
    depth: 1,
    ordinal: parseOrdinal(value),
  });
}

function findBullet(text: string): Label | undefined {
  const match = bullet.exec(text);
  if (match === null) return undefined;
  return createLabel(text, {
    whole: match[0],
    style: 'bullet',
    number: '',
    depth: 1,
    ordinal: 0,
  });
}

type LetterStyle = 'lower-letter' | 'upper-letter' | 'lower-roman' | 'upper-roman';

/** `i`, `v` and `x` alone count as letters here; the list around them decides later. */
function getLetterStyle(value: string): LetterStyle | undefined {
  const isLower = value === value.toLowerCase();
  if (/^\d/.test(value) || value.length === 1 || isDoubled(value)) {
    return isLower ? 'lower-letter' : 'upper-letter';
  }
  if (!isLower && value !== value.toUpperCase()) return undefined;
  if (parseRoman(value) === undefined) return undefined;
  return isLower ? 'lower-roman' : 'upper-roman';
}

/** `aa` and `bb` follow `z` in many lists. `ii` and `xx` are Roman. */
function isDoubled(value: string): boolean {
  return /^([a-z])\1$/i.test(value) && parseRoman(value) === undefined;
}

function parseOrdinal(value: string): number {
  const last = value.split(/[.(-]/).filter(Boolean).at(-1)?.replace(')', '') ?? '';
  if (/^\d+$/.test(last)) return Number(last);
  if (last.length === 1) return last.toLowerCase().charCodeAt(0) - 96;
  return parseRoman(last) ?? (last.charCodeAt(0) | 32) - 96 + 26;
}

function createLabel(
  text: string,
  { whole, ...facts }: Omit<Label, 'length'> & { whole: string },
): Label {
  const space = /^\s*/.exec(text.slice(whole.length))?.[0].length ?? 0;
  return { ...facts, length: whole.length + space };
}
