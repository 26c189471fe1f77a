import * as z from 'zod/mini';

/**
 * A half-open range `[start, end)` in UTF-16 code units of one document's source text.
 * `start` never exceeds `end`; an empty span marks a position.
 */
export const spanSchema = z
  .object({ start: z.int().check(z.nonnegative()), end: z.int().check(z.nonnegative()) })
  .check(
    z.refine((span) => span.start <= span.end, { error: 'a span ends where it starts or after' }),
  );
export type Span = z.infer<typeof spanSchema>;

/** A span together with the exact words it covers: `text.slice(start, end) === quote`. */
export const evidenceSchema = z.object({
  start: z.int().check(z.nonnegative()),
  end: z.int().check(z.nonnegative()),
  quote: z.string().check(z.minLength(1)),
});
export type Evidence = z.infer<typeof evidenceSchema>;

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
