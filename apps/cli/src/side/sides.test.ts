import type { Term } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { CommandError } from '../command-error.ts';
import { buildParty, buildSides } from '../test/build-party.ts';
import { getSide, listSides } from './sides.ts';

const parties: readonly Term[] = [
  buildParty({ name: 'Northlight Software, Inc.', alias: 'Provider', role: 'licensor' }),
  buildParty({ name: 'Brambleway Foods LLC', alias: 'Customer or Buyer' }),
  buildParty({ name: 'Brambleway Holdings LLC', alias: 'Guarantor' }),
];

const sides = listSides({ sides: [...buildSides(parties)], terms: [...parties] });

describe('listSides', () => {
  it('lists every side with every name it goes by', () => {
    const again = buildParty({ name: 'NORTHLIGHT SOFTWARE, INC.', alias: 'Supplier' });
    const [first, ...others] = listSides({
      sides: [...buildSides(parties)],
      terms: [...parties, again],
    });
    expect(others).toHaveLength(2);
    expect(first).toEqual({
      id: 'party Northlight Software, Inc.',
      display: 'Provider (Northlight Software, Inc.)',
      names: [
        'provider northlight software inc',
        'licensor',
        'northlight software inc',
        'provider',
        'supplier',
      ],
    });
  });
});

describe('getSide', () => {
  it.each([
    ['customer', 'Customer or Buyer (Brambleway Foods LLC)'],
    ['the “Buyer”', 'Customer or Buyer (Brambleway Foods LLC)'],
    ['LICENSOR', 'Provider (Northlight Software, Inc.)'],
    ['northlight software inc', 'Provider (Northlight Software, Inc.)'],
    ['Brambleway Foods', 'Customer or Buyer (Brambleway Foods LLC)'],
  ])('finds a party by a name, a role or enough of its words: %s', (wanted, display) => {
    expect(getSide(sides, wanted).display).toBe(display);
  });

  it.each([
    ['Landlord', 'there is no side "Landlord" in this document; it has: '],
    ['Bramble', 'there is no side "Bramble" in this document; it has: '],
    ['Brambleway', 'more than one side could be "Brambleway": Customer or Buyer'],
  ])('rejects unknown and ambiguous sides, and lists the sides: %s', (wanted, message) => {
    const find = () => getSide(sides, wanted);
    expect(find).toThrow(CommandError);
    expect(find).toThrow(message);
    expect(find).toThrow('Guarantor (Brambleway Holdings LLC)');
    expect(find).toThrow(expect.objectContaining({ exitCode: 2 }));
  });

  it('reports a document without sides', () => {
    expect(() => getSide([], 'Customer')).toThrow('it has no sides to take');
  });
});
