import type { Span } from '@clauselight/schema';
import { getSign, isWordSign, type SignKind } from './signs.ts';

/**
 * Whether a span neither begins nor ends inside a word or a number. Cut words are other words: of `non-exclusive` the
 * end is its contrary, of `can’t` the beginning, and of `10,000` either part is another number.
 */
export function isOfWholeWords(text: string, { start, end }: Span): boolean {
  return !isCut(text, start) && !isCut(text, end);
}

function isCut(text: string, at: number): boolean {
  const before = stepBack(text, at);
  const after = stepOn(text, at);
  if (before === undefined || after === undefined) return false;
  const [left, right] = [before.kind, after.kind];
  if (isWordSign(left)) {
    if (isWordSign(right)) return true;
    if (right === 'hyphen' && wordGoesOn.test(text.slice(after.end, after.end + longestSearch)))
      return true;
    return isInner(right, after.character) && isJoined(left, right, stepOn(text, after.end));
  }
  if (!isWordSign(right)) return false;
  if (isInner(left, before.character)) return isJoined(right, left, stepBack(text, before.start));
  return left === 'blank' && isLineEndHyphen(text, before.start);
}

const longestSearch = 20;
const wordGoesOn = /^[^\S\n]*\n\s*\p{Ll}/u;

interface TextSign {
  readonly character: string;
  readonly kind: SignKind;
  readonly start: number;
  readonly end: number;
}

const unseen: ReadonlySet<SignKind> = new Set(['invisible', 'soft-hyphen']);

function stepOn(text: string, from: number): TextSign | undefined {
  for (let start = from; start < text.length; ) {
    const sign = readSign(text, start);
    if (!unseen.has(sign.kind)) return sign;
    start = sign.end;
  }
  return undefined;
}

function stepBack(text: string, to: number): TextSign | undefined {
  for (let end = to; end > 0; ) {
    const code = text.charCodeAt(end - 1);
    const isPair = end > 1 && code >= 0xdc00 && code <= 0xdfff;
    const sign = readSign(text, end - (isPair ? 2 : 1));
    if (!unseen.has(sign.kind)) return sign;
    end = sign.start;
  }
  return undefined;
}

function readSign(text: string, start: number): TextSign {
  const codePoint = text.codePointAt(start) ?? 0;
  const end = start + (codePoint > 0xffff ? 2 : 1);
  return { character: text.slice(start, end), kind: getSign(codePoint).kind, start, end };
}

/** Signs that may be inside a word or a number. */
function isInner(kind: SignKind, character: string): boolean {
  return kind === 'hyphen' || kind === 'apostrophe' || /^[.,:/]$/.test(character);
}

/** Hyphens and apostrophes join letters and figures, full stops and commas figures alone. */
function isJoined(near: SignKind, mark: SignKind, far: TextSign | undefined): boolean {
  if (far === undefined || !isWordSign(far.kind)) return false;
  return mark !== 'other' || (near === 'digit' && far.kind === 'digit');
}

/** A word that goes on in the next line. */
function isLineEndHyphen(text: string, blankStart: number): boolean {
  const before = text.slice(Math.max(0, blankStart - longestSearch), blankStart + 1).trimEnd();
  const hyphen = before.length - 1;
  if (hyphen < 1 || getSign(before.charCodeAt(hyphen)).kind !== 'hyphen') return false;
  return getSign(before.charCodeAt(hyphen - 1)).kind === 'letter';
}
