import type { Finding, FindingState } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { carryStates, countReviewed, listSetAside } from './finding-states.ts';

function decide(findingId: string, facts: Partial<FindingState> = {}): FindingState {
  return { findingId, state: 'accepted', changedAt: '2026-11-27T10:00:00.000Z', ...facts };
}

function find(
  id: string,
  ruleId: string,
  quote?: string,
): Pick<Finding, 'id' | 'ruleId' | 'evidence'> {
  return { id, ruleId, evidence: quote === undefined ? [] : [{ start: 0, end: 5, quote }] };
}

describe('decisions about findings', () => {
  it('set aside what is accepted and what is not a risk, and nothing else', () => {
    const states = (['open', 'accepted', 'negotiate', 'done', 'not-a-risk'] as const).map((state) =>
      decide(state, { state }),
    );
    expect(listSetAside(states)).toEqual(['accepted', 'not-a-risk']);
  });

  it('count as reviewed, but not a mere note and not what is in favor', () => {
    const findings = (['f1', 'f2', 'f3'] as const).map((id) => ({ id, standing: 'risk' as const }));
    const favor = { id: 'f4', standing: 'favour' as const };
    const states = [
      decide('f1', { state: 'negotiate' }),
      decide('f2', { state: 'open', note: 'ask Ada' }),
      decide('f4'),
      decide('of-another-analysis'),
    ];
    expect(countReviewed([...findings, favor], states)).toEqual({ reviewed: 1, total: 3 });
  });
});

describe('decisions taken over to a later analysis', () => {
  it('go to the finding of the same rule on the same words, wherever it stands', () => {
    const before = [find('f1', 'LIA-01', 'No cap\napplies.'), find('f2', 'PAY-04', 'No refund.')];
    const after = [find('f1', 'PAY-04', 'No refund.'), find('f7', 'LIA-01', 'no cap applies.')];
    const states = [
      decide('f1', { state: 'negotiate', note: 'twelve months' }),
      decide('f2', { state: 'not-a-risk', reason: 'wrong' }),
    ];
    expect(carryStates(states, before, after)).toEqual([
      { ...states[0], findingId: 'f7' },
      { ...states[1], findingId: 'f1' },
    ]);
  });

  it('are dropped where the words changed, and where another rule rests on them', () => {
    const before = [find('f1', 'LIA-01', 'No cap.'), find('f2', 'PAY-04', 'No refund.')];
    const after = [find('f1', 'LIA-01', 'A cap of 100.'), find('f2', 'PAY-05', 'No refund.')];
    expect(carryStates([decide('f1'), decide('f2')], before, after)).toEqual([]);
  });

  it('keep to what is missing as long as it is missing', () => {
    const before = [find('f1', 'LAW-01')];
    expect(carryStates([decide('f1')], before, [find('f3', 'LAW-01')])).toEqual([decide('f3')]);
    expect(carryStates([decide('f1')], before, [find('f3', 'LAW-01', 'Delaware')])).toEqual([]);
  });

  it('tell findings alike apart by their order', () => {
    const alike = [find('f1', 'PAY-04', 'No refund.'), find('f2', 'PAY-04', 'No refund.')];
    const after = [find('g1', 'PAY-04', 'No refund.'), find('g2', 'PAY-04', 'No refund.')];
    expect(carryStates([decide('f2')], alike, after)).toEqual([decide('g2')]);
  });
});
