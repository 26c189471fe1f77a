import type { Term } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { CommandError } from '../command-error.ts';
import { buildParty } from '../test/build-analysis.ts';
import { getSide, hasWords, listSides, toComparable } from './sides.ts';

const parties: readonly Term[] = [
  buildParty({ name: 'Northlight Software, Inc.', alias: 'Provider', role: 'licensor' }),
  buildParty({ name: 'Brambleway Foods LLC', alias: 'Customer or Buyer' }),
  buildParty({ name: 'Brambleway Holdings LLC', alias: 'Guarantor' }),
];

describe('listSides', () => {
  it('lists every party once, with every name it goes by', () => {
    const again = buildParty({ name: 'NORTHLIGHT SOFTWARE, INC.', alias: 'Supplier' });
    const sides = listSides([...parties, again]);
    expect(sides).toHaveLength(3);
    expect(sides[0]).toEqual({
      display: 'Northlight Software, Inc. (Provider)',
      name: 'Provider',
      names: ['northlight software inc', 'provider', 'licensor', 'supplier'],
    });
  });
});

describe('getSide', () => {
  it.each([
    ['customer', 'Brambleway Foods LLC (Customer or Buyer)'],
    ['the “Buyer”', 'Brambleway Foods LLC (Customer or Buyer)'],
    ['LICENSOR', 'Northlight Software, Inc. (Provider)'],
    ['northlight software inc', 'Northlight Software, Inc. (Provider)'],
    ['Brambleway Foods', 'Brambleway Foods LLC (Customer or Buyer)'],
  ])('finds a party by a name, a role or enough of its words: %s', (wanted, display) => {
    expect(getSide(listSides(parties), wanted).display).toBe(display);
  });

  it.each([
    ['Landlord', 'there is no side "Landlord" in this document; it has: '],
    ['Bramble', 'there is no side "Bramble" in this document; it has: '],
    ['Brambleway', 'more than one side could be "Brambleway": Brambleway Foods LLC'],
  ])('refuses what is no side or several, and lists the sides: %s', (wanted, message) => {
    const find = () => getSide(listSides(parties), wanted);
    expect(find).toThrow(CommandError);
    expect(find).toThrow(message);
    expect(find).toThrow('Brambleway Holdings LLC (Guarantor)');
    expect(find).toThrow(expect.objectContaining({ exitCode: 2 }));
  });

  it('says where a document has no sides at all', () => {
    expect(() => getSide([], 'Customer')).toThrow('no parties were found in this document');
  });
});

describe('names', () => {
  it('are compared without case, articles, quotation marks and spacing', () => {
    expect(toComparable('The  “Foo,\nInc.”')).toBe('foo inc');
  });

  it('hold words only as whole words', () => {
    expect(hasWords('the customer pays', 'customer')).toBe(true);
    expect(hasWords('the customers pay', 'customer')).toBe(false);
    expect(hasWords('anything', '')).toBe(false);
  });
});
