import type { Term } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { hasWholeWords, isBoundBy, listSideNames, toComparableName } from './side-names.ts';

function buildParty(id: string, name: string, facts: { alias?: string; role?: string } = {}): Term {
  return {
    id,
    type: 'party',
    label: 'Party',
    display: name,
    value: { kind: 'party', name, ...facts },
    evidence: { start: 0, end: name.length, quote: name },
  };
}

describe('the names of a side', () => {
  it('are its label, its role and everything the document calls the party', () => {
    const terms = [
      buildParty('p1', 'Northlight Software, Inc.', { alias: 'Provider', role: 'licensor' }),
      buildParty('p2', 'Brambleway Foods LLC', { alias: 'Customer or Buyer' }),
      buildParty('p3', 'NORTHLIGHT SOFTWARE, INC.', { alias: 'Supplier' }),
    ];
    const side = { id: 'p1', label: 'Provider (Northlight Software, Inc.)' };
    expect(listSideNames(side, terms)).toEqual([
      'provider northlight software inc',
      'northlight software inc',
      'provider',
      'licensor',
      'supplier',
    ]);
  });

  it('are its label and role where no party has its id', () => {
    const side = { id: 'user', label: 'You (the user)', role: 'user' };
    expect(listSideNames(side, [])).toEqual(['you the user', 'user']);
  });
});

describe('an obligation', () => {
  const names = ['customer', 'brambleway foods llc'];
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
    expect(isBoundBy(who, names)).toBe(isExpected);
  });
});

describe('names', () => {
  it('are compared without case, articles, quotation marks and spacing', () => {
    expect(toComparableName('The  “Foo,\nInc.”')).toBe('foo inc');
  });

  it('hold words only as whole words', () => {
    expect(hasWholeWords('the customer pays', 'customer')).toBe(true);
    expect(hasWholeWords('the customers pay', 'customer')).toBe(false);
    expect(hasWholeWords('anything', '')).toBe(false);
  });
});
