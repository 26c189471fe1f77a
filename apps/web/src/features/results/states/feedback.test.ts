import type { Finding } from '@clauselight/schema';
import { expect, it } from 'vitest';
import { writeFeedback } from './feedback.ts';

it('holds the rule, its words, the reason and the note of each finding, and nothing more of the document', () => {
  const finding = {
    id: 'f1',
    ruleId: 'PAY-04',
    title: 'Payments are not refunded',
    severity: 3,
    evidence: [{ start: 4, end: 12, quote: 'no refund' }],
    borneBy: 'Ada Ltd',
  } as Finding;
  const text = writeFeedback([finding], {
    versions: { engineVersion: '1.2.3', ruleBookVersion: '4' },
    getDecision: () => ({ state: 'not-a-risk', reason: 'wrong', note: 'A refund is in clause 9' }),
  });
  expect(JSON.parse(text)).toEqual({
    format: 'clauselight-feedback',
    version: 1,
    engineVersion: '1.2.3',
    ruleBookVersion: '4',
    notRisks: [
      {
        ruleId: 'PAY-04',
        title: 'Payments are not refunded',
        severity: 3,
        quotes: ['no refund'],
        reason: 'wrong',
        note: 'A refund is in clause 9',
      },
    ],
  });
});
