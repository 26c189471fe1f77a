import { describe, expect, it } from 'vitest';
import { applyDecision, createGetDecision } from './apply-decision.ts';

const at = '2026-03-02T10:00:00.000Z';
const first = {
  findingId: 'f1',
  state: 'negotiate' as const,
  note: 'Ask Ada',
  changedAt: '2026-03-01T10:00:00.000Z',
};

describe('decisions', () => {
  it('grow by one about another finding', () => {
    const decision = { state: 'accepted' as const };
    expect(applyDecision([first], { findingId: 'f2', decision }, at)).toEqual([
      first,
      { findingId: 'f2', state: 'accepted', changedAt: at },
    ]);
  });

  it('are replaced by a later one about the same finding', () => {
    const decision = { state: 'done' as const };
    expect(applyDecision([first], { findingId: 'f1', decision }, at)).toEqual([
      { findingId: 'f1', state: 'done', changedAt: at },
    ]);
  });

  it('are gone where a finding is open again and has no note, and stay where it has one', () => {
    const open = { state: 'open' as const };
    expect(
      applyDecision([first], { findingId: 'f1', decision: { ...open, note: '' } }, at),
    ).toEqual([]);
    const noted = { ...open, note: 'Later' };
    expect(applyDecision([first], { findingId: 'f1', decision: noted }, at)).toHaveLength(1);
  });

  it('are read without their time, and as open where there is none', () => {
    expect(createGetDecision([first])('f1')).toEqual({ state: 'negotiate', note: 'Ask Ada' });
    expect(createGetDecision([first])('f9')).toEqual({ state: 'open' });
  });
});
