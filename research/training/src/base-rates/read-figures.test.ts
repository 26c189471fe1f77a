import { type Contract, toSourceText } from '@clauselight/research-data';
import type { UsualFigure } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { figureReaders } from './read-figures.ts';

function buildContract(category: string, ...passages: readonly string[]): Contract {
  return {
    title: 'X-EX-10-SUPPLY AGREEMENT',
    sourceText: toSourceText(passages.join('\n\n')),
    spans: new Map([[category, passages]]),
    answers: {},
  };
}

const read = (figure: UsualFigure, category: string, ...passages: readonly string[]) =>
  figureReaders[figure](buildContract(category, ...passages))?.value;

const renewal =
  'This Agreement shall automatically renew for successive two (2) year terms unless either party gives the other written notice of non-renewal at least six (6) months before the end of the then-current term.';

describe('figures of annotated contracts', () => {
  it('are read as the engine reads its terms', () => {
    expect(read('renewal-notice', 'Notice Period To Terminate Renewal', renewal)).toBe(180);
    expect(read('renewal-term', 'Renewal Term', renewal)).toBe(24);
  });

  it('are the notice that ends the contract, not one that ends a part of it', () => {
    const category = 'Termination For Convenience';
    const part = 'We may terminate the Ad Fund by giving you thirty (30) days’ written notice.';
    const whole = 'Either party may terminate this Agreement upon 90 days prior written notice.';
    expect(read('termination-notice', category, part)).toBeUndefined();
    expect(read('termination-notice', category, part, whole)).toBe(90);
  });

  it.each([
    [
      'Supplier warrants for a period of one (1) year from delivery that the Products are free from defects.',
      12,
    ],
    ['“Warranty Period” shall mean ninety (90) days as of the date of delivery.', 3],
    ['Buyer shall inspect the Products within thirty (30) days and reject defects.', undefined],
  ])('are a warranty’s length, not a time to inspect: %s', (passage, months) => {
    expect(read('warranty-duration', 'Warranty Duration', passage)).toBe(months);
  });

  it.each([
    ['During the Term and for a period of two (2) years thereafter, Agent shall not compete.', 24],
    ['For six (6) months after the expiration of this Agreement you may not own a rival.', 6],
    ['For five years from the Effective Date no Party shall compete.', undefined],
  ])('are a ban on competition after the end: %s', (passage, months) => {
    expect(read('non-compete-after-end', 'Non-Compete', passage)).toBe(months);
  });

  it.each([
    ['Liability shall not exceed the fees paid in the twelve (12) months preceding the claim.', 12],
    [
      'Liability shall not exceed two times the fees paid in the twelve (12) months before it.',
      undefined,
    ],
  ])('are the months whose fees limit liability: %s', (passage, months) => {
    expect(read('liability-cap-months', 'Cap On Liability', passage)).toBe(months);
  });

  it('are the time to cure a breach, wherever it stands', () => {
    const breach =
      'A party may terminate if a material breach is not cured within thirty (30) days after notice.';
    expect(read('cure-period', 'Any', breach)).toBe(30);
    expect(
      read('cure-period', 'Any', 'Invoices are paid within thirty (30) days.'),
    ).toBeUndefined();
  });

  it('are none where the figure is blacked out', () => {
    const passage = renewal.replace('six (6) months', '[***]').replace('two (2) year', '[***]');
    expect(read('renewal-notice', 'Notice Period To Terminate Renewal', passage)).toBeUndefined();
  });
});
