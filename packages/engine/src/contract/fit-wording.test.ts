import { describe, expect, it } from 'vitest';
import { fitWordings } from './fit-wording.ts';

const fit = (wording: string | undefined, text: string) =>
  fitWordings([{ wording, title: 'A finding', mitigation: 'Ask for less.' }], text)[0];

describe('a fallback', () => {
  const mitigation = 'Ask for a ceiling. Fallback: a higher one for the loss of data.';
  const advise = (text: string) => fitWordings([{ mitigation }], text)[0]?.mitigation;

  it('stays where the document has what it speaks of, and goes where it has not', () => {
    expect(advise('The provider stores data.')).toBe(mitigation);
    expect(advise('The seller delivers bicycles.')).toBe('Ask for a ceiling.');
  });
});

describe('a proposed clause', () => {
  it.each([
    ['Undisputed invoices are paid within thirty days.', 'The provider sends a bill each month.'],
    ['The Recipient may keep backups.', 'The Receiving Party stores electronic copies.'],
    ['The fee is reduced by a tenth.', 'The customer pays 100 euros.'],
    ['Each party keeps the secrets of the other.', 'Nothing in common.'],
  ])('stays where the document has what it speaks of: %s', (wording, text) => {
    expect(fit(wording, text)).toMatchObject({ wording, title: 'A finding' });
  });

  it.each([
    ['Undisputed invoices are paid within thirty days.', 'You may use the software for tests.'],
    ['The Recipient may keep one archive copy.', 'The Employee keeps the secrets of the Company.'],
    ['The landlord gives notice.', 'The seller delivers the bicycle.'],
  ])('is left out where it has not: %s', (wording, text) => {
    expect(fit(wording, text)).not.toHaveProperty('wording');
  });

  it('need not be there', () => {
    expect(fit(undefined, 'Any text.')).toMatchObject({ title: 'A finding' });
  });
});
