import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutSpans } from './pieces.ts';

it('leaves short paragraphs whole', () => {
  const spans = [
    { start: 0, end: 30 },
    { start: 32, end: 90 },
  ];
  expect(cutSpans('a'.repeat(90), spans)).toEqual(spans);
});

it('cuts a long paragraph behind a sentence', () => {
  const text = 'One two three four. '.repeat(400);
  const pieces = cutSpans(text, [{ start: 0, end: text.length }]);
  expect(pieces.length).toBeGreaterThan(1);
  for (const { start, end } of pieces.slice(0, -1)) {
    expect(text.slice(start, end)).toMatch(/\.$/);
    expect(end - start).toBeLessThanOrEqual(4000);
  }
});

it('covers what it checks without a gap and never more than 60,000 characters', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('one ', 'seven ', 'ended. '), { minLength: 1 }),
      fc.nat(300),
      (words, times) => {
        const text = words.join('').repeat(times + 1);
        const pieces = cutSpans(text, [{ start: 0, end: text.length }]);
        expect(pieces[0]?.start).toBe(0);
        expect(
          pieces.every(
            ({ start, end }, index) => start < end && start === (pieces[index - 1]?.end ?? 0),
          ),
        ).toBe(true);
        expect(pieces.at(-1)?.end).toBe(Math.min(text.length, 60_000));
      },
    ),
    { numRuns: 100 },
  );
});

it.each([
  ['brackets', '('.repeat(5000)],
  ['figures', '12 34 56 '.repeat(500)],
  ['a word without an end', 'a'.repeat(5000)],
  ['marks', '". '.repeat(2000)],
])('leaves %s out, which are no running text', (_, text) => {
  expect(cutSpans(text, [{ start: 0, end: text.length }])).toEqual([]);
});
