import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  capitalize,
  countOf,
  cutText,
  formatNumber,
  joinSome,
  joinWords,
  lowerFirst,
  monthNames,
  quoteWords,
  round,
  shorten,
} from './words.ts';

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

  it.each([
    [1.25, 1, 1.3],
    [-1.25, 1, -1.2],
    [0.123_449, 4, 0.1234],
    [1_740.5, 0, 1_741],
  ])('%d rounded to %d decimals are %d', (value, digits, expected) => {
    expect(round(value, digits)).toBe(expected);
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

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** One character of several UTF-16 units each: a surrogate pair, a combining mark, a flag, a family, Hangul jamo. */
const composed = ['😀', 'e\u0301', '🇪🇺', '👩‍👩‍👧', '\u1112\u1161\u11AB', '👍🏽', '\r\n'];

describe('a text cut to a length', () => {
  it.each(composed)('never ends inside %j', (character) => {
    const text = `${'x'.repeat(10)}${character}`;
    for (let length = 10; length < text.length; length += 1) {
      expect(cutText(text, length)).toBe('x'.repeat(10));
    }
    expect(cutText(text, text.length)).toBe(text);
  });

  it('is empty where its first character is longer than the length', () => {
    expect(cutText('👩‍👩‍👧 and more', 3)).toBe('');
    expect(cutText('any', 0)).toBe('');
  });

  it('is as long as the length allows', () => {
    const words = fc
      .array(fc.oneof(fc.constantFrom(...composed), fc.string()))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(words, fc.nat(40), (text, length) => {
        const ends = [...graphemes.segment(text)].map(
          ({ index, segment }) => index + segment.length,
        );
        const end = ends.findLast((each) => each <= length) ?? 0;
        expect(cutText(text, length)).toBe(text.slice(0, end));
      }),
    );
  });
});

describe('words cut to a length', () => {
  it.each([
    ['xxxxxxxxx😀xxx', 'xxxxxxxxx…'],
    ['xxxxxxxxxe\u0301xxx', 'xxxxxxxxx…'],
    ['xxxxxxxx👩‍👩‍👧xxx', 'xxxxxxxx…'],
    ['xxxxxx \u0301xxxxxx', 'xxxxxx…'],
  ])('never end inside a character: %s', (words, expected) => {
    expect(shorten(words, 10)).toBe(expected);
  });

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

describe('words at the start of a sentence', () => {
  it.each([
    ['two parties', 'Two parties'],
    ['États', 'États'],
    ['é', 'É'],
    ['𐐨', '𐐀'],
    ['', ''],
  ])('“%s” begin with a capital: “%s”', (words, expected) => {
    expect(capitalize(words)).toBe(expected);
  });
});

describe('words within a sentence', () => {
  it.each([
    ['The fee', 'the fee'],
    ['VAT number', 'VAT number'],
    ['March invoice', 'March invoice'],
    ['September invoice', 'September invoice'],
    ['May be late', 'may be late'],
  ])('“%s” begin: “%s”', (words, expected) => {
    expect(lowerFirst(words)).toBe(expected);
  });
});

describe('the names of the months', () => {
  it('are those that the calendar of English gives', () => {
    const format = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
    const expected = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)));
    expect(monthNames).toEqual(expected);
  });
});
