import { describe, expect, it } from 'vitest';
import { listUnits, readWholeFigure } from './whole-figures.ts';

describe('words that are a number and nothing else', () => {
  it.each([
    ['(1,234.50)', 'number', true],
    ['12-', 'number', true],
    ['−3', 'number', true],
    ['$ 5.00', 'money', false],
    ['-€7', 'money', true],
    ['12 kr', 'money', false],
    ['12 Euro', 'money', false],
    ['R 500', 'money', false],
    ['45 %', 'percent', false],
    ['12 kg', undefined, false],
  ])('%s has the unit %s', (words, unit, isNegative) => {
    expect(readWholeFigure(words, '.')).toMatchObject({ unit, isNegative });
  });

  it.each(['(12', '$ 5 €', '00123'])('are doubtful: %s', (words) => {
    expect(readWholeFigure(words, '.')).toBe('doubtful');
  });

  it.each(['abc', '3 of 4', '12 kilograms'])('are not: %s', (words) => {
    expect(readWholeFigure(words, '.')).toBeUndefined();
  });
});

describe('the units of a number', () => {
  it.each([
    ['$5', { before: '$', after: '' }],
    ['5 €', { before: '', after: ' €' }],
    ['(5)', { before: '', after: '' }],
  ])('%s', (words, units) => {
    expect(listUnits(words)).toEqual(units);
  });
});
