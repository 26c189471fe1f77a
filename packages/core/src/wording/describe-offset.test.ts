import { type Term, type TermValue, termSchema } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { describeOffset } from './describe-offset.ts';

type Deadline = Extract<TermValue, { kind: 'deadline' }>;

function buildDeadline(display: string, facts: Partial<Deadline> = {}): Term {
  return termSchema.parse({
    id: 't1',
    type: 'deadline',
    label: 'Deadline',
    display,
    value: { kind: 'deadline', action: 'give notice', ...facts },
    evidence: { start: 0, end: 5, quote: 'words' },
  });
}

describe('a deadline without a day', () => {
  it('is told by what it is counted from', () => {
    const offset = {
      amount: 1,
      unit: 'business-day',
      direction: 'before',
      event: 'launch',
    } as const;
    expect(describeOffset(buildDeadline('x', { offset }))).toBe('1 business day before launch');
    const longer = { ...offset, amount: 30, unit: 'day', direction: 'after' } as const;
    expect(describeOffset(buildDeadline('x', { offset: longer }))).toBe('30 days after launch');
  });

  it('is told as the document does where it is counted from nothing', () => {
    const term = buildDeadline('within 15 days: The parties must give notice');
    expect(describeOffset(term)).toBe('within 15 days');
    expect(describeOffset(buildDeadline('promptly'))).toBe('promptly');
  });
});
