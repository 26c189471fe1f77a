import type { Term } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { type ContractFacts, judgeFacts } from './measure-facts.ts';

const nothing: ContractFacts = {
  parties: [],
  agreementDate: null,
  start: null,
  end: null,
  renewal: 'not-said',
  amounts: [],
  governingLaw: null,
};

function term(facts: Partial<Term>): Term {
  return {
    id: 't1',
    type: 'date',
    label: 'Date',
    display: '',
    value: { kind: 'text', text: '' },
    evidence: { start: 0, end: 1, quote: 'x' },
    ...facts,
  };
}

function outcomes(terms: readonly Term[], facts: Partial<ContractFacts>) {
  return judgeFacts({ terms: [...terms] }, { ...nothing, ...facts }).map(
    (one) => `${one.class}: ${one.outcome}`,
  );
}

describe('a fact', () => {
  it.each([
    ['right', '2026-03-31', '2026-03-31'],
    ['wrong', '2026-03-30', '2026-03-31'],
    ['invented', '2026-03-31', null],
  ])('of the end is %s', (outcome, date, end) => {
    const stated = term({ type: 'expiration-date', value: { kind: 'date', date } });
    expect(outcomes([stated], { end })).toEqual([`end: ${outcome}`]);
  });

  it('that is not stated is missing', () => {
    expect(outcomes([], { end: '2026-03-31', renewal: 'automatic' })).toEqual([
      'end: missing',
      'renewal: missing',
    ]);
  });

  it('of the parties is right by name, and invented where nobody has it', () => {
    const party = (name: string) => term({ type: 'party', value: { kind: 'party', name } });
    const parties = [{ name: 'Acme, Inc.', role: 'seller' }];
    expect(outcomes([party('ACME INC'), party('REMITTANCE')], { parties })).toEqual([
      'parties: right',
      'parties: invented',
    ]);
  });

  it('of an amount needs its currency', () => {
    const money = term({ value: { kind: 'money', amount: 4500, currency: 'USD' } });
    const amounts = [{ value: 4500, currency: 'AUD' }];
    expect(outcomes([money], { amounts })).toEqual(['amounts: wrong']);
    expect(outcomes([money], { amounts: [{ value: 4500, currency: 'USD' }] })).toEqual([
      'amounts: right',
    ]);
  });

  it('of the renewal may be left out where there is none', () => {
    const evidence = { start: 0, end: 1, quote: 'x' };
    const renewal = term({ type: 'renewal-term', renewal: { mode: 'automatic', evidence } });
    expect(outcomes([], { renewal: 'none' })).toEqual([]);
    expect(outcomes([renewal], { renewal: 'none' })).toEqual(['renewal: wrong']);
    expect(outcomes([renewal], {})).toEqual(['renewal: invented']);
    expect(outcomes([renewal], { renewal: 'automatic' })).toEqual(['renewal: right']);
  });

  it('of the law is the same in other words', () => {
    const law = term({ type: 'governing-law', display: 'the laws of England' });
    expect(outcomes([law], { governingLaw: 'England and Wales' })).toEqual([
      'governing law: right',
    ]);
    expect(outcomes([law], { governingLaw: 'State of New York' })).toEqual([
      'governing law: wrong',
    ]);
  });
});
