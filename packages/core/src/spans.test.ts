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

  it.each([
    ['around it', { start: 1, end: 9 }, true],
    ['the same', { start: 2, end: 8 }, true],
    ['begun too late', { start: 3, end: 8 }, false],
    ['ended too early', { start: 2, end: 7 }, false],
    ['behind it', { start: 8, end: 12 }, false],
    ['before it', { start: 0, end: 2 }, false],
  ])('say whether they cover another: %s', (_, outer, isCovered) => {
    expect(covers(outer, { start: 2, end: 8 })).toBe(isCovered);
  });

  it('become evidence without the white space around the words', () => {
    const text = '1.  The fee\n is due.';
    expect(createEvidence(text, { start: 2, end: 13 })).toEqual({
      start: 4,
      end: 11,
      quote: 'The fee',
    });
  });

  it.each([
    { start: 1, end: 4 },
    { start: 2, end: 1 },
  ])('refuse to quote outside the text: %j', (span) => {
    expect(() => getQuote('abc', span)).toThrow(
      new RangeError(`span [${span.start}, ${span.end}) is outside a text of 3`),
    );
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

  it('evidence without words is not anchored', () => {
    expect(isAnchored('the cap is mutual', { start: 4, end: 4, quote: '' })).toBe(false);
  });
});
