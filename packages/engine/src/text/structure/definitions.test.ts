import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from './find-structure.ts';

function define(text: string) {
  const { structure } = findStructure({ sourceText: buildSourceText(text) });
  return structure.definitions.map(({ term, meaning }) => [term, meaning?.quote]);
}

describe('a definition', () => {
  it.each([
    ['“Fees” means the fees stated in an order.', 'Fees', 'the fees stated in an order'],
    ['"Fees" shall mean the sums due.', 'Fees', 'the sums due'],
    ["'Service' means the hosted service.", 'Service', 'the hosted service'],
    [
      'The term "Affiliate" means, as to a party, its parent.',
      'Affiliate',
      'as to a party, its parent',
    ],
    ['"Losses" includes all costs.', 'Losses', 'all costs'],
    ['Provider grants a licence to the software (the “Software”).', 'Software', 'the software'],
    ['It pays a monthly fee of $500 (hereinafter "Rent").', 'Rent', 'a monthly fee of $500'],
    [
      'This deed is made between Acme, Inc., a Delaware corporation (the "Seller"), and others.',
      'Seller',
      'Acme, Inc., a Delaware corporation',
    ],
    ['The lease begins on 1 March 2026 (the "Start Date").', 'Start Date', '1 March 2026'],
    [
      'Affiliate means any company under common control.',
      'Affiliate',
      'any company under common control',
    ],
  ])('%s defines a word', (text, term, meaning) => {
    expect(define(text)).toEqual([[term, meaning]]);
  });

  it('may name one thing with several words', () => {
    const terms = define('Acme Ltd, a company of Ohio ("Acme" or the "Supplier"), sells.');
    expect(terms.map(([term]) => term)).toEqual(['Acme', 'Supplier']);
  });

  it('has no meaning of its own when it points elsewhere', () => {
    expect(define('“Fees” has the meaning set forth in Section 3.')).toEqual([['Fees', undefined]]);
  });

  it('includes the whole list below it', () => {
    const [first] = define('1. Definitions\n\n"Event" means:\n\n(a) a strike; or\n\n(b) a flood.');
    expect(first).toEqual(['Event', '(a) a strike; or\n\n(b) a flood.'.slice(4)]);
  });

  it('may stand in a line of its own above its meaning', () => {
    expect(define('1. Definitions\n\n“Loss”\n\nmeans all costs.')).toEqual([['Loss', 'all costs']]);
  });

  it('needs no quotation marks in a section of definitions', () => {
    const text =
      '1. Definitions\n\nBusiness Day: a day on which banks are open.\n\n2. Fees\n\nNote: pay now.';
    expect(define(text)).toEqual([['Business Day', 'a day on which banks are open']]);
  });

  it.each([
    'The software is provided "as is".',
    'Goods (e.g., "Widgets") are sold.',
    'This means that nothing is owed.',
    "The parties' rights and the Seller's duties stay.",
  ])('is not %s', (text) => {
    expect(define(text)).toEqual([]);
  });
});

describe('the name of a clause beside its number', () => {
  it('is no definition, nor are the names that follow it in a list', () => {
    expect(
      define(
        'These survive: Sections 1.5 ("Product"); ("Rights"); and ("Notices"). Acme (the "Seller") sells.',
      ).map(([term]) => term),
    ).toEqual(['Seller']);
  });
});
