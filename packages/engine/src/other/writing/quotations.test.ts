import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listQuotations } from './quotations.ts';

function list(text: string) {
  return listQuotations(text, { start: 0, end: text.length, index: 0 }).map(({ start, end }) =>
    text.slice(start, end),
  );
}

it.each([
  ['He said "no" and "yes".', ['"no"', '"yes"']],
  ['She wrote “the end” twice.', ['“the end”']],
  ['It is ‘only a word’ to him.', ['‘only a word’']],
  ['The boys’ school isn’t “new”.', ['“new”']],
  ['An inch is 1" long.', []],
])('pairs the marks of %s', (text, expected) => {
  expect(list(text)).toEqual(expected);
});

it('finds quotations in order that start and end with a mark and never overlap', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('"', '“', '”', '‘', '’', 'a', ' ', '.') }),
      (text) => {
        const found = listQuotations(text, { start: 0, end: text.length, index: 0 });
        for (const [index, { start, end }] of found.entries()) {
          expect(start).toBeGreaterThanOrEqual(found[index - 1]?.end ?? 0);
          expect(text.slice(start, end)).toMatch(/^["“‘].*["”’]$/);
        }
      },
    ),
  );
});
