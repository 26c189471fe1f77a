import { describe, expect, it } from 'vitest';
import { reportPartsSchema, writeReport } from './report.ts';

const evidence = { start: 0, end: 22, quote: 'All fees are\nfinal.' };
const finding = {
  id: 'f1',
  ruleId: 'PAY-01',
  category: 'payment',
  title: 'No <refunds>',
  baseSeverity: 3,
  severity: 4,
  adjustments: [],
  confidence: 0.9,
  bornBy: 'the customer',
  why: 'What is paid stays paid.',
  mitigation: 'Ask for a refund of what was not used.',
  wording: 'Unused fees are refunded.',
  source: 'Written for the tests',
  evidence: [evidence],
  clause: { id: 'c1', number: '4.2', heading: 'Fees' },
  points: 6,
  scoreWithout: 0,
};
const full = {
  engineVersion: '1.0',
  documentKind: { kind: 'saas', label: 'Cloud services agreement' },
  summary: [{ text: 'A cloud service.', evidence: [] }],
  score: {
    label: 'Risk',
    meaning: 'What is asked of the reader.',
    value: 1.8,
    level: 'low',
    r: 6,
    scale: 30,
    rest: 0.35,
    categories: [{ category: 'payment', points: 6 }],
  },
  findings: [finding],
  terms: [
    {
      id: 't1',
      type: 'governing-law',
      label: 'Governing law',
      display: 'Delaware',
      value: { kind: 'text', text: 'Delaware' },
      evidence: { start: 30, end: 47, quote: 'State of Delaware' },
    },
  ],
  recommendations: [
    {
      id: 'r1',
      findingId: 'f1',
      severity: 4,
      title: 'Ask for refunds',
      text: 'Ask for a refund.',
      scoreReduction: 1.8,
    },
  ],
};

const write = (parts: object, accepted: readonly string[] = []) =>
  writeReport({
    parts: reportPartsSchema.parse(parts),
    filename: 'deal_*.pdf',
    analyzedAt: new Date('2026-03-01T12:00:00Z'),
    accepted: new Set(accepted),
  });

describe('the report of an analysis', () => {
  it('tells the score with its reasons, the findings in their words, terms and advice', () => {
    expect(write(full)).toBe(`# deal\\_\\*.pdf

- **File:** deal\\_\\*.pdf
- **Kind:** Cloud services agreement
- **Analyzed:** 2026-03-01

## Score: 1.8 of 10

Risk: low. What is asked of the reader.

How it comes about: in each category the finding with most points counts in full, the others with 35 % of theirs. Together that is R = 6, and the score is 10 × (1 − e^(−R / 30)).

| Category | Points |
| --- | ---: |
| Payment | 6 |

## Summary

A cloud service.

## Findings (1)

### High: No \\<refunds\\>

> All fees are
>
> final.

- **Where:** 4.2 Fees
- **Why it matters:** What is paid stays paid.
- **Whose risk:** the customer
- **What to ask for:** Ask for a refund of what was not used.
- **Wording:** Unused fees are refunded.
- **Points:** 6; without it the score is 0.0
- **Source:** Written for the tests

## Key terms (1)

- **Governing law:** Delaware (“State of Delaware”)

## Recommendations (1)

### Ask for refunds

Ask for a refund.

It would take 1.8 off the score.

*Engine 1.0. This is drafting-risk triage, not legal advice.*
`);
  });

  it('says what was accepted, and what is left without it', () => {
    const report = write(full, ['f1', 'of another analysis']);
    expect(report).toContain('Without the 1 that you have accepted: 0.0 of 10.');
    expect(report).toContain('*You have accepted this.*');
  });

  it('says what could not be looked at, and leaves out what there is nothing to say of', () => {
    const failedSteps = [{ step: 'risk', label: 'Risks' }];
    const nothing = { summary: [], findings: [], terms: [], recommendations: [] };
    const report = write({ ...full, ...nothing, failedSteps });
    expect(report).toContain('This analysis is incomplete. These steps failed: Risks.');
    expect(report).toContain('## Findings (0)');
    expect(report).not.toMatch(/Summary|Key terms|Recommendations/);
  });
});
