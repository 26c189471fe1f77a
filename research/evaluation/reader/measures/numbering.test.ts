import { describe, expect, it } from 'vitest';
import { countNumbersKept, listNumbered, listNumbersLost } from './numbering.ts';
import { listTokens } from './overlap.ts';

const written = ['Fees', 'The fee is due.', '(a) typed by hand', 'A point', 'Round point', 'Last'];
const shown = [
  '1. Fees',
  '    1.1 The fee is due.',
  '(a) typed by hand',
  '• A point',
  'o Round point',
  'Article IV Last',
  'A line that is no paragraph',
].join('\n');

describe('numbered paragraphs', () => {
  it('are the lines with a label that the file does not hold', () => {
    expect(listNumbered(shown, written)).toEqual([
      { label: '1.', words: 'Fees' },
      { label: '1.1', words: 'The fee is due.' },
      { label: 'Article IV', words: 'Last' },
    ]);
  });

  it('are kept where the number stands in front of the right words', () => {
    const found = listTokens('1 Fees\n2.1 The fee is due.\nArticle IV. Last');
    const numbered = listNumbered(shown, written);
    expect(countNumbersKept(found, numbered)).toBe(2);
    expect(listNumbersLost(found, numbered)).toEqual([{ label: '1.1', words: 'The fee is due.' }]);
  });

  it('are kept as often as they stand in the text', () => {
    const twice = listNumbered('1. Fees\n1. Fees', ['Fees']);
    expect(countNumbersKept(listTokens('1. Fees'), twice)).toBe(1);
    expect(countNumbersKept(listTokens('1. Fees 1. Fees 1. Fees'), twice)).toBe(2);
  });
});
