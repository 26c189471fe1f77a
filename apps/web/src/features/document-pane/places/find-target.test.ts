import type { Block, SourceText } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { normalizeNumber } from './clause-number.ts';
import { findTarget } from './find-target.ts';

type Line = readonly [words: string, facts?: Partial<Block>];

function buildSource(lines: readonly Line[], pageCount = 0): SourceText {
  let start = 0;
  const blocks = lines.map(([words, facts]): Block => {
    const block = { kind: 'paragraph' as const, start, end: start + words.length, ...facts };
    start += words.length + 1;
    return block;
  });
  const text = lines.map(([words]) => words).join('\n');
  const pages = Array.from({ length: pageCount }, (_, i) => ({ number: i + 1, start: 0, end: 0 }));
  return {
    readerVersion: '1',
    format: 'docx',
    text,
    blocks,
    pages,
    revisions: [],
    comments: [],
    hiddenTexts: [],
    warnings: [],
  };
}

const source = buildSource(
  [
    ['ARTICLE IV', { kind: 'heading', number: 'ARTICLE IV', level: 1, page: 1 }],
    ['8. Liability', { kind: 'heading', number: '8.', level: 1, page: 1 }],
    ['8.3 Cap. Each of', { number: '8.3', level: 2, page: 2 }],
    ['(a) fees', { number: '(a)', level: 3 }],
    ['(b) refunds', { number: '(b)', level: 3 }],
    ['8.4 Other', { number: '8.4', level: 2 }],
    ['(b) other refunds', { number: '(b)', level: 3 }],
    ['8.5(c) whole', { number: '8.5(c)', level: 3 }],
    ['SCHEDULE A – Services', { kind: 'heading', level: 1, page: 3 }],
    ['8.3 Once more', { number: '8.3', level: 2 }],
    ['SCHEDULE AB', { kind: 'heading', level: 1 }],
    ['12.1 without a number of its own'],
  ],
  3,
);

const lead = (query: string) =>
  findTarget(source, query).offsets?.map((offset) => source.text.slice(offset).split('\n')[0]);

describe('going to a clause', () => {
  it.each([
    ['8.3', ['8.3 Cap. Each of', '8.3 Once more']],
    ['Section 8.3', ['8.3 Cap. Each of', '8.3 Once more']],
    ['§8.4', ['8.4 Other']],
    ['clause 8.4.', ['8.4 Other']],
    ['8', ['8. Liability']],
    ['8.3(b)', ['(b) refunds']],
    ['8.3 (b)', ['(b) refunds']],
    ['8.5(c)', ['8.5(c) whole']],
    ['Article 4', ['ARTICLE IV']],
    ['art. IV', ['ARTICLE IV']],
    ['schedule a', ['SCHEDULE A – Services']],
    ['services', ['SCHEDULE A – Services']],
    ['12.1', ['12.1 without a number of its own']],
    ['p. 3', ['SCHEDULE A – Services']],
    ['page 2', ['8.3 Cap. Each of']],
  ])('%s leads there', (query, lines) => {
    expect(lead(query)).toEqual(lines);
  });

  it.each([
    ['8.3(z)', 'There is no “8.3(z)” in this document.'],
    ['99', 'There is no “99” in this document.'],
    ['Schedule Q', 'There is no “Schedule Q” in this document.'],
    ['p. 4', 'There is no page 4: the document has 3.'],
  ])('%s is said to lead nowhere', (query, problem) => {
    expect(findTarget(source, query).problem).toBe(problem);
  });

  it('says that a document has no pages', () => {
    expect(findTarget(buildSource([['x']]), 'p1').problem).toBe('This document has no pages.');
  });
});

describe('the number of a clause', () => {
  it.each([
    ['(i)', '(i)'],
    ['i.', 'i'],
    ['Article XIV', '14'],
    ['Section 2.1(a)', '2.1(a)'],
    ['a)', 'a'],
    ['§ 12', '12'],
  ])('%s is compared as %s', (number, compared) => {
    expect(normalizeNumber(number)).toBe(compared);
  });
});
