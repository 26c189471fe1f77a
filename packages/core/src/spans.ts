import type { Evidence, Span } from '@clauselight/schema';

/** The words a span covers. A span reaching past the text is a bug of its maker and throws. */
export function getQuote(text: string, span: Span): string {
  if (span.end > text.length || span.start > span.end) {
    throw new RangeError(`span [${span.start}, ${span.end}) is outside a text of ${text.length}`);
  }
  return text.slice(span.start, span.end);
}

/** Anchors a span to its words, trimming white space at both ends so that a quote starts and ends with ink. */
export function createEvidence(text: string, span: Span): Evidence {
  const raw = getQuote(text, span);
  const start = span.start + (raw.length - raw.trimStart().length);
  const quote = raw.trim();
  return { start, end: start + quote.length, quote };
}

/** Whether the evidence still quotes the text exactly. */
export function isAnchored(text: string, evidence: Evidence): boolean {
  return evidence.quote !== '' && text.slice(evidence.start, evidence.end) === evidence.quote;
}

/** Whether two spans share at least one code unit. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Whether `outer` covers the whole of `inner`. */
export function covers(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** Document order: by start, the longer first where two start together. */
export function compareSpans(a: Span, b: Span): number {
  return a.start - b.start || b.end - a.end;
}
