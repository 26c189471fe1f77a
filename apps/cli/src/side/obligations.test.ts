import { describe, expect, it } from 'vitest';
import { buildObligation, buildParty, buildSides } from '../test/build-analysis.ts';
import { isBound, listObligations } from './obligations.ts';
import { listSides } from './sides.ts';

const terms = [buildParty({ name: 'Brambleway Foods LLC', alias: 'Customer' })];
const [customer] = listSides({ sides: [...buildSides(terms)], terms });
if (customer === undefined) throw new Error('a side is needed');

describe('an obligation', () => {
  it.each([
    ['The Customer', true],
    ['Brambleway Foods LLC', true],
    ['Customer and its Affiliates', true],
    ['Each party', true],
    ['The parties', true],
    ['Either party', true],
    ['The Provider', false],
    ['The receiving party', false],
  ])('of “%s” binds the customer: %s', (who, isExpected) => {
    const [obligation] = listObligations([buildObligation({ who })]);
    expect(obligation && isBound(customer, obligation)).toBe(isExpected);
  });

  it('is told apart from other terms', () => {
    const all = [buildParty({ name: 'A' }), buildObligation({ who: 'B' })];
    expect(listObligations(all).map(({ value }) => value.who)).toEqual(['B']);
  });
});
