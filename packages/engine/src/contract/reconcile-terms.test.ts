import type { ClauseCategory, Provision, Term } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { reconcileTerms } from './reconcile-terms.ts';

const evidence = (start: number) => ({ start, end: start + 10, quote: 'x'.repeat(10) });

const buildTerm = (type: Term['type'], start: number): Term => ({
  id: `${type} ${start}`,
  type,
  label: type,
  display: type,
  value: { kind: 'text', text: type },
  evidence: evidence(start),
});

const buildProvision = (
  category: ClauseCategory,
  start: number,
  { probability = 0.9, quote = 'for three years' }: { probability?: number; quote?: string } = {},
): Provision => ({
  category,
  label: category,
  probability,
  evidence: { start, end: start + quote.length, quote },
});

const list = (terms: readonly Term[], provisions: readonly Provision[]) =>
  reconcileTerms(terms, provisions).map(({ type }) => type);

describe('terms and the clause model', () => {
  it('removes a term that another passage states', () => {
    const terms = [buildTerm('contract-term', 0), buildTerm('party', 0)];
    expect(list(terms, [buildProvision('expiration-date', 500)])).toEqual(['party']);
  });

  it('removes the last day for a notice with the end that it was counted from', () => {
    const terms = [buildTerm('expiration-date', 0), buildTerm('renewal-deadline', 505)];
    expect(list(terms, [buildProvision('expiration-date', 500)])).toEqual([]);
  });

  it.each([
    'It shall expire on the Expiration Date set forth above.',
    'It remains in effect until the termination date specified in Exhibit A.',
    'Unless otherwise stated in the Appendix the term is twenty-four (24) months.',
  ])('keeps an end that stands where the passage sends the reader: “%s”', (quote) => {
    const terms = [buildTerm('expiration-date', 0)];
    expect(list(terms, [buildProvision('expiration-date', 500, { quote })])).toEqual([
      'expiration-date',
    ]);
  });

  it('removes a law that another passage states', () => {
    const provisions = [buildProvision('governing-law', 500, { quote: 'the laws of Ohio' })];
    expect(list([buildTerm('governing-law', 0)], provisions)).toEqual([]);
  });

  it.each([
    ['in the passage', [buildProvision('expiration-date', 5)]],
    [
      'in a passage about renewal',
      [
        buildProvision('expiration-date', 500),
        buildProvision('renewal-term', 5, { probability: 0.3 }),
      ],
    ],
    ['without such a passage', []],
    [
      'with a doubtful passage only',
      [buildProvision('expiration-date', 500, { probability: 0.6 })],
    ],
  ])('keeps a term %s', (_, provisions) => {
    expect(list([buildTerm('contract-term', 0)], provisions)).toEqual(['contract-term']);
  });
});
