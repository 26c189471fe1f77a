import { describe, expect, it } from 'vitest';
import { measureLineOrder, measureWordOrder } from './order.ts';
import { listTokens } from './overlap.ts';

describe('order of words', () => {
  it('is 1 where words are missing and none changed places', () => {
    expect(measureWordOrder(listTokens('one three five'), listTokens('one two three'))).toBe(1);
  });

  it('falls where words changed places', () => {
    const found = listTokens('three four one two');
    expect(measureWordOrder(found, listTokens('one two three four'))).toBe(0.5);
  });

  it('is undefined for texts without a word in common', () => {
    expect(measureWordOrder(['a'], ['b'])).toBeUndefined();
  });
});

describe('order of lines', () => {
  const text = listTokens('Fees are due on Monday. Late fees bear interest. Signed');

  it.each([
    ['wrapped elsewhere', 'Fees are\ndue on Monday. Late\n\nfees bear interest.\nSigned', 1],
    ['not wrapped', 'Fees are due on Monday. Late fees bear interest. Signed', 1],
    ['with a line the text lacks', 'Fees are due on Monday.\nThe end', 0.5],
    ['the other way round', 'Late fees bear interest.\nFees are due on Monday.', 0.5],
    ['with a line twice', 'Signed\nSigned', 0.5],
  ])('compares a reference %s', (_, reference, share) => {
    expect(measureLineOrder(text, reference)).toBe(share);
  });

  it('is undefined for an empty reference', () => {
    expect(measureLineOrder(text, '\n\n')).toBeUndefined();
  });
});
