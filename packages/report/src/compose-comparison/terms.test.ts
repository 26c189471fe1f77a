import type { Comparison, TermChange } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { composeTerms } from './terms.ts';

function tell(description: string, before: string, after: string): string {
  const term = (display: string) => ({
    id: 't1',
    display,
    evidence: { start: 0, end: 1, quote: 'x' },
  });
  const change: TermChange = {
    kind: 'changed',
    type: 'obligation',
    label: 'Obligation',
    description,
    before: term(before),
    after: term(after),
  };
  return JSON.stringify(
    composeTerms({ terms: [change], materialChanges: [] } as unknown as Comparison),
  );
}

describe('what happened to a term', () => {
  it('is told where both versions show the same words', () => {
    const description = 'The obligation has a new condition: “if it is late”.';
    expect(tell(description, 'Customer must pay', 'Customer must pay')).toContain(description);
  });

  it('is “worded otherwise” if the words beside it differ', () => {
    const description = 'The obligation changed: “must pay” became “must post”.';
    const told = tell(description, 'must pay', 'must post');
    expect(told).toContain('Worded otherwise');
    expect(told).not.toContain(description);
  });

  it.each(['changed', 'was shortened', 'rose'])('stands without its values: %s', (verb) => {
    const told = tell(`The initial term ${verb} from 30 days to 1 month.`, '30 days', '1 month');
    expect(told).toContain(`"${verb.charAt(0).toUpperCase()}${verb.slice(1)}"`);
  });
});
