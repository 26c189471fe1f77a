import type { Term, TermValue } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { describeTerm } from './describe-term.ts';
import { isSameValue } from './is-same-value.ts';
import type { Duration } from './measure-duration.ts';

function buildTerm(value: TermValue, display: string): Term {
  const evidence = { start: 0, end: 1, quote: 'x' };
  return { id: 't1', type: 'contract-term', label: 'Initial term', display, value, evidence };
}

const last = (amount: number, unit: Duration['unit']) =>
  buildTerm({ kind: 'duration', amount, unit }, `${amount} ${unit}`);

const limit = (amount: number, unit: Duration['unit']) =>
  buildTerm(
    {
      kind: 'deadline',
      action: 'pay',
      offset: { amount, unit, direction: 'after', event: 'the expiry' },
    },
    'pay',
  );

describe('a length of time', () => {
  it.each([
    [12, 'month', 1, 'year'],
    [2, 'year', 24, 'month'],
    [4, 'week', 28, 'day'],
  ] as const)('is the same in another measure: %i %s, %i %s', (b, unit, a, other) => {
    expect(isSameValue(last(b, unit), last(a, other), false)).toBe(true);
    expect(isSameValue(limit(b, unit), limit(a, other), false)).toBe(true);
  });

  it.each([
    [365, 'day', 1, 'year', 'changed'],
    [30, 'day', 1, 'month', 'changed'],
    [3, 'month', 90, 'day', 'changed'],
    [10, 'business-day', 2, 'week', 'changed'],
    [24, 'month', 1, 'year', 'was shortened'],
    [24, 'month', 25, 'month', 'was lengthened'],
    [30, 'day', 2, 'month', 'was lengthened'],
    [1, 'year', 90, 'day', 'was shortened'],
  ] as const)('is another: %i %s, %i %s', (b, unit, a, other, verb) => {
    const [before, after] = [last(b, unit), last(a, other)];
    expect(isSameValue(before, after, false)).toBe(false);
    expect(describeTerm(before, after)).toBe(
      `The initial term ${verb} from ${b} ${unit} to ${a} ${other}.`,
    );
  });
});

describe('a renewal', () => {
  const renewal = (mode: 'automatic' | 'option', by?: string): Term => ({
    ...last(1, 'year'),
    type: 'renewal-term',
    label: 'Renewal term',
    display: `${mode} ${by}`,
    renewal: {
      mode,
      ...(by !== undefined && { by }),
      evidence: { start: 0, end: 1, quote: 'x' },
    },
  });

  it('is another when somebody else decides on it, though its length is the same', () => {
    expect(isSameValue(renewal('automatic'), renewal('automatic'), true)).toBe(true);
    expect(isSameValue(renewal('automatic'), renewal('option'), true)).toBe(false);
    expect(isSameValue(renewal('option', 'Tenant'), renewal('option', 'Landlord'), true)).toBe(
      false,
    );
  });

  it('is the same as that of an earlier result which does not say who decides', () => {
    const { renewal: _, ...old } = renewal('option');
    expect(isSameValue(old, renewal('automatic'), true)).toBe(true);
  });
});
