import { toSourceText } from '@clauselight/datasets';
import { analyze } from '@clauselight/engine';
import { expect, it } from 'vitest';
import type { Issue, Review } from '../reviews/review-files.ts';
import { weights } from '../weights.ts';
import { measureVerdicts } from './measure-verdicts.ts';

const text = `SERVICES AGREEMENT

This Services Agreement is made between Acme Ltd ("Provider") and Birch LLC ("Customer").

1. Services. Provider shall provide the consulting services described in Exhibit A. Customer shall pay a fee of $10,000 within thirty days of each invoice.

2. Termination. Provider may terminate this Agreement at any time for convenience on ten days' written notice to Customer.

3. Assignment. Neither party may assign this Agreement without the prior written consent of the other party.

4. Governing law. This Agreement is governed by the laws of the State of Ohio.
`;

function buildReview(issues: readonly Issue[]): Review {
  return {
    name: 'test',
    half: 'development',
    set: 'commercial',
    document: undefined,
    text,
    issues,
    riskScore: undefined,
    isFair: false,
  };
}

function buildIssue(quote: string, concept?: string): Issue {
  const start = text.indexOf(quote);
  return {
    start,
    end: start + quote.length,
    what: quote,
    bearer: 'Customer',
    importance: 'must',
    concepts: concept === undefined ? [] : [concept],
  };
}

it('an issue is flagged by a verdict on its clause, approved by one that calls it in order, or on no row', () => {
  const review = buildReview([
    buildIssue('Provider may terminate', 'termination-at-will-one-sided'),
    buildIssue('Neither party may assign'),
    buildIssue('SERVICES AGREEMENT'),
  ]);
  const { issues, approvals } = measureVerdicts(review, analyze(toSourceText(text), { weights }));
  expect(issues.map(({ outcome }) => outcome)).toEqual(['flagged', 'approved', 'unlisted']);
  const assignment = approvals.find(({ row }) => row.id === 'assignment');
  expect(assignment?.isContradicted).toBe(true);
  expect(approvals.some(({ isContradicted }) => !isContradicted)).toBe(true);
});
