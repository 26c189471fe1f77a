import type { Check, UsualRange } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { listTexts } from '../list-texts.ts';
import {
  buildAnalysis,
  buildFinding,
  buildReportInput,
  buildTerm,
  quote,
} from '../test/build-report-input.ts';
import { composeAnalysisReport } from './compose-analysis-report.ts';

const share = { kind: 'supply', clause: 'Audit rights', withClause: 20, total: 23 } as const;
const sentence =
  'Usual here: most, 20 of 23 supply or manufacturing agreements, have a clause “Audit rights”.';

function buildCheck(facts: Partial<Check>): Check {
  return {
    ruleId: 'PAY-11',
    category: 'payment',
    title: 'Audit of books and records',
    subject: 'Audit of records',
    outcome: 'not-found',
    evidence: [],
    usual: { share },
    ...facts,
  };
}

const compose = (facts: Parameters<typeof buildAnalysis>[0]) =>
  listTexts(composeAnalysisReport(buildReportInput({ analysis: buildAnalysis(facts) }))).join('\n');

describe('what is usual, in a report', () => {
  it('stands with what is missing and with what is there, and says what it is counted on', () => {
    const missing = compose({ checks: [buildCheck({})] });
    expect(missing).toContain(`Audit of records. ${sentence}`);
    expect(missing).toContain('counted on contracts of US companies');
    const evidence = [quote('must pay all fees')];
    expect(compose({ checks: [buildCheck({ outcome: 'present', evidence })] })).toContain(sentence);
  });

  it('stands with a finding, which its check knows', () => {
    const checks = [buildCheck({ outcome: 'found' })];
    const finding = buildFinding({ ruleId: 'PAY-11' });
    expect(compose({ checks, findings: [finding] })).toContain(sentence);
    expect(compose({ checks, findings: [buildFinding()] })).not.toContain(sentence);
  });

  it('stands with a length and with where the document deals with something', () => {
    const range: UsualRange = {
      figure: 'renewal-notice',
      lower: 30,
      median: 60,
      upper: 90,
      total: 71,
    };
    const provision = {
      category: 'audit-rights' as const,
      label: 'Audit rights',
      probability: 0.9,
      evidence: quote('must pay all fees'),
      usual: { share },
    };
    const texts = compose({ terms: [buildTerm({ usual: range })], provisions: [provision] });
    expect(texts).toContain('Usual: 30 to 90 days (middle half of 71 commercial contracts).');
    expect(texts).toContain('in 20 of 23');
  });

  it('stands with the answers of a non-disclosure agreement', () => {
    const check = {
      id: 'nda-4',
      title: 'Use',
      hypothesis: 'It is used for the purpose only.',
      outcome: 'not-mentioned' as const,
      probability: 0.9,
      evidence: [],
      lookedIn: [],
      usual: { said: 363, denied: 7, total: 422 },
    };
    expect(compose({ ndaChecks: [check] })).toContain(
      'Usual here: 363 of 422 non-disclosure agreements say so, 7 say the opposite.',
    );
  });

  it('is not mentioned where nothing is known', () => {
    const { usual: _usual, ...check } = buildCheck({});
    expect(compose({ checks: [check] })).not.toMatch(/usual/i);
  });
});
