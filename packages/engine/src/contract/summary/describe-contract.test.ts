import { isAnchored } from '@clauselight/core';
import type { Term } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { cloudAgreement } from '../../test/cloud-agreement.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { findTerms } from '../terms/find-terms.ts';
import { describeContract } from './describe-contract.ts';

const documentKind = { kind: 'saas', label: 'Software-as-a-service agreement' } as const;

function listTerms(text: string): readonly Term[] {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  return findTerms({ sourceText, structure, documentKind }).terms;
}

const terms = listTerms(cloudAgreement);
const said = describeContract({ documentKind, sides: [], terms });
const text = said.map((sentence) => sentence.text).join(' ');

describe('describeContract', () => {
  it.each([
    'Northwind Analytics, Inc.',
    'Lindqvist Furniture LLC',
    '3 March 2026',
    '24 months',
    '12 months',
    '90 days',
    '3 December 2027',
    'USD 120,000',
    'Delaware',
  ])('says %s', (fact) => {
    expect(text).toContain(fact);
  });

  it('quotes the exact words of the contract', () => {
    for (const { evidence } of said) {
      expect(evidence.length).toBeGreaterThan(0);
      for (const one of evidence) expect(isAnchored(cloudAgreement, one)).toBe(true);
    }
  });

  it('consists of whole sentences', () => {
    for (const sentence of said) expect(sentence.text).toMatch(/^\p{Lu}.*\.$/u);
    expect(text).not.toMatch(/undefined|\.\.|: :|\s\s/);
  });

  it('names the kind of contract when nothing else is known', () => {
    const [only, ...rest] = describeContract({ documentKind, sides: [], terms: [] });
    expect(only?.text).toMatch(/software-as-a-service agreement/i);
    expect(rest).toEqual([]);
  });

  it.each([
    [
      ['You (the employee)', 'We (the employer)'],
      'This is an insurance policy between the employee and the employer.',
    ],
    [
      ['You (the insured)', 'Nothing AG'],
      'This is an insurance policy between the insured and Nothing AG.',
    ],
    [['You', 'We'], 'This is an insurance policy.'],
  ])('names sides as others would: %j', (labels, expected) => {
    const sides = labels.map((label, index) => ({ id: `s${index}`, label }));
    const insurance = { kind: 'insurance', label: 'Insurance policy' } as const;
    const [first] = describeContract({ documentKind: insurance, sides, terms: [] });
    expect(first?.text).toBe(expected);
  });

  it('takes no greeting for a name, and no limit of a policy for a payment', () => {
    const facts = listTerms('Jane, welcome to Acme!\n\nWe pay up to $100,000 per year.');
    const insurance = { kind: 'insurance', label: 'Insurance policy' } as const;
    const sentences = describeContract({ documentKind: insurance, sides: [], terms: facts });
    expect(sentences.map((sentence) => sentence.text)).toEqual(['This is an insurance policy.']);
  });

  it.each(terms.map(({ type }) => type))('works without the term %s', (type) => {
    const known = terms.filter((term) => term.type !== type);
    for (const sentence of describeContract({ documentKind, sides: [], terms: known }))
      expect(sentence.text).toMatch(/^\p{Lu}.*\w.*\.$/u);
  });

  it.each([
    [
      'The term of this Agreement may be extended for a further year by written agreement of the parties.',
      'It is renewed only if the parties agree.',
    ],
    [
      'Licensee may extend the term of this Agreement for an additional one (1) year by written notice at least 60 days before the end of the term.',
      'It can be renewed for 1 year at the option of Licensee with 60 days’ notice; the last day for that notice is 1 November 2020.',
    ],
    [
      'This Agreement shall automatically renew for successive one (1) year terms unless Client gives notice at least 60 days before the end of the term.',
      'It renews automatically for 1 year at a time unless 60 days’ notice against it is given by Client; the last day for that notice is 1 November 2020.',
    ],
    ['This Agreement shall not be renewed.', 'It does not renew.'],
  ])('says who decides on a renewal: %s', (clause, expected) => {
    const stated = listTerms(
      `This Agreement shall remain in effect until December 31, 2020. ${clause}`,
    );
    const sentences = describeContract({ documentKind, sides: [], terms: stated });
    expect(sentences.map((sentence) => sentence.text)).toContain(expected);
  });

  it('says nothing about the renewal of results that lack its mode', () => {
    const old = terms.map(({ renewal: _, ...term }) => term);
    const sentences = describeContract({ documentKind, sides: [], terms: old });
    expect(sentences.map((sentence) => sentence.text).join(' ')).not.toContain('renew');
  });

  it('names four of many parties, and says how many more there are', () => {
    const parties = ['Ash', 'Oak', 'Elm', 'Fir', 'Yew', 'Box'].map(
      (name, index): Term => ({
        id: `t${index}`,
        type: 'party',
        label: 'Party',
        display: name,
        value: { kind: 'party', name },
        evidence: { start: 0, end: 3, quote: name },
      }),
    );
    const [first] = describeContract({ documentKind, sides: [], terms: parties });
    expect(first?.text).toMatch(/Ash.*Oak.*Elm.*Fir.*2 more/);
    expect(first?.text).not.toContain('Yew');
  });
});

describe('terms behind a link', () => {
  it('are named as not seen, with the sentence that makes them bind', () => {
    const page =
      'Order Form\n\nBy clicking “I accept”, Customer agrees to the Standard Terms at https://forms.example/terms.\n\nCustomer shall pay USD 100 per month.';
    const sourceText = buildSourceText(page);
    const { structure } = findStructure({ sourceText });
    const sentences = describeContract({
      documentKind,
      sides: [],
      terms: [],
      structure,
      sourceText,
    });
    const linked = sentences.find((one) => one.text.includes('not seen'));
    expect(linked?.text).toContain('the Standard Terms at https://forms.example/terms');
    expect(linked?.evidence.every((one) => isAnchored(page, one))).toBe(true);
  });
});
