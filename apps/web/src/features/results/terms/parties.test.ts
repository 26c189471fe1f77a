import { type Term, type TermValue, termSchema } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { findTerms } from './find-terms.ts';
import { listParties } from './parties.ts';

function buildTerm(id: string, value: TermValue): Term {
  return termSchema.parse({
    id,
    type: value.kind === 'party' ? 'party' : 'notice-address',
    label: value.kind === 'party' ? 'Party' : 'Notices',
    display: id,
    value,
    evidence: { start: 0, end: 5, quote: 'words' },
    clause: { id: 'c9', number: '9.1', heading: 'Notices' },
  });
}

const provider = buildTerm('p1', { kind: 'party', name: 'Acme, Inc.', alias: 'Provider' });
const customer = buildTerm('p2', { kind: 'party', name: 'Brook LLC' });
const toProvider = buildTerm('a1', { kind: 'address', text: '1 Main St', party: 'the Provider' });
const toCustomer = buildTerm('a2', { kind: 'address', text: '2 Low St', party: 'BROOK LLC' });
const toNobody = buildTerm('a3', { kind: 'address', text: '3 High St' });

describe('the parties', () => {
  const { parties, others } = listParties([provider, toCustomer, customer, toProvider, toNobody]);

  it('have the addresses for notices that name them, by their name or by what they are called', () => {
    const addresses = parties.map((party) => [party.id, party.addresses.map(({ id }) => id)]);
    expect(addresses).toEqual([
      ['p1', ['a1']],
      ['p2', ['a2']],
    ]);
  });

  it('leave the addresses that name none of them to a list of their own', () => {
    expect(others.map(({ id }) => id)).toEqual(['a3']);
  });
});

describe('terms that are looked for', () => {
  it.each([
    ['', ['p1', 'a3']],
    ['party', ['p1']],
    ['9.1 NOTICES', ['p1', 'a3']],
    ['a3 words', ['a3']],
    ['nowhere', []],
  ])('“%s” leaves %j', (text, ids) => {
    expect(findTerms([provider, toNobody], text).map(({ id }) => id)).toEqual(ids);
  });
});
