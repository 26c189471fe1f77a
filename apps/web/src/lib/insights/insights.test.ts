import { describe, expect, it } from 'vitest';
import { countSeverities, describeCounts } from '../severity-counts.ts';
import { describeCoverage } from './coverage.ts';
import { getKindSeverityNames } from './findings.ts';
import { groupByMeasure } from './measures.ts';
import { buildFinding, buildId, buildInsight, buildRecord } from './test/build-insight.ts';

describe('what is compared', () => {
  it('is apart for each thing that scores measure, risk first', () => {
    const items = ['Revision need', undefined, 'Risk', 'Attention needed', 'Risk'].map(
      (scoreLabel) => ({ scoreLabel }),
    );
    const groups = groupByMeasure(items).map(({ measure, items: { length } }) => [measure, length]);
    expect(groups).toEqual([
      ['Risk', 2],
      ['Attention needed', 1],
      ['Revision need', 1],
      ['Score', 1],
    ]);
  });

  it('counts findings by severity, the gravest first, in the words of the kind', () => {
    const findings = [buildFinding({ severity: 1 }), buildFinding({ severity: 4 }), buildFinding()];
    const counts = countSeverities(findings);
    expect(describeCounts(counts, getKindSeverityNames('saas'))).toBe('2 high, 1 info');
    expect(describeCounts(counts, getKindSeverityNames('essay'))).toBe('2 fix first, 1 polish');
  });

  it('says what is left out, and nothing where it tells of everything', () => {
    const known = buildInsight();
    expect(describeCoverage([buildRecord(), buildRecord()], [known])).toEqual([]);
    const other = buildRecord({ documentId: buildId(102) });
    expect(describeCoverage([other], [{ ...known, isIncomplete: true }])).toEqual([
      expect.stringMatching(/^1 document is not compared here/),
      expect.stringMatching(/^1 analysis is incomplete/),
    ]);
  });
});
