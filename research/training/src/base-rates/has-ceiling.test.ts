import { describe, expect, it } from 'vitest';
import { hasCeiling } from './has-ceiling.ts';

const read = (...passages: readonly string[]) =>
  hasCeiling({ spans: new Map([['Cap On Liability', passages]]) });

describe('a ceiling on liability in what annotators marked', () => {
  it.each([
    'Company’s liability shall not exceed the fees that it was paid under this Agreement.',
    'In no event shall either party’s aggregate liability exceed [***].',
    'Damages are limited to the amount of the cost of the products.',
    'The maximum liability of one party will be [***] (“Liability Cap”).',
  ])('is there: %s', (passage) => {
    expect(read(passage)).toBe(true);
  });

  it('is there where a sentence is marked in two parts', () => {
    const [first, second] = [
      'The liability of Provider under any theory',
      'will not exceed $31,200.00.',
    ];
    expect(read(first, second)).toBe(true);
  });

  it.each([
    'Neither party is liable for indirect damages, including but not limited to lost profits.',
    'Liability is limited to replacement of the Product.',
    'No action may be brought more than one (1) year after the cause of action has arisen.',
  ])('is not there where kinds of loss, remedies or late claims are excluded: %s', (passage) => {
    expect(read(passage)).toBe(false);
  });
});
