import { recommendationSchema } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildFinding } from '../../test/build-finding.ts';
import { listRecommendations } from './recommendations.ts';

const score = {
  label: 'Risk',
  meaning: '',
  value: 5,
  level: 'medium',
  r: 20,
  scale: 30,
  rest: 0.35,
  categories: [],
} as const;
const list = (...findings: readonly Partial<Parameters<typeof buildFinding>[0] & object>[]) =>
  listRecommendations(
    findings.map((facts, index) => buildFinding({ id: `f${index + 1}`, ...facts })),
    { ...score, categories: [] },
  );

describe('listRecommendations', () => {
  it('makes one recommendation for each finding that is not an advantage', () => {
    const advice = list({ standing: 'risk' }, { standing: 'favour' }, { standing: 'open' });
    expect(advice.map(({ id, findingId }) => [id, findingId])).toEqual([
      ['r1', 'f1'],
      ['r2', 'f3'],
    ]);
  });

  it('sorts by effect on the score, then by severity, then by position in the text', () => {
    const at = (start: number) => [{ start, end: start + 1, quote: 'x' }];
    const advice = list(
      { scoreWithout: 4.9, severity: 3, evidence: at(50) },
      { scoreWithout: 4.9, severity: 3, evidence: at(20) },
      { scoreWithout: 4.9, severity: 5, evidence: at(90) },
      { scoreWithout: 3.2, severity: 2, evidence: at(99) },
    );
    expect(advice.map(({ findingId }) => findingId)).toEqual(['f4', 'f3', 'f2', 'f1']);
  });

  it('says by how much the score would fall, to one decimal', () => {
    expect(list({ scoreWithout: 4.7 })[0]?.scoreReduction).toBe(0.3);
    expect(list({ scoreWithout: 5 })[0]?.scoreReduction).toBe(0);
  });

  it('has the request in short and in full, with wording and clause when there are any', () => {
    const clause = { id: 'c1', number: '4' };
    const [full, plain] = list(
      { scoreWithout: 4.5 },
      { wording: 'Pay in June.', clause, scoreWithout: 4 },
    );
    expect(full).toMatchObject({
      title: 'Shorten the time to pay',
      text: 'Ask for thirty days.',
      wording: 'Pay in June.',
      evidence: { quote: 'Pay in May.' },
      clause,
    });
    expect(plain).not.toHaveProperty('wording');
    expect(plain).not.toHaveProperty('clause');
    expect(recommendationSchema.safeParse(full).success).toBe(true);
  });

  it('uses the title of the finding when nothing is requested, and has no clause when something is missing', () => {
    const [advice] = list({ request: '', evidence: [] });
    expect(advice?.title).toBe('Slow payment');
    expect(advice).not.toHaveProperty('evidence');
  });
});
