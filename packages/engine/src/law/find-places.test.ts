import { isAnchored } from '@clauselight/core';
import type { DocumentKind, Term } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import type { Instrument } from './find-instrument.ts';
import { listApplicablePlaces } from './find-places.ts';

function lawTerm(text: string, name: string, display = name): Term {
  const start = text.indexOf(name);
  return {
    id: 't1',
    type: 'governing-law',
    label: 'Governing law',
    display,
    value: { kind: 'text', text: display },
    evidence: { start, end: start + name.length, quote: name },
  };
}

interface Facts {
  readonly kind?: DocumentKind;
  readonly terms?: readonly Term[];
  readonly instrument?: Instrument;
}

function list(text: string, { kind = 'services', terms = [], instrument }: Facts = {}) {
  const found = listApplicablePlaces({ text, kind, terms, instrument });
  for (const { named } of found)
    for (const { evidence } of named) expect(isAnchored(text, evidence)).toBe(true);
  return found.map(({ place, named }) => [
    place,
    ...named.map(({ basis, evidence }) => `${basis}: ${evidence.quote}`),
  ]);
}

const names = (text: string, facts: Facts = {}) => list(text, facts).map(([place]) => place);

describe('the law that a contract chooses', () => {
  const text = 'This Agreement is governed by the laws of Ohio and Texas.';

  it('counts with the law of the larger place around it', () => {
    expect(list(text, { terms: [lawTerm(text, 'Ohio', 'State of Ohio')] })).toEqual([
      ['Ohio', 'governing-law: Ohio'],
      ['United States', 'governing-law: Ohio'],
    ]);
    expect(names(text, { terms: [lawTerm(text, 'Ohio', 'Ontario, Canada')] })).toEqual([
      'Ontario',
      'Canada',
    ]);
  });

  it('leaves only what lies around both of two laws', () => {
    const terms = [lawTerm(text, 'Ohio'), lawTerm(text, 'Texas')];
    expect(names(text, { terms })).toEqual(['United States']);
    expect(names(text, { terms: [lawTerm(text, 'Ohio'), lawTerm(text, 'Texas', 'Peru')] })).toEqual(
      [],
    );
  });

  it('is not known if it is only described, or is that of the country Georgia', () => {
    const described = 'State in which the premises are located';
    expect(names(text, { terms: [lawTerm(text, 'Ohio', described)] })).toEqual([]);
    const georgia = 'Tbilisi office. Governed by the laws of Georgia.';
    expect(names(georgia, { terms: [lawTerm(georgia, 'Georgia', 'State of Georgia')] })).toEqual(
      [],
    );
  });

  it('is the only thing that counts between businesses', () => {
    const addresses = 'Between A Ltd, 1 High St, Leeds LS1 4AB and B Ltd, 2 Low St, York YO1 7AA.';
    expect(names(addresses)).toEqual([]);
  });
});

describe('the place of a home', () => {
  const lease = 'Premises: the flat located at 12 Oak Street, Tampa, Florida 33602.';

  it('is its address', () => {
    expect(list(lease, { kind: 'lease' })).toEqual([
      ['Florida', 'premises: Florida 33602'],
      ['United States', 'premises: Florida 33602'],
    ]);
  });

  it('is no address of the landlord', () => {
    const text = 'Rent for the house is paid at the landlord’s office in Dallas, Texas 75201.';
    expect(names(text, { kind: 'lease' })).toEqual([]);
  });

  it('gives no law of its own where the contract chooses another one', () => {
    const text = `${lease} Governed by the law of Ohio.`;
    expect(names(text, { kind: 'lease', terms: [lawTerm(text, 'Ohio')] })).toEqual([
      'United States',
    ]);
    expect(names(text, { kind: 'lease', terms: [lawTerm(text, 'Ohio', 'Germany')] })).toEqual([]);
  });

  it('agrees with the law of the country around it', () => {
    const text = `${lease} Governed by the law of the United States.`;
    const terms = [lawTerm(text, 'United States')];
    expect(names(text, { kind: 'lease', terms })).toEqual(['Florida', 'United States']);
  });
});

describe('the place of a job', () => {
  const parties =
    'Between Acme Inc., 1 Market Street, Oakland, CA 94607, and Jane Roe, 22 Elm Street, Berkeley, CA 94704.';

  it('is the workplace', () => {
    const text = 'The Employee will be based in Munich, Germany.';
    expect(list(text, { kind: 'employment' })).toEqual([
      ['Germany', 'workplace: Germany'],
      ['European Union', 'workplace: Germany'],
    ]);
  });

  it('is where all parties have their address, if the contract names no workplace', () => {
    expect(names(parties, { kind: 'employment' })).toEqual(['California', 'United States']);
    const text = `${parties} Place of work: Austin, Texas.`;
    expect(names(text, { kind: 'employment' })).toEqual(['Texas', 'United States']);
  });

  it('is not known from the address of one party, or from two in different states', () => {
    expect(
      names('Between Acme, 1 Main St, Oakland, CA 94607, and Jane.', { kind: 'employment' }),
    ).toEqual([]);
    const twice =
      'Acme Inc., 1 Market Street, Oakland, CA 94607. Notices to Acme Inc., 1 Market Street, Oakland, CA 94607.';
    expect(names(twice, { kind: 'employment' })).toEqual([]);
    const text = parties.replace('CA 94704', 'TX 75201');
    expect(names(text, { kind: 'employment' })).toEqual(['United States']);
  });
});

describe('the place of a consumer', () => {
  const text =
    'Between Pool Co, 1 Bay Road, Miami, FL 33101, and Ann Doe, 2 Palm Road, Tampa, FL 33602.';
  const party = (name: string): Term => ({
    ...lawTerm(text, 'Pool Co'),
    type: 'party',
    value: { kind: 'party', name },
  });

  it('is where both named parties have their address', () => {
    const terms = [party('Pool Co'), party('Ann Doe')];
    expect(names(text, { kind: 'consumer', terms })).toEqual(['Florida', 'United States']);
  });

  it('is not known where the consumer has no name', () => {
    const terms = [party('Pool Co'), party('You')];
    expect(names(text, { kind: 'consumer', terms })).toEqual([]);
  });
});

describe('the place of a will or a power of attorney', () => {
  it('is the law that it names, or else where its maker lives', () => {
    const will = 'I, John Smith, a resident of Travis County, Texas, declare this to be my will.';
    expect(list(will, { kind: 'other', instrument: 'will' })).toEqual([
      ['Texas', 'residence: Texas'],
      ['United States', 'residence: Texas'],
    ]);
    const power = 'I, Maria Lopez, appoint Carlos. This power is governed by the laws of Florida.';
    expect(names(power, { kind: 'other', instrument: 'power-of-attorney' })[0]).toBe('Florida');
    const sound = 'I, Ann Doe, being of sound mind and residing in Ohio, make this will.';
    expect(names(sound, { kind: 'other', instrument: 'will' })[0]).toBe('Ohio');
    expect(names('I, Ann, of sound mind.', { kind: 'other', instrument: 'will' })).toEqual([]);
  });
});
