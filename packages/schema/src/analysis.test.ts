import { describe, expect, it } from 'vitest';
import { analysisSchema } from './analysis.ts';
import { storedAnalysis } from './testing/stored-analysis.ts';

describe('an analysis stored before it had sides', () => {
  it('is still read, with nothing in what it lacks', () => {
    const analysis = analysisSchema.parse(storedAnalysis);
    expect(analysis).toMatchObject({
      ...storedAnalysis,
      checks: [{ ...storedAnalysis.checks[0], subject: 'Slow payment', evidence: [] }],
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
    const analysis = analysisSchema.parse(storedAnalysis);
    expect(analysisSchema.parse(JSON.parse(JSON.stringify(analysis)))).toEqual(analysis);
  });
});
