import { describe, expect, it } from 'vitest';
import { buildPassage, buildRisk } from '../test/build-comparison.ts';
import { findRiskRow, findRow } from './find-row.ts';
import { groupRisks } from './group-risks.ts';

describe('the risks of a comparison', () => {
  it('are grouped by what became of them, what weighs most first', () => {
    const risks = [
      buildRisk({ kind: 'same', title: 'a', scoreEffect: 0 }),
      buildRisk({ kind: 'gone', title: 'b', scoreEffect: -0.2 }),
      buildRisk({ kind: 'gone', title: 'c', scoreEffect: -0.9 }),
      buildRisk({ kind: 'new', title: 'd', severityAfter: 2, scoreEffect: 0.1 }),
      buildRisk({ kind: 'new', title: 'e', severityAfter: 5, scoreEffect: 0.1 }),
    ];
    expect(
      groupRisks(risks).map(({ kind, risks: all }) => [kind, all.map((r) => r.title)]),
    ).toEqual([
      ['new', ['e', 'd']],
      ['gone', ['c', 'b']],
      ['same', ['a']],
    ]);
  });

  it('link to the passage they rest on, in the later or the earlier version', () => {
    const { before: _, ...added } = buildPassage(2, { kind: 'added' });
    const { after: __, ...removed } = buildPassage(3, { kind: 'removed' });
    const passages = [buildPassage(1), added, removed];
    const quote = { start: 210, end: 220, quote: 'ten letters' };
    const old = { start: 310, end: 320, quote: 'ten letters' };
    expect(findRiskRow(passages, buildRisk({ evidenceAfter: [quote] }))?.id).toBe('p2');
    expect(findRiskRow(passages, buildRisk({ evidenceBefore: [old] }))?.id).toBe('p3');
    expect(findRiskRow(passages, buildRisk())).toBeUndefined();
    expect(findRow(passages, 'after', old)).toBeUndefined();
  });
});
