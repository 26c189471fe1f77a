import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNameAt } from './party-name.ts';

describe('the name at the start of a text', () => {
  it.each([
    ['Acme, Inc., a Delaware corporation', 'Acme, Inc.'],
    ['Dialog Audio (UK) Ltd., a company', 'Dialog Audio (UK) Ltd.'],
    [
      'The University of Texas M. D. Andrews Center, with a place',
      'The University of Texas M. D. Andrews Center',
    ],
    ['ACME SYSTEMS, INC. 320 NEVADA STREET', 'ACME SYSTEMS, INC.'],
    ['2205925 Ontario Limited ("Reseller")', '2205925 Ontario Limited'],
    ['i3 Creative Solutions, LLC ("i3")', 'i3 Creative Solutions, LLC'],
    ['salesbase.com, inc., a Delaware corporation', 'salesbase.com, inc.'],
    ['PLAN_B MEDIA AG', 'PLAN_B MEDIA AG'],
    ['Blackrock / GSO Credit Fund, a trust', 'Blackrock / GSO Credit Fund'],
    ['Establishment Labs, S.A a corporation', 'Establishment Labs, S.A'],
    ['Bank of America, N.A. ("Bank")', 'Bank of America, N.A.'],
    ['Alliance Foods, Inc. of Pennsylvania, a company', 'Alliance Foods, Inc. of Pennsylvania'],
    ['LEO FARMS A/S of Industriparken 55', 'LEO FARMS A/S'],
    ['Petro data Management Services Limited', 'Petro data Management Services Limited'],
    ['Mr. Zheng Qing, Mr. Gu', 'Mr. Zheng Qing'],
    ['Rostock Films d/b/a Rostock', 'Rostock Films'],
  ])('%s', (text, expected) => {
    expect(findNameAt(text, 0)?.name).toBe(expected);
  });

  it.each([
    'this Agreement',
    'each of the parties',
    'the parties hereto',
    'May 1, 2019',
    'Delaware',
    'England and Wales',
    '12 Main Street, Springfield',
    'Customer',
    'Developer and Client',
    'Securities and Exchange Commission',
    'LLC',
    '',
  ])('is not found in "%s"', (text) => {
    expect(findNameAt(text, 0)).toBeUndefined();
  });

  it('is within the text and equals the words at its position', () => {
    const part = fc.constantFrom(
      'Acme',
      ',',
      ' ',
      'Inc.',
      'and',
      '&',
      '(UK)',
      '9',
      '\n',
      '\t',
      '-',
      'of',
      'a',
      'É.',
      '_',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 24 }), fc.nat(20), (parts, position) => {
        const text = parts.join('');
        const found = findNameAt(text, Math.min(position, text.length));
        if (found === undefined) return;
        expect(text.slice(found.from, found.to).replace(/\s+/g, ' ')).toBe(found.name);
        expect(found.name.trim()).toBe(found.name);
      }),
    );
  });
});
