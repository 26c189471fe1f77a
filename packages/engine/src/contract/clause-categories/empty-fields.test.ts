import { expect, it } from 'vitest';
import { areEmptyFields } from './empty-fields.ts';

it.each([
  ['Title:\tTitle:\nCompany:\tCompany:', true],
  ['Full Name: ______ Date: ______', true],
  ['Governing law: Delaware', false],
  ['Term: The agreement runs for a year.', false],
  ['Governing law', false],
])('%s: empty fields %s', (words, expected) => {
  expect(areEmptyFields(words)).toBe(expected);
});

it('takes time that grows with the length', () => {
  const before = process.cpuUsage();
  areEmptyFields(`${'Title: '.repeat(50_000)}1`);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000);
});
