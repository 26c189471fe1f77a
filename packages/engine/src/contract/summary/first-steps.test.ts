import type { Finding, Recommendation } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { scoreRemarks } from '../../other/score-remarks.ts';
import { buildFinding } from '../../test/build-finding.ts';
import { listRecommendations } from '../../text/summary/recommendations.ts';
import { type FirstStepsInput, listFirstSteps } from './first-steps.ts';

const { score } = scoreRemarks([], 'other');

function advise(facts: readonly Partial<Finding>[]) {
  const findings = facts.map((one, index) =>
    buildFinding({
      id: `f${index + 1}`,
      ruleId: `PAY-0${index + 1}`,
      evidence: [{ start: 20 * index, end: 20 * index + 7, quote: `Words ${index}` }],
      ...one,
    }),
  );
  const recommendations = listRecommendations(findings, score);
  return {
    recommendations,
    ...listFirstSteps({ recommendations, findings, terms: [], kind: 'services' }),
  };
}

const findingsOf = ({ recommendations, recommendationIds }: ReturnType<typeof advise>) =>
  recommendationIds.map(
    (id) => recommendations.find((one: Recommendation) => one.id === id)?.findingId,
  );

describe('the first steps', () => {
  it('are three at most, the most severe first', () => {
    const advice = advise([{ severity: 3 }, { severity: 5 }, { severity: 4 }, { severity: 2 }]);
    expect(findingsOf(advice)).toEqual(['f2', 'f3', 'f1']);
  });

  it('have at most one step for each check', () => {
    const advice = advise([{ ruleId: 'PAY-01' }, { ruleId: 'PAY-01' }, { ruleId: 'PAY-02' }]);
    expect(findingsOf(advice)).toEqual(['f1', 'f3']);
  });

  it('have one step for the same words', () => {
    const evidence = [{ start: 0, end: 11, quote: 'Pay in May.' }];
    const advice = advise([{ severity: 4, evidence }, { severity: 3, evidence }, { severity: 2 }]);
    expect(findingsOf(advice)).toEqual(['f1', 'f3']);
  });

  it('begin with what the contract demands, and end with unfinished drafting', () => {
    const advice = advise([{ category: 'drafting', severity: 4 }, { severity: 2 }]);
    expect(findingsOf(advice)).toEqual(['f2', 'f1']);
  });

  it.each([
    ['does not count', { points: 0 }],
    ['is in the reader’s favour', { standing: 'favour' }],
    ['is of no weight', { severity: 1 }],
  ] as const)('omit findings that %s', (_, facts) => {
    expect(advise([facts])).toMatchObject({ recommendationIds: [], message: '' });
  });
});

describe('whose risk a message is about', () => {
  function ask(facts: Partial<Finding>, more: Partial<FirstStepsInput> = {}) {
    const findings = [buildFinding({ id: 'f1', ...facts })];
    const recommendations = listRecommendations(findings, score);
    const input = { recommendations, findings, terms: [], kind: 'services' as const, ...more };
    return listFirstSteps(input).message;
  }

  it('asks for nothing that may protect the reader', () => {
    expect(ask({ standing: 'risk' })).not.toBe('');
    expect(ask({ standing: 'open' })).toBe('');
    expect(ask({ standing: 'open', bearers: ['t1'] })).toBe('');
  });

  it('takes the reader of consumer terms for the user', () => {
    expect(ask({ standing: 'open', bearers: ['user'] }, { kind: 'consumer' })).not.toBe('');
    expect(ask({ standing: 'open', bearers: ['provider'] }, { kind: 'consumer' })).toBe('');
  });

  it.each([
    ['draft', /^We would like to agree one change to the draft before we sign:/],
    ['text', /^We would like to agree one change to the document before we sign:/],
    ['signed', /^We would like to agree one change to the document:/],
  ] as const)('opens as it fits a %s', (stage, opening) => {
    expect(ask({ standing: 'risk' }, { stage })).toMatch(opening);
  });

  it('thanks nobody for a draft that may be the reader’s own', () => {
    const side = { id: 'employer', label: 'Employer', role: 'employer' };
    const message = ask({ standing: 'risk' }, { stage: 'draft', kind: 'employment', side });
    expect(message).not.toMatch(/thank|have read/i);
  });

  it('is not recommended to a side when the bearer is unknown', () => {
    const findings = [buildFinding({ id: 'f1', standing: 'open' })];
    expect(listRecommendations(findings, score, { isForSide: true })).toEqual([]);
    expect(listRecommendations(findings, score)).toHaveLength(1);
  });
});

describe('the message to the other side', () => {
  const clause = { id: 'c1', number: '4.2' };
  const { message } = advise([
    { severity: 4, clause, wording: 'The Customer pays within thirty days.' },
    { severity: 3, request: 'Narrow the indemnity' },
  ]);

  it('has a numbered item for each request, in order', () => {
    const points = message.split('\n\n').filter((line) => /^\d\. /.test(line));
    expect(points).toHaveLength(2);
    expect(points[0]).toMatch(/^1\. .*4\.2.*shorten the time to pay/i);
    expect(points[1]).toMatch(/^2\. .*narrow the indemnity/i);
  });

  it('contains the proposed wording, and no undefined values', () => {
    expect(message).toContain('“The Customer pays within thirty days.”');
    expect(message).not.toContain('undefined');
  });
});

describe('the first steps of a side', () => {
  const you = { id: 'you', label: 'You' };
  const we = { id: 'we', label: 'We' };
  const findings = (['risk', 'open', 'favour'] as const).map((standing, index) =>
    buildFinding({
      id: `f${index + 1}`,
      ruleId: `PAY-0${index + 1}`,
      standing,
      points: 3,
      evidence: [{ start: 20 * index, end: 20 * index + 7, quote: `Words ${index}` }],
    }),
  );
  const recommendations = listRecommendations(findings, score);
  const take = (facts: Partial<FirstStepsInput>) =>
    listFirstSteps({ recommendations, findings, terms: [], kind: 'services', ...facts });

  it('answer what is known to be its risk, and nothing else', () => {
    const ids = take({ side: you }).recommendationIds;
    expect(
      recommendations.filter(({ id }) => ids.includes(id)).map(({ findingId }) => findingId),
    ).toEqual(['f1']);
    expect(take({}).recommendationIds.length).toBeGreaterThan(1);
  });

  it('are a message of whoever takes published terms, and none of who published them', () => {
    const published = { kind: 'licence', sides: [you, we] } as const;
    expect(take({ ...published, side: you }).message).toMatch(/^We have read .* before we agree:/);
    expect(take({ ...published, side: we }).message).toBe('');
    expect(take({ kind: 'services', sides: [you, we], side: we }).message).toMatch(
      /before we sign:/,
    );
  });
});

describe('a message', () => {
  it.each([
    ['Ask for a refund', 'we ask for a refund'],
    ['Ask to pay only for damage that you cause', 'we ask to pay only for damage that you cause'],
    ['Lower the fee', 'we would like to lower the fee'],
  ])('asks in a sentence: %s', (request, words) => {
    const { message } = advise([{ request, standing: 'risk' }]);
    expect(message.toLowerCase()).toContain(words);
  });
});
