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
    '4 December 2027',
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

  it.each(terms.map(({ type }) => type))('works without the term %s', (type) => {
    const known = terms.filter((term) => term.type !== type);
    for (const sentence of describeContract({ documentKind, sides: [], terms: known }))
      expect(sentence.text).toMatch(/^\p{Lu}.*\w.*\.$/u);
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
