import {
  type Analysis,
  analysisSchema,
  type Finding,
  type RiskCategory,
} from '@clauselight/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeScore } from './score.ts';
import { setAsideFindings } from './set-aside-findings.ts';

const naming = { label: 'Risk', meaning: 'What is asked of the reader.' };

interface Weight {
  category: RiskCategory;
  points: number;
  severity: 1 | 2 | 3 | 4 | 5;
}

/** An analysis of findings with these weights, judged as the engine judges them. */
function buildAnalysis(weights: readonly Weight[], message = ''): Analysis {
  const score = computeScore(weights, naming);
  const findings = weights.map((weight, index) => buildFinding(weight, index));
  const judged = findings.map((finding, index) => ({
    ...finding,
    scoreWithout: computeScore(findings.toSpliced(index, 1), naming).value,
  }));
  const recommendations = judged.map(({ id, title, severity, scoreWithout, evidence }) => ({
    id: `r-${id}`,
    findingId: id,
    severity,
    title,
    text: 'Ask for less.',
    scoreReduction: Math.round(10 * (score.value - scoreWithout)) / 10,
    evidence: evidence[0],
  }));
  return analysisSchema.parse({
    engineVersion: '1',
    ruleBookVersion: '1',
    documentKind: { kind: 'services', label: 'Services agreement' },
    wordCount: 3,
    clauses: [],
    terms: [],
    findings: judged,
    checks: [],
    score,
    recommendations,
    firstSteps: { recommendationIds: recommendations.slice(0, 3).map(({ id }) => id), message },
    summary: [{ text: 'This is a services agreement.', evidence: [] }],
  });
}

function buildFinding({ category, points, severity }: Weight, index: number): Finding {
  return {
    id: `f${index + 1}`,
    ruleId: `RULE-${index + 1}`,
    category,
    title: `Finding ${index + 1}`,
    baseSeverity: severity,
    severity,
    adjustments: [],
    confidence: 1,
    borneBy: 'the customer',
    standing: 'open',
    why: 'It costs.',
    request: '',
    mitigation: 'Ask for less.',
    source: 'Written for the tests',
    evidence: [{ start: 20 * index, end: 20 * index + 5, quote: 'Words' }],
    lookedIn: [],
    points,
    scoreWithout: 0,
  };
}

const weight = fc.record({
  category: fc.constantFrom<RiskCategory>('liability', 'payment', 'disputes', 'drafting'),
  points: fc.constantFrom(0, 0.225, 0.675, 1.08, 2.16, 4.5, 10),
  severity: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const),
});
const analyses = fc.array(weight, { maxLength: 12 }).map((weights) => buildAnalysis(weights));
/** An analysis and some of its findings. */
const choices = analyses.chain((analysis) =>
  fc.record({
    analysis: fc.constant(analysis),
    ids: fc.subarray(analysis.findings.map(({ id }) => id)),
  }),
);

const four: readonly Weight[] = [
  { category: 'liability', points: 6, severity: 5 },
  { category: 'payment', points: 4, severity: 4 },
  { category: 'disputes', points: 2, severity: 3 },
  { category: 'restrictions', points: 1, severity: 3 },
];
const message = [
  'We would like to agree three changes to the draft before we sign:',
  '1. Clause 1: we ask for a cap.',
  '2. Clause 2: we ask for thirty days.',
  '3. Clause 3: we ask for another court.',
  'If you see any of these points differently, please tell us.',
].join('\n\n');

describe('findings set aside', () => {
  it('never raise the score', () => {
    fc.assert(
      fc.property(choices, ({ analysis, ids }) => {
        expect(setAsideFindings(analysis, ids).score?.value).toBeLessThanOrEqual(
          analysis.score?.value ?? 0,
        );
      }),
    );
  });

  it('leave the score that a finding is said to leave behind, where one is set aside', () => {
    fc.assert(
      fc.property(analyses, (analysis) => {
        for (const { id, scoreWithout } of analysis.findings) {
          expect(setAsideFindings(analysis, [id]).score?.value).toBe(scoreWithout);
        }
      }),
    );
  });

  it('come to the same one after the other, in any order', () => {
    fc.assert(
      fc.property(choices, ({ analysis, ids }) => {
        const oneByOne = ids
          .toReversed()
          .reduce((left, id) => setAsideFindings(left, [id]), analysis);
        expect(oneByOne.score).toEqual(setAsideFindings(analysis, ids).score);
        expect(oneByOne.findings).toEqual(setAsideFindings(analysis, ids).findings);
      }),
    );
  });

  it('leave a score of zero where all are set aside', () => {
    fc.assert(
      fc.property(analyses, (analysis) => {
        const all = analysis.findings.map(({ id }) => id);
        const { score, recommendations, firstSteps } = setAsideFindings(analysis, all);
        expect(score?.value).toBe(0);
        expect(recommendations).toEqual([]);
        expect(firstSteps).toEqual({ recommendationIds: [], message: '' });
      }),
    );
  });

  it('are asked for no more, and give an analysis that is still valid', () => {
    fc.assert(
      fc.property(choices, ({ analysis, ids }) => {
        const left = setAsideFindings(analysis, ids);
        const asked = left.recommendations.map(({ findingId }) => findingId);
        expect(asked.filter((id) => ids.includes(id))).toEqual([]);
        const known = left.recommendations.map(({ id }) => id);
        expect(left.firstSteps.recommendationIds.every((id) => known.includes(id))).toBe(true);
        expect(analysisSchema.parse(left)).toEqual(left);
      }),
    );
  });

  it('change nothing where none is set aside or none of them is known', () => {
    const analysis = buildAnalysis(four);
    expect(setAsideFindings(analysis, [])).toBe(analysis);
    expect(setAsideFindings(analysis, ['f99'])).toBe(analysis);
  });

  it('leave the analysis they are taken of as it was', () => {
    const analysis = buildAnalysis(four, message);
    setAsideFindings(analysis, ['f1', 'f2']);
    expect(analysis).toEqual(buildAnalysis(four, message));
  });
});

describe('the first steps after one of them was set aside', () => {
  const { firstSteps } = setAsideFindings(buildAnalysis(four, message), ['f2']);

  it('are those that are left and the next', () => {
    expect(firstSteps.recommendationIds).toEqual(['r-f1', 'r-f3', 'r-f4']);
  });

  it('have a message that asks for those that are left, numbered and counted anew', () => {
    expect(firstSteps.message).toBe(
      [
        'We would like to agree two changes to the draft before we sign:',
        '1. Clause 1: we ask for a cap.',
        '2. Clause 3: we ask for another court.',
        'If you see any of these points differently, please tell us.',
      ].join('\n\n'),
    );
  });

  it('have no message where it cannot be taken apart', () => {
    const odd = buildAnalysis(four, 'Dear all,\n\nplease change everything.');
    expect(setAsideFindings(odd, ['f1']).firstSteps.message).toBe('');
  });
});
