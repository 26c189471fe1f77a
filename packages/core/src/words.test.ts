import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countOf, formatNumber, joinSome, joinWords, quoteWords, shorten } from './words.ts';

describe('things in a row', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
  ])('%j read “%s”', (words, said) => {
    expect(joinWords(words)).toBe(said);
  });

  it('are linked by another word where one is given', () => {
    expect(joinWords(['a', 'b', 'c'], 'or')).toBe('a, b or c');
  });

  it.each([
    [['a', 'b', 'c'], 'a, b and c'],
    [['a', 'b', 'c', 'd'], 'a, b, c and 1 more'],
  ])('%j read “%s” where there may be many', (words, said) => {
    expect(joinSome(words)).toBe(said);
  });
});

describe('numbers', () => {
  it.each([
    [0, '0 tasks'],
    [1, '1 task'],
    [1_740, '1,740 tasks'],
  ])('%d are counted as “%s”', (count, said) => {
    expect(countOf(count, 'task')).toBe(said);
  });

  it.each([
    [999, '999'],
    [-1_740, '-1,740'],
    [1_740.5, '1,740.5'],
    [1_234_567.0625, '1,234,567.0625'],
  ])('%d read “%s”', (value, said) => {
    expect(formatNumber(value)).toBe(said);
  });

  it('take the plural that is given', () => {
    expect(countOf(2, 'party', 'parties')).toBe('2 parties');
  });

  it('are grouped by thousands, so that they can be read back', () => {
    fc.assert(
      fc.property(fc.nat(), (count) => {
        const said = formatNumber(count);
        expect(said).toMatch(/^\d{1,3}(?:,\d{3})*$/);
        expect(Number(said.replaceAll(',', ''))).toBe(count);
      }),
    );
  });
});

describe('words cut to a length', () => {
  it('end at a blank', () => {
    expect(shorten('one two three', 9)).toBe('one two…');
  });

  it('are left alone where they are short, but for white space', () => {
    expect(shorten(' one\n two ', 9)).toBe('one two');
  });

  it('are never longer than asked for but for the mark of the cut', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), (words, longest) => {
        expect(shorten(words, longest).length).toBeLessThanOrEqual(longest + 1);
      }),
    );
  });

  it('stand in quotation marks without their own full stop', () => {
    expect(quoteWords('Pay now. ')).toBe('“Pay now”');
  });
});
