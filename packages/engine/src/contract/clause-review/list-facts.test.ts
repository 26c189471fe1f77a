import type { Evidence, Term } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { listFacts } from './list-facts.ts';

const text =
  'Overdue sums bear interest at 1.5% per month after thirty (30) days; a fee of 2 percent is due after two years and three months.';

function cut(words: string): Evidence {
  const start = text.indexOf(words);
  return { start, end: start + words.length, quote: words };
}

function buildTerm(display: string, words: string): Term {
  return {
    id: 't1',
    type: 'payment-period',
    label: 'Payment period',
    display,
    value: { kind: 'text', text: display },
    evidence: cut(words),
  };
}

describe('what a clause states in figures', () => {
  it('is quoted where it stands, in the order of the text', () => {
    const facts = listFacts([], cut(text));
    expect(facts.map((fact) => fact.text)).toEqual(['1.5 %', '30 days', '2 %']);
    for (const { evidence } of facts) {
      expect(text.slice(evidence.start, evidence.end)).toBe(evidence.quote);
    }
  });

  it('begins with its terms, and says nothing twice', () => {
    const term = buildTerm('30 days', 'thirty (30) days');
    expect(listFacts([term], cut(text)).map((fact) => fact.text)).toEqual([
      '30 days',
      '1.5 %',
      '2 %',
    ]);
  });

  it('leaves out terms that are no figure but a text', () => {
    const term = buildTerm('a display that is as long as a whole sentence of it', 'Overdue');
    expect(listFacts([term], undefined)).toEqual([]);
  });
});
