import { expect, it } from 'vitest';
import { buildAnalysis, buildReportInput, quote } from '../../test/build-report-input.ts';
import { composeAnalysisReport } from '../compose-analysis-report.ts';

it('the report of an e-mail lists the messages that it quotes, with what they asked', () => {
  const words = quote('must pay all fees');
  const details = {
    kind: 'letter' as const,
    references: [],
    requests: [],
    consequences: [],
    warningSigns: [],
    earlier: [
      {
        sender: 'Anna Berg',
        date: '2026-05-04',
        requests: [{ text: 'Where is the pump?', evidence: words }],
        evidence: words,
      },
      { requests: [], evidence: words },
    ],
  };
  const input = buildReportInput({ analysis: buildAnalysis({ details }) });
  const text = JSON.stringify(composeAnalysisReport(input));
  expect(text).toContain('Quoted messages, and what they asked');
  expect(text).toContain('{"label":"Anna Berg, 4 May 2026","words":"Where is the pump?"}');
  expect(text).toContain('{"label":"Somebody","words":"nothing in so many words"}');
});
