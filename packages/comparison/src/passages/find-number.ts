import type { Token } from '../text/tokenize.ts';

interface FoundNumber {
  /** Index of the first token after the number. */
  readonly bodyAt: number;
  readonly number: string | undefined;
}

const named = /^(?:article|section|clause|schedule|exhibit|annex|appendix|part)$/i;
const figure = /^(?:\d+(?:[.:/]\d+)*|[ivxlcdm]+|[a-z]{1,2})$/i;
const opening = /^[([]$/;
const closing = /^[)\].:]$/;

/**
 * Finds the number at the start of a passage and where its words begin. Numbers from the reader or the engine are
 * trusted; others only count if a period or brackets set them off.
 */
export function findNumber(
  text: string,
  tokens: readonly Token[],
  stated: string | undefined,
): FoundNumber {
  const marker = findMarker(text, tokens);
  if (stated === undefined) {
    return marker?.isSetOff === true
      ? { bodyAt: marker.bodyAt, number: toPlainNumber(marker.words) }
      : { bodyAt: 0, number: undefined };
  }
  const number = toPlainNumber(stated);
  const isShown = marker !== undefined && isSameNumber(number, toPlainNumber(marker.words));
  return { bodyAt: isShown ? marker.bodyAt : 0, number };
}

/** A number in canonical form: `Section 4.2(b).` becomes `4.2(b)`. */
export function toPlainNumber(number: string): string {
  return number
    .toLowerCase()
    .replace(/^(?:article|section|clause|part)\s+/, '')
    .replace(/[\s[\]]+/g, '')
    .replace(/[.:]+$/, '')
    .replace(/^\(([^()]+)\)$/, '$1')
    .replace(/^([^(]+)\)$/, '$1');
}

/** Whether two numbers are equal. The `(b)` of a list equals the clause's full number `4.2(b)`. */
export function isSameNumber(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.endsWith(`(${short})`) || long.endsWith(`.${short}`);
}

interface Marker {
  readonly bodyAt: number;
  readonly words: string;
  /** Whether it cannot be a word or figure of the sentence. */
  readonly isSetOff: boolean;
}

function findMarker(text: string, tokens: readonly Token[]): Marker | undefined {
  let at = 0;
  const hasName = named.test(tokens[at]?.key ?? '');
  if (hasName) at += 1;
  const first = at;
  let closed = 0;
  let figures = 0;
  for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
    const previous = tokens[at - 1];
    const isJoined = at === first || previous?.end === token.start;
    if (!isJoined) break;
    const isOpening = opening.test(token.key);
    const isClosing = closing.test(token.key);
    if (!(isOpening || isClosing || figure.test(token.key))) break;
    if (isClosing) closed += 1;
    if (!(isOpening || isClosing)) figures += 1;
    at += 1;
  }
  const last = tokens[at - 1];
  if (figures === 0 || last === undefined) return undefined;
  // A number is followed by a space; `A.B. Smith` and `10-day` do not begin with one.
  if (tokens[at]?.start === last.end) return undefined;
  const words = text.slice(tokens[0]?.start ?? 0, last.end);
  const isLetter = /^[A-Z]\.$/.test(words);
  return { bodyAt: at, words, isSetOff: closed > 0 && !isLetter && !hasName };
}
