import { type Analysis, analysisSchema } from '@clauselight/schema';
import { storedAnalysis } from '@clauselight/schema/testing/stored-analysis.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSideByRole } from './side-by-role.ts';
import { findSameSide, takeSide } from './sides.ts';

const evidence = { start: 0, end: 11, quote: 'Pay in May.' };

const score = { ...storedAnalysis.score, label: 'Risk', meaning: '', value: 4.2, level: 'medium' };

function buildAnalysis(): Analysis {
  const judged = { standing: 'risk', points: 6, scoreWithout: 2.1 };
  return analysisSchema.parse({
    ...storedAnalysis,
    sides: [{ id: 't1', label: 'Supplier' }],
    views: [
      {
        side: 't1',
        score,
        recommendations: [{ id: 'r1', findingId: 'f2', scoreReduction: 2.1 }],
        firstSteps: { recommendationIds: ['r1'], message: 'We would like to agree one change:' },
        summary: [{ text: 'As the supplier sees it.', evidence: [] }],
        findings: [
          { id: 'f2', ...judged },
          { id: 'f1', ...judged, standing: 'favour', points: 0 },
        ],
      },
    ],
  });
}

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
    expect(taken.score?.value).toBe(4.2);
    expect(taken.summary).toEqual([{ text: 'As the supplier sees it.', evidence: [] }]);
    expect(taken.firstSteps.message).toBe('We would like to agree one change:');
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

const tenant = { id: 't1', label: 'Tenant', role: 'lessee' };
const landlord = { id: 't2', label: 'Landlord', role: 'landlord' };

describe('the side with a role', () => {
  it('is found under any name of the role', () => {
    expect(findSideByRole([tenant, landlord], 'tenant')).toBe(tenant);
    expect(findSideByRole([tenant, landlord], 'lessor')).toBe(landlord);
  });

  it('is none where nobody has the role, or two have it', () => {
    expect(findSideByRole([tenant, landlord], 'employee')).toBeUndefined();
    expect(findSideByRole([tenant, { ...tenant, id: 't3' }], 'tenant')).toBeUndefined();
  });
});

describe('the same side of another version', () => {
  const evidence = { start: 0, end: 4, quote: 'Acme' };

  it('is found by its label before its name and its name before its role', () => {
    const renamed = { ...tenant, id: 'x1', label: 'Renter' };
    const named = { id: 'x2', label: 'Acme Ltd', evidence };
    const labelled = { id: 'x3', label: 'Tenant' };
    const side = { ...tenant, evidence };
    expect(findSameSide(side, [renamed, named, labelled])).toBe(labelled);
    expect(findSameSide(side, [renamed, named])).toBe(named);
    expect(findSameSide(side, [renamed, landlord])).toBe(renamed);
    expect(findSameSide(side, [landlord])).toBeUndefined();
  });
});
