import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSelection } from './find-selection.ts';

const text = '1.\tFees\n\nThe fee is due.\nName\tSum\nA  fee is due. The fee\nis due.';

function findWords(selectedText: string, offsets = {}) {
  const span = findSelection(text, { selectedText, ...offsets });
  return span && { start: span.start, quote: text.slice(span.start, span.end) };
}

describe('the place of a selection', () => {
  it('is at its offsets, even if the same words occur earlier', () => {
    const second = text.lastIndexOf('The fee');
    const offsets = { startOffset: second, endOffset: text.length };
    expect(findWords('The fee is due.', offsets)).toEqual({
      start: second,
      quote: 'The fee\nis due.',
    });
  });

  it.each([
    ['other words', { startOffset: 0, endOffset: 7 }],
    ['nothing', { startOffset: 9000, endOffset: 9010 }],
    ['the end before the start', { startOffset: 20, endOffset: 9 }],
  ])('is searched if the offsets contain %s', (_, offsets) => {
    expect(findWords('The fee is due.', offsets)).toEqual({ start: 9, quote: 'The fee is due.' });
  });

  it('is the first of several', () => {
    expect(findWords('fee is due')?.start).toBe(13);
  });

  it('is an exact match rather than an earlier one with other white space', () => {
    expect(findWords('fee\nis due')?.start).toBe(text.lastIndexOf('fee'));
  });

  it.each([
    ['A fee is due.', 'A  fee is due.'],
    ['1. Fees The fee', '1.\tFees\n\nThe fee'],
    ['NameSum', 'Name\tSum'],
  ])('of %j is %j, whatever the white space', (selected, quote) => {
    expect(findWords(selected)?.quote).toBe(quote);
  });

  it.each(['The fee is overdue.', 'the fee', ' \n'])('of %j is nowhere', (selected) => {
    expect(findWords(selected)).toBeUndefined();
  });

  it('contains the words of the question, in any text', () => {
    const words = fc.array(fc.constantFrom('a', 'ab', ' ', '\n', '\t', '😀', ' '));
    const word = fc.constantFrom('a', 'ab', '😀');
    const bare = (value: string) => value.replace(/\s+/g, '');
    fc.assert(
      fc.property(words, words, word, words, words, (before, first, word, more, after) => {
        const selected = [...first, word, ...more].join('');
        const asked = selected.trim();
        const whole = [...before, selected, ...after].join('');
        const loose = asked.replace(/\s+/g, '  ');
        for (const selectedText of [asked, loose]) {
          const span = findSelection(whole, { selectedText });
          if (span === undefined) throw new Error('it is nowhere');
          expect(bare(whole.slice(span.start, span.end))).toBe(bare(asked));
        }
      }),
    );
  });
});
