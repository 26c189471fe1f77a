import type { Finding, Recommendation } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { scoreRemarks } from '../../other/score-remarks.ts';
import { buildFinding } from '../../test/build-finding.ts';
import { describeFailure } from '../../text/summary/describe-failure.ts';
import { listRecommendations } from '../../text/summary/recommendations.ts';
import { describeJudgement, type JudgedInput } from './describe-judgement.ts';

const { score } = scoreRemarks([], 'other');
const clause = { id: 'c1', number: '4.2' };

function tell(findings: readonly Finding[], facts: Partial<JudgedInput> = {}) {
  const input = {
    sides: [],
    findings,
    checks: [],
    score,
    failedSteps: [],
    firstSteps: [],
    ...facts,
  };
  return describeJudgement(input).map(({ text }) => text);
}

const find = (lines: readonly string[], opening: RegExp) =>
  lines.find((line) => opening.test(line)) ?? '';

describe('a step that failed', () => {
  it('is told first, by what was being done', () => {
    const failedSteps = [
      { step: 'terms', label: 'Finding key terms' },
      { step: 'risk', label: 'Checking for risks' },
    ];
    const [first] = tell([buildFinding()], { failedSteps });
    expect(first).toMatch(/incomplete.*finding key terms and checking for risks/i);
  });

  it('is not spoken of where none did', () => {
    expect(describeFailure([])).toEqual([]);
  });
});

/** Words of its own for each title. */
function quoteOf(title: string) {
  const start = 100 * title.charCodeAt(0);
  return { start, end: start + title.length, quote: title };
}

describe('what stands out', () => {
  const build = (title: string, facts: Partial<Finding>) =>
    buildFinding({ title, ruleId: title, evidence: [quoteOf(title)], ...facts });

  it('is the three findings with the most points, each with its place', () => {
    const line = find(
      tell([
        build('Ash', { points: 1 }),
        build('Oak', { points: 6, clause }),
        build('Elm', { points: 3 }),
        build('Fir', { points: 2 }),
      ]),
      /^What stands out/,
    );
    expect(line).toMatch(/oak \(clause 4\.2\).*elm.*fir/i);
    expect(line).not.toMatch(/ash/i);
  });

  it('names each check once, and nothing of little severity or in the reader’s favour', () => {
    const line = find(
      tell([
        build('Oak', {}),
        build('Oak', { id: 'f2' }),
        build('Elm', { severity: 2 }),
        build('Fir', { standing: 'favour' }),
      ]),
      /^What stands out/,
    );
    expect(line.match(/oak/gi)).toHaveLength(1);
    expect(line).not.toMatch(/elm|fir/i);
  });

  it('rests on the words of what it names', () => {
    const input = { sides: [], checks: [], score, failedSteps: [], firstSteps: [] };
    const sentences = describeJudgement({ ...input, findings: [build('Oak', {})] });
    expect(sentences[0]?.evidence).toEqual([quoteOf('Oak')]);
  });

  it('is told of the reader’s favour apart', () => {
    const lines = tell([build('Fir', { standing: 'favour' })]);
    expect(find(lines, /^What stands out/)).toBe('');
    expect(find(lines, /favour/i)).toMatch(/fir/i);
  });
});

describe('the score in words', () => {
  const sides = [{ id: 't1', label: 'Supplier (Acme Ltd)' }];

  it('says the figure, and from how many findings and checks', () => {
    const outcomes = ['found', 'not-found', 'not-applicable', 'failed'] as const;
    const checks = outcomes.map((outcome) => ({
      ruleId: outcome,
      category: 'payment' as const,
      title: outcome,
      outcome,
    }));
    const line = find(tell([buildFinding()], { checks }), /score/);
    expect(line).toContain('0.0 out of 10');
    expect(line).toMatch(/1 finding\b.*2 checks/);
  });

  it('says for whom where a side is taken, and only then', () => {
    expect(find(tell([], { sides, side: 't1' }), /score/)).toContain('Acme');
    expect(find(tell([], { sides }), /score/)).not.toContain('Acme');
  });
});

describe('the first steps in words', () => {
  it('are named in their order, with their places', () => {
    const firstSteps: readonly Recommendation[] = listRecommendations(
      [
        buildFinding({ request: 'Cap the fees', severity: 5, clause }),
        buildFinding({ request: 'Narrow the indemnity' }),
      ],
      score,
    );
    const line = find(tell([], { firstSteps }), /first/);
    expect(line).toMatch(/cap the fees \(clause 4\.2\).*narrow the indemnity/i);
  });
});
