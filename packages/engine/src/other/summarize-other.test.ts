import { describe, expect, it } from 'vitest';
import { buildFinding } from '../test/build-finding.ts';
import { scoreRemarks } from './score-remarks.ts';
import { summarizeOther } from './summarize-other.ts';

const { score } = scoreRemarks([], 'business');
const sentences = [{ text: 'This is an invoice.', evidence: [] }];
const summarize = (facts: Partial<Parameters<typeof summarizeOther>[0]> = {}) =>
  summarizeOther({ sentences, findings: [], checks: [], score, failedSteps: [], ...facts });

describe('the summary of a document that is no contract', () => {
  it('says what the reading of its kind says, and ends with the score', () => {
    const { summary } = summarize();
    expect(summary).toHaveLength(2);
    expect(summary[0]).toBe(sentences[0]);
    expect(summary[1]?.text).toContain(`${score.label}: 0.0 out of 10`);
  });

  it('counts the remarks, and the checks that had something to work on', () => {
    const outcomes = ['found', 'present', 'not-found', 'not-checked'] as const;
    const checks = outcomes.map((outcome) => ({
      ruleId: outcome,
      category: 'invoice' as const,
      title: outcome,
      subject: outcome,
      outcome,
      evidence: [],
    }));
    const said = (count: number) =>
      summarize({ checks, findings: Array(count).fill(buildFinding()) }).summary.at(-1)?.text;
    expect(said(0)).toContain('0 remarks in 3 checks');
    expect(said(1)).toContain('1 remark in 3 checks');
  });

  it('says first that it is incomplete where a step failed', () => {
    const failedSteps = [{ step: 'kind', label: 'Checking the kind' }];
    const { summary } = summarize({ failedSteps });
    expect(summary).toHaveLength(3);
    expect(summary[0]?.text).toMatch(/incomplete.*checking the kind/);
  });

  it('has three things to do first at most, none of them mere polish, and nobody to write to', () => {
    const findings = [1, 3, 3, 4, 3].map((severity, index) =>
      buildFinding({ id: `f${index}`, severity: severity as 1 | 3 | 4 }),
    );
    const { firstSteps, recommendations } = summarize({ findings });
    expect(recommendations).toHaveLength(5);
    expect(firstSteps.message).toBe('');
    const first = recommendations.filter(({ id }) => firstSteps.recommendationIds.includes(id));
    expect(first.map(({ severity }) => severity)).toEqual([4, 3, 3]);
  });
});
