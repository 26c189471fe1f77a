import { describe, expect, it } from 'vitest';
import { findLabel, parseRoman } from './label.ts';

describe('a label', () => {
  it.each([
    ['1. Term', '1', 'decimal'],
    ['1) Term', '1)', 'decimal'],
    ['4.2 Payment terms', '4.2', 'decimal'],
    ['4.2.1. payment terms', '4.2.1', 'decimal'],
    ['4.2(b) Payment', '4.2(b)', 'decimal'],
    ['(a) the fee', '(a)', 'paren-lower-letter'],
    ['(iv) the fee', '(iv)', 'paren-lower-roman'],
    ['(aa) the fee', '(aa)', 'paren-lower-letter'],
    ['(12) the fee', '(12)', 'paren-decimal'],
    ['B. Recital', 'B', 'upper-letter'],
    ['XIV. Miscellaneous', 'XIV', 'upper-roman'],
    ['Article IV', 'Article IV', 'article'],
    ['ARTICLE 7: TERM', 'ARTICLE 7', 'article'],
    ['Section 3.01 Definitions', 'Section 3.01', 'section'],
    ['§ 5 Haftung', '§ 5', 'section'],
    ['Exhibit B', 'Exhibit B', 'annex'],
    ['2 INTERPRETATION', '2', 'decimal'],
    ['2\tInterpretation', '2', 'decimal'],
    ['• a point', '', 'bullet'],
  ])('of "%s" is "%s"', (text, number, style) => {
    expect(findLabel(text)).toMatchObject({ number, style });
  });

  it.each([
    'Section 3 of the Act applies.',
    'Exhibit A hereto is part of it.',
    '4 weeks after delivery',
    '2.5 million dollars',
    '3(b) during the term',
    '2019. was a good year',
    'J. P. Morgan shall pay.',
    'I agree.',
    'article of clothing',
    '(the "Agreement")',
    '(all of them)',
    '(502) 627-2000',
    '1.',
  ])('is not found in "%s"', (text) => {
    expect(findLabel(text)).toBeUndefined();
  });

  it('covers the number and the space after it', () => {
    const text = '4.2(b)  Payment';
    expect(text.slice(findLabel(text)?.length)).toBe('Payment');
  });
});

describe('roman numerals', () => {
  it.each([
    ['iv', 4],
    ['XLII', 42],
    ['iiii', undefined],
    ['', undefined],
  ])('"%s" is %s', (letters, value) => {
    expect(parseRoman(letters)).toBe(value);
  });
});
