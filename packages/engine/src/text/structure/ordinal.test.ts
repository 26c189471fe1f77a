import { describe, expect, it } from 'vitest';
import { parseOrdinals, parseRoman } from './ordinal.ts';

describe('a clause number', () => {
  it.each([
    ['4.2', '1.1', [['1.1', [4, 2]]]],
    ['1.01', '1.1', [['1.1', [1, 1]]]],
    ['3.0', '1.1', [['1.', [3]]]],
    ['Article IV', 'Article', [['Article', [4]]]],
    ['ARTICLE TWELVE', 'Article', [['Article', [12]]]],
    ['§ 5', 'Section', [['Section', [5]]]],
    ['(b)', '(a)', [['(a)', [2]]]],
    ['(bb)', '(a)', [['(a)', [28]]]],
    [
      '(i)',
      '(a)',
      [
        ['(i)', [1]],
        ['(a)', [9]],
      ],
    ],
    ['(XIV)', '(a)', [['(I)', [14]]]],
    ['(Abc)', '(a)', []],
  ] as const)('parses %s', (label, style, ordinals) => {
    expect(parseOrdinals(label, style).map((ordinal) => [ordinal.style, ordinal.values])).toEqual(
      ordinals,
    );
  });

  it.each([
    ['iv', 4],
    ['xxix', 29],
    ['XL', 40],
    ['iiii', undefined],
    ['', undefined],
    ['abc', undefined],
  ])('parses the Roman number %s as %s', (letters, value) => {
    expect(parseRoman(letters)).toBe(value);
  });
});
