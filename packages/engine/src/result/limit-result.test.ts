import { type Analysis, analysisSchema } from '@clauselight/schema';
import { describe, expect, inject, it } from 'vitest';
import { weights } from '../../test/weights.ts';
import { analyze } from '../pipeline.ts';
import { buildSourceText } from '../test/build-source-text.ts';
import { cloudAgreement } from '../test/cloud-agreement.ts';
import { limitResult } from './limit-result.ts';
import { getCharacterLimit, listLimits, longestQuote } from './result-limits.ts';

const ordinary = analyze(buildSourceText(cloudAgreement), { weights });
const [finding] = ordinary.findings;
const [recommendation] = ordinary.recommendations;
if (finding === undefined || recommendation === undefined) throw new Error('nothing was found');

/** The analysis with so many findings, each with a recommendation; every tenth is severe. */
function withFindings(count: number): Analysis {
  const ids = Array.from({ length: count }, (_, index) => index);
  return {
    ...ordinary,
    findings: ids.map((index) => ({
      ...finding,
      id: `f${index}`,
      severity: index % 10 === 9 ? 5 : 2,
      points: 0,
    })),
    recommendations: ids.map((index) => ({
      ...recommendation,
      id: `r${index}`,
      findingId: `f${index}`,
    })),
  } as Analysis;
}

describe('the limits of a result', () => {
  it('leave an ordinary document as it is', () => {
    expect(limitResult(ordinary, cloudAgreement.length)).toEqual(ordinary);
    expect(ordinary.leftOut).toEqual([]);
  });

  it('bound a document that defines one word without an end', { timeout: 60_000 }, () => {
    const text = `${cloudAgreement}\n\n${'"X" means '.repeat(inject('isFullRun') ? 12_000 : 5000)}`;
    const analysis = analyze(buildSourceText(text), { weights });
    expect(JSON.stringify(analysis).length).toBeLessThan(4 * getCharacterLimit(text.length));
    expect(analysis.leftOut).toContainEqual({ part: 'definitions', count: expect.any(Number) });
    expect(analysisSchema.safeParse(analysis).success).toBe(true);
  });

  it('keep the severest findings, in the order of the text, and count the others', () => {
    const { findings, recommendations, leftOut } = limitResult(withFindings(5000), 1000);
    const severe = findings.filter(({ severity }) => severity === 5);
    expect(severe.map(({ id }) => id).slice(0, 2)).toEqual(['f9', 'f19']);
    expect(severe).toHaveLength(Math.min(500, findings.length));
    expect(findings.map(({ id }) => Number(id.slice(1)))).toEqual(
      findings.map(({ id }) => Number(id.slice(1))).toSorted((a, b) => a - b),
    );
    expect(leftOut).toContainEqual({ part: 'findings', count: 5000 - findings.length });
    const kept = new Set(findings.map(({ id }) => id));
    expect(recommendations.every(({ findingId }) => kept.has(findingId))).toBe(true);
    expect(recommendations.length).toBeGreaterThan(0);
  });

  it('keep a note on law without the findings that were left out', () => {
    const [note] = ordinary.lawNotes;
    if (note === undefined) throw new Error('there is a note on law');
    const many = { ...withFindings(5000), lawNotes: [{ ...note, restates: ['f0', 'f9'] }] };
    expect(limitResult(many, 1000).lawNotes.map(({ restates }) => restates)).toEqual([['f9']]);
  });

  it('do not change the score', () => {
    expect(limitResult(withFindings(5000), 1000).score).toEqual(ordinary.score);
  });

  it('cut a quotation together with its span', () => {
    const quote = 'a'.repeat(longestQuote + 5);
    const evidence = { start: 7, end: 7 + quote.length, quote };
    const long = { ...ordinary, provisions: [{ ...provision, evidence }] };
    const { provisions, leftOut } = limitResult(long, 1000);
    expect(provisions[0]?.evidence).toEqual({
      start: 7,
      end: 7 + longestQuote,
      quote: quote.slice(0, longestQuote),
    });
    expect(leftOut).toEqual([{ part: 'texts', count: 1 }]);
  });

  it('leave no reference to a clause that was left out', () => {
    const most = listLimits.clauses ?? 0;
    const clauses = Array.from({ length: most + 1 }, (_, index) => ({
      id: `c${index}`,
      level: 1,
      start: index,
      end: index + 1,
    }));
    const reference = (id: string) => ({
      evidence: { start: 0, end: 1, quote: 'a' },
      target: '1',
      status: 'resolved' as const,
      clauseId: id,
    });
    const { crossReferences, leftOut } = limitResult(
      { ...ordinary, clauses, crossReferences: [reference('c0'), reference(`c${most}`)] },
      10_000_000,
    );
    expect(crossReferences.map(({ clauseId }) => clauseId)).toEqual(['c0', undefined]);
    expect(leftOut).toContainEqual({ part: 'clauses', count: 1 });
  });
});

const provision = {
  category: 'payment' as const,
  label: 'Payment',
  probability: 0.9,
};
