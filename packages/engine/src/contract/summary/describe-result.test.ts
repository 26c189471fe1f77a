import type { Finding, Recommendation } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { scoreRemarks } from '../../other/score-remarks.ts';
import { buildFinding } from '../../test/build-finding.ts';
import { describeFailure } from '../../text/summary/describe-failure.ts';
import { listRecommendations } from '../../text/summary/recommendations.ts';
import { describeResult, type ResultInput } from './describe-result.ts';

const { score } = scoreRemarks([], 'other');
const clause = { id: 'c1', number: '4.2' };

function tell(findings: readonly Finding[], facts: Partial<ResultInput> = {}) {
  const input = {
    sides: [],
    findings,
    checks: [],
    score,
    failedSteps: [],
    firstSteps: [],
    ...facts,
  };
  return describeResult(input).map(({ text }) => text);
}

const find = (lines: readonly string[], opening: RegExp) =>
  lines.find((line) => opening.test(line)) ?? '';

describe('a failed step', () => {
  it('is mentioned first, with what it does', () => {
    const failedSteps = [
      { step: 'terms', label: 'Finding key terms' },
      { step: 'risk', label: 'Checking for risks' },
    ];
    const [first] = tell([buildFinding()], { failedSteps });
    expect(first).toMatch(/incomplete.*finding key terms and checking for risks/i);
  });

  it('is not mentioned when no step failed', () => {
    expect(describeFailure([])).toEqual([]);
  });
});

/** Returns a different quote for each title. */
function quoteOf(title: string) {
  const start = 100 * title.charCodeAt(0);
  return { start, end: start + title.length, quote: title };
}

describe('what is in the favour of a side', () => {
  it('is something that the document says', () => {
    const favour = buildFinding({ title: 'Oak', standing: 'favour' });
    expect(find(tell([favour]), /^In your favour/)).toMatch(/oak/i);
    expect(find(tell([{ ...favour, evidence: [] }]), /^In your favour/)).toBe('');
  });
});

describe('the number of checks', () => {
  it('is not told where none was made', () => {
    expect(tell([]).join(' ')).not.toMatch(/0 checks|none of/);
  });
});

describe('the main findings', () => {
  const build = (title: string, facts: Partial<Finding>) =>
    buildFinding({ title, ruleId: title, evidence: [quoteOf(title)], ...facts });

  it('are the three with the most points, each with its clause', () => {
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

  it('name each check once, and omit low severity and findings in the user’s favor', () => {
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

  it('quote the words of what they name', () => {
    const input = { sides: [], checks: [], score, failedSteps: [], firstSteps: [] };
    const sentences = describeResult({ ...input, findings: [build('Oak', {})] });
    expect(sentences[0]?.evidence).toEqual([quoteOf('Oak')]);
  });

  it('list findings in the user’s favor separately', () => {
    const lines = tell([build('Fir', { standing: 'favour' })]);
    expect(find(lines, /^What stands out/)).toBe('');
    expect(find(lines, /favour/i)).toMatch(/fir/i);
  });
});

describe('the score in words', () => {
  const sides = [{ id: 't1', label: 'Supplier (Acme Ltd)' }];

  it('gives the number, the findings and the checks', () => {
    const outcomes = ['found', 'present', 'not-found', 'not-checked'] as const;
    const checks = outcomes.map((outcome) => ({
      ruleId: outcome,
      category: 'payment' as const,
      title: outcome,
      subject: outcome,
      outcome,
      evidence: [],
    }));
    const line = find(tell([buildFinding()], { checks }), /score/);
    expect(line).toContain('0.0 out of 10');
    expect(line).toMatch(/1 finding\b.*3 checks/);
  });

  it('names the side, only when one is chosen', () => {
    expect(find(tell([], { sides, side: 't1' }), /score/)).toContain('Acme');
    expect(find(tell([], { sides }), /score/)).not.toContain('Acme');
  });
});

describe('the first steps in words', () => {
  it('are named in order, with their clauses', () => {
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

describe('what stands out for a side', () => {
  const findings = ['Oak', 'Elm', 'Ash'].map((title, index) =>
    buildFinding({
      id: `f${index + 1}`,
      ruleId: `PAY-0${index + 1}`,
      title,
      severity: 3,
      confidence: 0.9,
      standing: (['risk', 'open', 'favour'] as const)[index] ?? 'open',
      evidence: [quoteOf(title)],
    }),
  );

  it('is its own risk; what may be anybody’s is named apart', () => {
    const lines = tell(findings, { side: 'a' });
    expect(find(lines, /^What stands out/)).toBe('What stands out: oak.');
    expect(find(lines, /^The words do not show/)).toBe(
      'The words do not show whose risk this is: elm.',
    );
  });

  it('is told together where no side is taken', () => {
    const lines = tell(findings);
    expect(find(lines, /^What stands out/)).toMatch(/oak.*elm|elm.*oak/);
    expect(find(lines, /^The words do not show/)).toBe('');
  });
});

describe('what is told where no side is taken', () => {
  const sides = [
    { id: 'a', label: 'Tenant (Ann Reed)', role: 'tenant' },
    { id: 'b', label: 'Landlord (Ben Cole)', role: 'landlord' },
  ];
  const finding = (title: string, bearers: string[] | undefined) =>
    buildFinding({
      id: title,
      ruleId: title,
      title,
      severity: 3,
      confidence: 0.9,
      evidence: [quoteOf(title)],
      ...(bearers && { bearers }),
    });

  it('says whose risk each is, where it is one side’s', () => {
    const lines = tell(
      [finding('Oak', ['a']), finding('Elm', ['a', 'b']), finding('Ash', undefined)],
      { sides },
    );
    expect(find(lines, /^What stands out/)).toBe('What stands out: oak, for the Tenant; elm; ash.');
    expect(find(lines, /^Why such/)).toMatch(
      /^Why such clauses as the first matter to the Tenant: /,
    );
  });

  it('names a side that all points are for once', () => {
    const lines = tell([finding('Oak', ['a']), finding('Elm', ['a'])], { sides });
    expect(find(lines, /^What stands out/)).toBe('What stands out for the Tenant: oak; elm.');
  });
});
