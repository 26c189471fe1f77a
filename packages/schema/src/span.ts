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
