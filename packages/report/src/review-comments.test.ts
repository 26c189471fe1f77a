import { computeScore } from '@clauselight/core';
import type { Analysis, Finding } from '@clauselight/schema';
import { expect, it } from 'vitest';
import type { AnalysisReportInput } from './report-input.ts';
import { composeReviewComments } from './review-comments.ts';
import { buildState } from './test/build-report-input.ts';

const finding: Finding = {
  id: 'f1',
  ruleId: 'PAY-04',
  category: 'payment',
  title: 'Payments are not refunded',
  detail: 'Nothing comes back.',
  baseSeverity: 4,
  severity: 4,
  adjustments: [],
  confidence: 0.9,
  borneBy: 'the party that pays',
  standing: 'open',
  request: 'Ask for a refund',
  lookedIn: [],
  why: 'What has been paid stays paid.',
  mitigation: 'Ask for a refund of what was not used.',
  wording: 'Fees paid in advance are refunded.',
  source: 'Own',
  evidence: [
    { start: 4, end: 12, quote: 'the fees' },
    { start: 40, end: 52, quote: 'no\nrefund at' },
  ],
  points: 6,
  scoreWithout: 0,
};

function buildInput(
  findings: readonly Finding[],
  facts: Partial<AnalysisReportInput> = {},
): AnalysisReportInput {
  const analysis = {
    documentKind: { kind: 'services', label: 'Services agreement' },
    findings,
    recommendations: [],
    firstSteps: { recommendationIds: [], message: '' },
    views: [],
    score: computeScore(findings, { label: 'Risk', meaning: '' }),
  } as unknown as Analysis;
  return {
    analysisId: 'a1',
    filename: 'Private name of Ms Doe.docx',
    analyzedAt: '2026-11-22T10:00:00.000Z',
    analysis,
    source: {} as AnalysisReportInput['source'],
    states: [],
    ...facts,
  };
}

it('describes a finding, why it matters, what to ask for and its effect on the score', () => {
  expect(composeReviewComments(buildInput([finding]))).toEqual([
    {
      start: 4,
      end: 12,
      words: 'the fees',
      author: 'Clauselight',
      date: '2026-11-22T10:00:00.000Z',
      paragraphs: [
        'High: Payments are not refunded',
        'Nothing comes back.',
        'Why it matters: What has been paid stays paid.',
        'What to ask for: Ask for a refund of what was not used.',
        'Wording to propose: Fees paid in advance are refunded.',
        'See also: “no refund at”',
        'Risk: 3.1 of 10 with this, 0.0 without it.',
      ],
    },
  ]);
});

it('has no passage if something is missing from the document', () => {
  const [comment] = composeReviewComments(buildInput([{ ...finding, evidence: [] }]));
  expect(comment).toMatchObject({ start: 0, end: 0 });
  expect(comment).not.toHaveProperty('words');
});

it('leaves out what its reader set aside, has done, and what is in their favor', () => {
  const others = ['f2', 'f3', 'f4', 'f5'].map((id) => ({ ...finding, id, title: id }));
  const favor = { ...finding, id: 'f6', standing: 'favour' as const };
  const states = [
    buildState('f1'),
    buildState('f2', { state: 'not-a-risk', reason: 'wrong' }),
    buildState('f3', { state: 'done' }),
    buildState('f4', { state: 'negotiate', note: 'No more than 6 months, says Ada' }),
  ];
  const comments = composeReviewComments(buildInput([finding, ...others, favor], { states }));
  expect(comments.map(({ paragraphs }) => paragraphs[0])).toEqual(['High: f4', 'High: f5']);
  expect(JSON.stringify(comments)).not.toContain('Ada');
});

it('uses the short request if there is no long one', () => {
  const [comment] = composeReviewComments(buildInput([{ ...finding, mitigation: '' }]));
  expect(comment?.paragraphs).toContain('What to ask for: Ask for a refund');
});

it('contains nothing about the file or its owner', () => {
  expect(JSON.stringify(composeReviewComments(buildInput([finding])))).not.toMatch(/Doe|a1"/);
});
