import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Analysis, analysisSchema, takeSide } from './analysis.ts';

const evidence = { start: 0, end: 11, quote: 'Pay in May.' };

/** As analyses were stored before there were sides, views, first steps and kinds other than contracts. */
const stored = {
  engineVersion: '0.3.0',
  ruleBookVersion: '1',
  documentKind: { kind: 'services', label: 'Services agreement' },
  wordCount: 3,
  clauses: [],
  terms: [],
  findings: ['f1', 'f2'].map((id) => ({
    id,
    ruleId: 'PAY-01',
    category: 'payment',
    title: 'Slow payment',
    baseSeverity: 3,
    severity: 3,
    adjustments: [],
    confidence: 0.9,
    borneBy: 'the supplier',
    why: 'The money comes late.',
    mitigation: 'Ask for thirty days.',
    source: 'Written for the tests',
    evidence: [evidence],
    points: 3,
    scoreWithout: 0.5,
  })),
  checks: [{ ruleId: 'PAY-01', category: 'payment', title: 'Slow payment', outcome: 'found' }],
  score: {
    value: 1.3,
    level: 'low',
    r: 4.05,
    scale: 30,
    rest: 0.35,
    categories: [{ category: 'payment', points: 4.05 }],
  },
  recommendations: ['f1', 'f2'].map((findingId, index) => ({
    id: `r${index + 1}`,
    findingId,
    severity: 3,
    title: 'Slow payment',
    text: 'Ask for thirty days.',
    scoreReduction: 0.8,
    evidence,
  })),
  summary: [{ text: 'This is a services agreement.', evidence: [] }],
};

const score = { ...stored.score, label: 'Risk', meaning: '', value: 4.2, level: 'medium' };

function buildAnalysis(): Analysis {
  const judged = { standing: 'risk', points: 6, scoreWithout: 2.1 };
  return analysisSchema.parse({
    ...stored,
    sides: [{ id: 't1', label: 'Supplier' }],
    views: [
      {
        side: 't1',
        score,
        recommendations: [{ id: 'r1', findingId: 'f2', scoreReduction: 2.1 }],
        firstSteps: { recommendationIds: ['r1'], message: 'Thank you for the draft.' },
        summary: [{ text: 'As the supplier sees it.', evidence: [] }],
        findings: [
          { id: 'f2', ...judged },
          { id: 'f1', ...judged, standing: 'favour', points: 0 },
        ],
      },
    ],
  });
}

describe('an analysis stored before it had sides', () => {
  it('is still read, with nothing in what it lacks', () => {
    const analysis = analysisSchema.parse(stored);
    expect(analysis).toMatchObject({
      ...stored,
      sides: [],
      views: [],
      failedSteps: [],
      ndaChecks: [],
      strengths: [],
      firstSteps: { recommendationIds: [], message: '' },
    });
    expect(analysis.findings[0]).toMatchObject({ standing: 'open', request: '', lookedIn: [] });
    expect(analysis.score).toMatchObject({ label: 'Risk', meaning: '' });
    expect(analysis).not.toHaveProperty('details');
  });

  it('reads the same when it is read again', () => {
    const analysis = analysisSchema.parse(stored);
    expect(analysisSchema.parse(JSON.parse(JSON.stringify(analysis)))).toEqual(analysis);
  });
});

describe('the side taken', () => {
  it('is nobody’s where none is named or it is unknown: the analysis itself', () => {
    fc.assert(
      fc.property(fc.option(fc.string(), { nil: undefined }), (side) => {
        const analysis = buildAnalysis();
        if (side !== 't1') expect(takeSide(analysis, side)).toBe(analysis);
      }),
    );
  });

  it('changes what depends on it, and nothing else', () => {
    const analysis = buildAnalysis();
    const taken = takeSide(analysis, 't1');
    expect(taken.score.value).toBe(4.2);
    expect(taken.summary).toEqual([{ text: 'As the supplier sees it.', evidence: [] }]);
    expect(taken.firstSteps.message).toBe('Thank you for the draft.');
    const { score: _, summary: __, firstSteps: ___, ...rest } = taken;
    const { findings, recommendations } = analysis;
    expect({ ...rest, findings, recommendations }).toEqual({
      ...analysis,
      score: undefined,
      summary: undefined,
      firstSteps: undefined,
    });
  });

  it('weighs each finding anew, in the order of the analysis and with its texts', () => {
    const { findings } = takeSide(buildAnalysis(), 't1');
    expect(findings).toMatchObject([
      { id: 'f1', standing: 'favour', points: 0, title: 'Slow payment' },
      { id: 'f2', standing: 'risk', points: 6, scoreWithout: 2.1, title: 'Slow payment' },
    ]);
  });

  it('recommends what is this side’s, in its own order and in the words of the analysis', () => {
    const { recommendations } = takeSide(buildAnalysis(), 't1');
    expect(recommendations).toEqual([
      expect.objectContaining({
        id: 'r1',
        findingId: 'f2',
        scoreReduction: 2.1,
        text: 'Ask for thirty days.',
        evidence,
      }),
    ]);
  });

  it('leaves a finding that its view does not know as it was', () => {
    const analysis = buildAnalysis();
    const views = analysis.views.map((view) => ({ ...view, findings: [] }));
    expect(takeSide({ ...analysis, views }, 't1').findings).toEqual(analysis.findings);
  });

  it('can be taken twice, and leaves the analysis it was taken of as it was', () => {
    const analysis = buildAnalysis();
    const taken = takeSide(analysis, 't1');
    expect(takeSide(taken, 't1')).toEqual(taken);
    expect(analysis).toEqual(buildAnalysis());
  });

  it('gives an analysis that is still valid', () => {
    const taken = takeSide(buildAnalysis(), 't1');
    expect(analysisSchema.parse(taken)).toEqual(taken);
  });
});
