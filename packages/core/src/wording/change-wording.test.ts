import type { MaterialChange, TermChange } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { describeMaterialChange, listUnreportedChanges, nameTopics } from './change-wording.ts';

const quote = (words: string, start = 0) => ({ start, end: start + words.length, quote: words });
const change: MaterialChange = {
  passageId: 'p1',
  topics: ['money', 'time'],
  before: quote('paid in 30\ndays'),
  after: quote('paid in 60 days', 100),
};

describe('a changed sentence', () => {
  it('is named by what it concerns', () => {
    expect(nameTopics(['money'])).toBe('Money');
    expect(nameTopics(['time', 'exit'])).toBe('Time and end or renewal');
  });

  it('is told with the words of both versions, in one line', () => {
    expect(describeMaterialChange(change)).toBe('“paid in 30 days” became “paid in 60 days”');
    expect(describeMaterialChange({ after: quote('a fee') })).toBe('Added: “a fee”');
    expect(describeMaterialChange({ before: quote('a fee') })).toBe('Removed: “a fee”');
  });

  it.each([
    [100, 0],
    [114, 0],
    [115, 1],
    [60, 1],
  ])(
    'is reported by a term whose words begin at %i in the same version: %i left',
    (start, left) => {
      const term: TermChange = {
        kind: 'new',
        type: 'payment-period',
        label: 'Payment period',
        description: '',
        after: { id: 't1', display: '60 days', evidence: quote('60 days', start) },
      };
      const found = listUnreportedChanges({ materialChanges: [change], terms: [term] });
      expect(found).toHaveLength(left);
    },
  );
});
