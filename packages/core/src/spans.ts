import type { Evidence, Span } from '@clauselight/schema';

/**
 * The words a span covers. A span reaching past the text is a bug of its maker and throws.
 *
 * @param text - The whole text.
 * @param span - In UTF-16 units of `text`.
 * @returns The words, unchanged.
 * @throws RangeError if the span reaches past the text or ends before it starts.
 */
export function getQuote(text: string, span: Span): string {
  if (span.end > text.length || span.start > span.end) {
    throw new RangeError(`span [${span.start}, ${span.end}) is outside a text of ${text.length}`);
  }
  return text.slice(span.start, span.end);
}

/**
 * Anchors a span to its words, trimming white space at both ends so that a quote starts and ends with ink.
 *
 * @param text - The whole text.
 * @param span - In UTF-16 units of `text`.
 * @returns The trimmed span and its words.
 * @throws RangeError as `getQuote`.
 */
export function createEvidence(text: string, span: Span): Evidence {
  const raw = getQuote(text, span);
  const start = span.start + (raw.length - raw.trimStart().length);
  const quote = raw.trim();
  return { start, end: start + quote.length, quote };
}

/**
 * Whether the evidence still quotes the text exactly.
 *
 * @param text - The whole text.
 * @param evidence - The evidence to check.
 * @returns Whether the words at its span equal its quote; false for an empty quote.
 */
export function isAnchored(text: string, evidence: Evidence): boolean {
  return evidence.quote !== '' && text.slice(evidence.start, evidence.end) === evidence.quote;
}

/**
 * Whether two spans share at least one code unit.
 *
 * @param a - A span.
 * @param b - Another one of the same text.
 * @returns Whether they overlap; spans that only touch do not.
 */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/**
 * Whether `outer` covers the whole of `inner`.
 *
 * @param outer - A span.
 * @param inner - Another one of the same text.
 * @returns Whether it does; a span covers itself.
 */
export function covers(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/**
 * Document order: by start, the longer first where two start together.
 *
 * @param a - A span.
 * @param b - Another one of the same text.
 * @returns Negative if `a` comes first, positive if `b` does, 0 for equal spans; for `sort`.
 */
export function compareSpans(a: Span, b: Span): number {
  return a.start - b.start || b.end - a.end;
}
