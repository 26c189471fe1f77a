import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareSpans, covers, createEvidence, getQuote, isAnchored, overlaps } from './spans.ts';

const textAndSpan = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .chain((text) =>
    fc
      .tuple(fc.nat(text.length), fc.nat(text.length))
      .map(([a, b]) => ({ text, span: { start: Math.min(a, b), end: Math.max(a, b) } })),
  );

describe('spans', () => {
  it('anchor to words that the text really holds', () => {
    fc.assert(
      fc.property(textAndSpan, ({ text, span }) => {
        const evidence = createEvidence(text, span);
        fc.pre(evidence.quote !== '');
        expect(isAnchored(text, evidence)).toBe(true);
        expect(covers(span, evidence)).toBe(true);
        expect(evidence.quote).toBe(evidence.quote.trim());
      }),
    );
  });

  it('overlap in both directions or in neither', () => {
    fc.assert(
      fc.property(textAndSpan, textAndSpan, ({ span: a }, { span: b }) => {
        expect(overlaps(a, b)).toBe(overlaps(b, a));
      }),
    );
  });

  it('overlap what they cover', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(60), { minLength: 2, maxLength: 4 }), (places) => {
        const [start = 0, ...rest] = places.toSorted((a, b) => a - b);
        const [outer, inner] = [
          { start, end: rest.at(-1) ?? start },
          { start: rest.length > 1 ? (rest[0] ?? start) : start, end: rest.at(-1) ?? start },
        ];
        expect(covers(outer, inner)).toBe(true);
        expect(overlaps(outer, inner)).toBe(true);
      }),
    );
  });

  it('refuse to quote outside the text', () => {
    expect(() => getQuote('abc', { start: 1, end: 4 })).toThrow(RangeError);
  });

  it('touching spans do not overlap', () => {
    expect(overlaps({ start: 0, end: 3 }, { start: 3, end: 5 })).toBe(false);
  });

  it('sort the longer first where two start together', () => {
    const spans = [
      { start: 4, end: 6 },
      { start: 4, end: 9 },
      { start: 0, end: 1 },
    ];
    expect(spans.sort(compareSpans).map((span) => span.end)).toEqual([1, 9, 6]);
  });

  it('evidence that no longer quotes the text is not anchored', () => {
    expect(isAnchored('the cap is mutual', { start: 4, end: 7, quote: 'cup' })).toBe(false);
  });
});
