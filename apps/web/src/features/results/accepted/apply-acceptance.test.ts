import { describe, expect, it } from 'vitest';
import { applyAcceptance } from './apply-acceptance.ts';

const at = '2026-03-02T10:00:00.000Z';
const first = { findingId: 'f1', acceptedAt: '2026-03-01T10:00:00.000Z' };

describe('what is accepted', () => {
  it('grows by the finding that is accepted', () => {
    expect(applyAcceptance([first], { findingId: 'f2', isAccepted: true, at })).toEqual([
      first,
      { findingId: 'f2', acceptedAt: at },
    ]);
  });

  it('holds a finding once, however often it is accepted', () => {
    expect(applyAcceptance([first], { findingId: 'f1', isAccepted: true, at })).toHaveLength(1);
  });

  it('is what it was before, where an acceptance is taken back', () => {
    const grown = applyAcceptance([first], { findingId: 'f2', isAccepted: true, at });
    expect(applyAcceptance(grown, { findingId: 'f2', isAccepted: false, at })).toEqual([first]);
  });

  it('stays as it is where a finding is taken back that was not accepted', () => {
    expect(applyAcceptance([first], { findingId: 'f9', isAccepted: false, at })).toEqual([first]);
  });
});
