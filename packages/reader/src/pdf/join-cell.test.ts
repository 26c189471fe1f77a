import { describe, expect, it } from 'vitest';
import type { Fragment } from './fragments.ts';
import { joinCell } from './join-cell.ts';

/** Words beside each other, each as wide as its number of letters, with spaces between. */
function place(words: readonly string[]): Fragment[] {
  let x = 0;
  return words.map((text) => {
    const fragment = { text, x, y: 0, width: text.length * 5, size: 10, isBold: false };
    x += fragment.width + 3;
    return fragment;
  });
}

describe('words beside each other', () => {
  it.each([
    ['from left to right', false, ['The', 'fee'], 'The fee'],
    ['from right to left, laid mirrored', true, ['הסכם', 'שירותים'], 'הסכם שירותים'],
    [
      'of the other direction run the other way among themselves',
      true,
      ['אל', 'Ltd.', 'Alpha', 'בכל'],
      'אל Alpha Ltd. בכל',
    ],
    [
      'from right to left have brackets as they are written, not as they are shown',
      true,
      ['חברת', ')', 'להלן', '('],
      'חברת ( להלן )',
    ],
    [
      'from left to right within them keep their brackets',
      true,
      ['חברת', 'Co', '(UK)', 'Alpha', 'בכל'],
      'חברת Alpha (UK) Co בכל',
    ],
    [
      'from right to left within others are set right as well',
      false,
      ['the', '(הספק)', 'shall'],
      'the )הספק( shall',
    ],
  ])('%s', (_, isMirrored, words, text) => {
    expect(joinCell(place(words), isMirrored).text).toBe(text);
  });

  it('keep brackets that were recognized in a picture', () => {
    const words = place(['חברת', '(להלן)']).map((word) => ({ ...word, confidence: 0.9 }));
    expect(joinCell(words, true).text).toBe('חברת (להלן)');
  });

  it('have seams where they are further apart than a space', () => {
    const [first, second] = place(['250.00', '3,000.00']);
    if (first === undefined || second === undefined) throw new Error('no words');
    const { text, seams } = joinCell([first, { ...second, x: 38 }], false);
    expect([text, seams]).toEqual(['250.00 3,000.00', [{ at: 7, x0: 30, x1: 38 }]]);
  });
});
