import type { LawNote } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { describeFindingLaw, groupByPlace } from './law-wording.ts';

function buildNote(facts: Partial<LawNote>): LawNote {
  return {
    id: 'ohio-entry',
    place: 'Ohio',
    topic: 'Entry by the landlord',
    text: 'A landlord gives a day’s notice.',
    source: 'Code 1',
    asOf: '2025-06-30',
    certainty: 'settled',
    places: [{ basis: 'premises', evidence: { start: 0, end: 4, quote: 'Ohio' } }],
    occasion: 'Entry',
    evidence: [],
    restates: [],
    ...facts,
  };
}

describe('notes on law', () => {
  it('are grouped by place, with what leads to it', () => {
    const ohio = [buildNote({ id: 'a' }), buildNote({ id: 'c' })];
    const us = buildNote({ id: 'b', place: 'United States', places: [] });
    expect(groupByPlace([...ohio, us])).toEqual([
      { place: 'Ohio', reasons: ohio[0]?.places, notes: ohio },
      { place: 'United States', reasons: [], notes: [us] },
    ]);
  });

  it('stand in the place of what a finding says about the law', () => {
    const finding = { id: 'f1', law: 'Notice is usual.' };
    expect(describeFindingLaw(finding, [buildNote({})])).toBe('Notice is usual.');
    const notes = [buildNote({ restates: ['f1'] }), buildNote({ id: 'b', restates: ['f1'] })];
    expect(describeFindingLaw(finding, notes)).toBe('Ohio: see “Law to know”');
    expect(describeFindingLaw({ id: 'f2' }, notes)).toBeUndefined();
  });
});
