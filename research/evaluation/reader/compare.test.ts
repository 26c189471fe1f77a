import type { Block, SourceText } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { compareNothing, compareNumbers, compareSource } from './compare.ts';

/** A source text of lines, each a block. */
function buildSource(lines: readonly (readonly [Block['kind'], string])[]): SourceText {
  let start = 0;
  const blocks = lines.map(([kind, text]) => {
    const block = { kind, start, end: start + text.length };
    start += text.length + 1;
    return block;
  });
  const text = lines.map(([, line]) => line).join('\n');
  return { text, blocks } as unknown as SourceText;
}

const source = buildSource([
  ['header', 'Acme Supply Terms'],
  ['paragraph', '1. The fee is due on Monday.'],
  ['paragraph', 'Late fees bear interest.'],
]);

describe('a source text against a reference', () => {
  it.each([
    [
      'of the same words',
      'Acme Supply Terms\n1. The fee is due on Monday.\nLate fees bear interest.',
      1,
    ],
    ['without its headers', '1. The fee is due on Monday. Late fees bear interest.', 1],
    ['of other words', 'Something else entirely', 0],
  ])('%s', (_, reference, f1) => {
    expect(compareSource(source, reference).f1).toBe(f1);
  });

  it('has an F1 between words lost and words too many', () => {
    expect(compareSource(source, 'The fee is due').f1).toBeCloseTo((2 * 4) / (11 + 4));
  });

  it('counts a refused file with words as F1 0, and leaves one without words out', () => {
    expect(compareNothing('one two three four five')).toMatchObject({ f1: 0 });
    expect(compareNothing('Page 1')).toBeUndefined();
  });
});

describe('the numbers of a source text', () => {
  const numbered = [
    { label: '1.', words: 'The fee is due on Monday.' },
    { label: '2.', words: 'Late fees bear interest.' },
  ];

  it('are kept where they stand in front of their paragraphs', () => {
    expect(compareNumbers(source, numbered)).toMatchObject({ kept: 1, numbered: 2 });
    expect(compareNumbers(source, numbered)?.lost).toEqual([numbered[1]]);
  });

  it('are all lost with the file, and not asked for where there are none', () => {
    expect(compareNumbers(undefined, numbered)).toMatchObject({ kept: 0, numbered: 2 });
    expect(compareNumbers(source, [])).toBeUndefined();
  });
});
