import { rules } from '@clauselight/engine';
import { describe, expect, it } from 'vitest';
import { buildParty } from '../test/build-analysis.ts';
import { getBearing } from './bearing.ts';
import { listSides } from './sides.ts';

const [customer, provider] = listSides([
  buildParty({ name: 'Brambleway Foods LLC', alias: 'Client' }),
  buildParty({ name: 'Northlight Software, Inc.', alias: 'Service Provider' }),
]);
if (customer === undefined || provider === undefined) throw new Error('two sides are needed');

describe('getBearing', () => {
  it.each([
    ['the customer or user', 'this-side'],
    ['the party whose loss is excluded, usually the customer', 'this-side'],
    ['the freelancer, supplier or employee', 'other-side'],
    ['both sides', 'every-side'],
    ['every reader', 'every-side'],
    ['the party that pays', 'untold'],
    ['the indemnifying party', 'untold'],
    ['the customer or supplier whose name is used', 'untold'],
    ['the borrower', 'untold'],
  ] as const)('of “%s” for a client is %s', (bornBy, bearing) => {
    expect(getBearing({ bornBy }, customer, [provider])).toBe(bearing);
  });

  it('is turned round for the other side', () => {
    expect(getBearing({ bornBy: 'the customer or user' }, provider, [customer])).toBe('other-side');
    expect(getBearing({ bornBy: 'the seller or supplier' }, provider, [customer])).toBe(
      'this-side',
    );
  });

  it('is told of no other party where a document has no roles', () => {
    const [nobody] = listSides([buildParty({ name: 'A. Smith' })]);
    if (nobody === undefined) throw new Error('a side is needed');
    const bearings = rules.map(({ bornBy }) => getBearing({ bornBy }, nobody, []));
    expect(new Set(bearings)).toEqual(new Set(['untold', 'every-side']));
  });
});
