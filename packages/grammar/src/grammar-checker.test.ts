import type { Span } from '@clauselight/schema';
import { afterAll, expect, it, vi } from 'vitest';
import { createGrammarChecker } from './grammar-checker.ts';

const checker = createGrammarChecker();
afterAll(() => checker.close());
vi.setConfig({ testTimeout: 60_000 });

function spanAll(text: string): readonly Span[] {
  return [...text.matchAll(/[^\n]+/g)].map(({ 0: line, index }) => ({
    start: index,
    end: index + line.length,
  }));
}

async function check(text: string) {
  const errors = await checker.check(text, spanAll(text));
  return errors.map(({ start, end, kind, suggestions }) => ({
    words: text.slice(start, end),
    kind,
    suggestions,
  }));
}

it('finds what was planted, at its exact place behind characters of two units', async () => {
  const found = await check(
    'It rained 😀 all day. She recieved my letter, and i definately enjoyed it.\n\nIt was a apple. I should have went home.',
  );
  const words = found.map((error) => error.words);
  expect(words).toEqual(expect.arrayContaining(['recieved', 'i', 'definately', 'went']));
  expect(found.find((error) => error.words === 'recieved')?.suggestions[0]).toBe('received');
  expect(words).not.toContain('rained');
});

it('leaves names, initials, both spellings of English and lists without a last comma alone', async () => {
  expect(
    await check(
      'My cousin Xanthippe met J. Okafor in Vancouver. The colour of the theatre was red, white and blue. We organize and organise.',
    ),
  ).toEqual([]);
});

it('points at a doubtful word without a suggestion that is mostly wrong', async () => {
  const typos = (await check('We live in todays world of cultrues.')).filter(
    ({ kind }) => kind === 'Typo',
  );
  expect(typos.every(({ suggestions }) => suggestions.length === 0)).toBe(true);
});

it('checks only the spans it is given', async () => {
  const text = 'Smyth, A. Thiss is a refrence.\nThis is fine.';
  const from = text.indexOf('This is fine');
  expect(await checker.check(text, [{ start: from, end: text.length }])).toEqual([]);
  expect(await checker.check(text, [])).toEqual([]);
});

it('reaches for nothing over the network', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
  const own = createGrammarChecker();
  try {
    const text = 'She recieved it.';
    expect(await own.check(text, spanAll(text))).toHaveLength(1);
    expect(fetched).not.toHaveBeenCalled();
  } finally {
    fetched.mockRestore();
    await own.close();
  }
});

it('answers two checks at once, each with its own errors', async () => {
  const [first, second] = await Promise.all([
    check('She recieved it.'),
    check('It was definately red.'),
  ]);
  expect(first.map(({ words }) => words)).toEqual(['recieved']);
  expect(second.map(({ words }) => words)).toEqual(['definately']);
});
