import { expect, it } from 'vitest';
import { cutAtLine } from './cut-at-line.ts';

it.each([
  ['whole where it fits', 'a fee\nis due', 12, 'a fee\nis due'],
  ['up to the end of a line', 'the fee\nis due', 10, 'the fee'],
  ['anywhere in a line that is too long', 'fee\nis due on Monday', 14, 'fee\nis due on '],
])('the start of a text is given %s', (_, text, most, front) => {
  expect(cutAtLine(text, most)).toBe(front);
});
