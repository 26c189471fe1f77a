import { type Term, type TermType, termTypeSchema } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { groupTerms, selectTermsAtAGlance } from './term-groups.ts';

function buildTerm(type: TermType, display: string): Term {
  const value = { kind: 'text' as const, text: display };
  return {
    id: display,
    type,
    label: type,
    display,
    value,
    evidence: { start: 0, end: 1, quote: 'x' },
  };
}

describe('key terms', () => {
  it('of every type belong to exactly one group', () => {
    const terms = termTypeSchema.options.map((type) => buildTerm(type, type));
    const grouped = groupTerms(terms).flatMap((group) => group.terms);
    expect(grouped.map(({ type }) => type).toSorted()).toEqual(termTypeSchema.options.toSorted());
  });

  it('leave out groups without terms', () => {
    expect(groupTerms([buildTerm('money', 'USD 5')]).map(({ title }) => title)).toEqual(['Money']);
  });

  it('at a glance name each thing once, the parties first', () => {
    const terms = [
      buildTerm('contract-value', 'USD 5'),
      buildTerm('contract-value', 'USD 5'),
      buildTerm('date', '2026-01-01'),
      buildTerm('party', 'Acme'),
    ];
    expect(selectTermsAtAGlance(terms, 8).map(({ display }) => display)).toEqual(['Acme', 'USD 5']);
  });

  it('at a glance are no more than asked for', () => {
    const terms = ['A', 'B', 'C'].map((name) => buildTerm('party', name));
    expect(selectTermsAtAGlance(terms, 2)).toHaveLength(2);
  });
});
