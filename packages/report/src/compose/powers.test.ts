import { expect, it } from 'vitest';
import { buildAnalysis, buildReportInput, quote } from '../test/build-report-input.ts';
import { composeAnalysisReport } from './compose-analysis-report.ts';

it('a report compares what each side may do, with the place of the words', () => {
  const sides = [
    { id: 'a', label: 'Provider (Acme)' },
    { id: 'b', label: 'Customer' },
  ];
  const powers = [
    { name: 'audit' as const, holders: [{ side: 'b', evidence: quote('must pay all fees') }] },
  ];
  const analysis = buildAnalysis({ sides, powers });
  const { sections } = composeAnalysisReport(buildReportInput({ analysis }));
  const section = sections.find(({ title }) => title === 'Who may do what');
  expect(section?.blocks.at(-1)).toMatchObject({
    columns: [{ title: 'Power' }, { title: 'Provider' }, { title: 'Customer' }],
    rows: [['Audit or inspect', '–', 'clause 1 Fees, page 1']],
  });
});

it('and says nothing of it where no power was recognized', () => {
  const { sections } = composeAnalysisReport(buildReportInput());
  expect(sections.some(({ title }) => title === 'Who may do what')).toBe(false);
});
