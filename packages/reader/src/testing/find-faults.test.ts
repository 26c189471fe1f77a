import type { Block, SourceText } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { findFaults } from './find-faults.ts';

function buildSourceText(facts: Partial<SourceText> = {}): SourceText {
  return {
    readerVersion: '1',
    format: 'txt',
    text: '1. Fees\nThey are due.',
    blocks: [
      { kind: 'heading', start: 0, end: 7, number: '1.' },
      { kind: 'paragraph', start: 8, end: 21 },
    ],
    pages: [],
    revisions: [],
    comments: [],
    hiddenTexts: [],
    warnings: [],
    ...facts,
  };
}

function changeFirst(change: Partial<Block>): Partial<SourceText> {
  const [first, ...others] = buildSourceText().blocks;
  return { blocks: [{ kind: 'heading', start: 0, end: 7, ...first, ...change }, ...others] };
}

describe('faults of a source text', () => {
  it('are none where it is whole', () => {
    expect(findFaults(buildSourceText())).toEqual([]);
  });

  const pages = [
    { number: 1, start: 0, end: 8 },
    { number: 2, start: 8, end: 20 },
  ];
  const outside = { start: 3, end: 99, text: '' };
  it.each<[string, Partial<SourceText>, RegExp]>([
    ['a field of the wrong type', { text: 3 as never }, /^text: /],
    ['a carriage return', { text: '1. Fees\r\nThey are due.' }, /carriage/],
    ['an accent apart from its letter', { text: '1. Fees\nThey are due.e\u0301' }, /NFC/],
    ['words in no block', { text: '1. Fees\nThey are due. Now.' }, /after the last/],
    ['words between blocks', changeFirst({ end: 2 }), /leaves words out/],
    ['blocks that overlap', changeFirst({ end: 9 }), /overlaps/],
    ['a number that is not in the text', changeFirst({ number: '2.' }), /number/],
    ['a cell outside its row', changeFirst({ cells: [{ start: 3, end: 9 }] }), /cells/],
    ['pages that end too early', { pages }, /do not reach/],
    ['a comment on no span', { comments: [outside] }, /comments: 3-99/],
  ])('name %s', (_, facts, fault) => {
    expect(findFaults(buildSourceText(facts)).join('\n')).toMatch(fault);
  });
});
