import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDuration,
  listAnniversaries,
  listContractYears,
  listDurations,
} from './durations.ts';
import { parseNumberWords } from './number-words.ts';

describe('lengths of time', () => {
  it.each([
    ['thirty (30) days', ['30 days']],
    ['24 months', ['24 months']],
    ['one (1) year', ['1 year']],
    ['ten business days', ['10 business days']],
    ['ten (10) banking days', ['10 business days']],
    ['from year to year', ['1 year']],
    ['on a month-to-month basis', ['1 month']],
    ['a five-year term', ['5 years']],
    ['twelve (12) calendar months', ['12 months']],
    ['fifteen (15) Contract Years', ['15 years']],
    ['one and a half years', ['18 months']],
    ['two and one-half (2.5) years', ['30 months']],
    ['1 1/2 years', ['18 months']],
    ['half a year', ['6 months']],
    ['two quarters', ['6 months']],
    ['three weeks', ['3 weeks']],
    ['two hundred and seventy days', ['270 days']],
    ['one hundred eighty days (180)', ['180 days']],
    ['ninety-nine (99) years', ['99 years']],
    ['18 (eighteen) months', ['18 months']],
    ['five 5) years', ['5 years']],
    ['one (I) year', ['1 year']],
    ['two (2) year(s)', ['2 years']],
    ['thirty (60) days', ['60 days']],
  ])('%s', (text, expected) => {
    expect(listDurations(text).map(({ value }) => formatDuration(value))).toEqual(expected);
  });

  it.each([
    ['the 15 day of June'],
    ['the year 2005'],
    ['2005 years'],
    ['a few days'],
    ['$5 months'],
  ])('are not found in %s', (text) => {
    expect(listDurations(text)).toEqual([]);
  });

  it('have the position of their words', () => {
    const part = fc.constantFrom(
      ...'thirty one hundred and a half (30) 12 1.5 calendar business days months year-to-year years - ('.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const text = parts.join(' ');
        for (const { from, to, value } of listDurations(text)) {
          expect(text.slice(from, to)).toMatch(/(?:days?|months?|years?)(?: \(\d+\))?$/);
          expect(text.slice(from, to).trim()).toBe(text.slice(from, to));
          expect(value.amount).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('anniversaries', () => {
  it.each([
    ['the fifth anniversary of the Effective Date', ['5 years']],
    ['the tenth (10th) anniversary', ['10 years']],
    ['its 3rd anniversary', ['3 years']],
    ['the five (5) year anniversary', ['5 years']],
    ['the one-year anniversary', ['1 year']],
    ['each anniversary', []],
  ])('%s', (text, expected) => {
    expect(listAnniversaries(text).map(({ value }) => formatDuration(value))).toEqual(expected);
  });
});

describe('numbered years of the contract', () => {
  it.each([
    ['until the end of the fifteenth (15th) Contract Year', ['15 years']],
    ['upon the end of Year 3', ['3 years']],
    ['the last day of the second lease year', ['2 years']],
    ['at the end of each Contract Year', []],
  ])('%s', (text, expected) => {
    expect(listContractYears(text).map(({ value }) => formatDuration(value))).toEqual(expected);
  });
});

describe('numbers in words', () => {
  it.each([
    ['seven', 7],
    ['forty-five', 45],
    ['one hundred and twenty', 120],
    ['nine hundred ninety-nine', 999],
    ['a hundred', 100],
    ['twenty-first', 21],
    ['thirtieth', 30],
    ['two thousand and ten', 2010],
    ['several', undefined],
    ['', undefined],
  ])('%s', (words, expected) => {
    expect(parseNumberWords(words)).toBe(expected);
  });
});
