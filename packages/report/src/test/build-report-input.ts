import {
  type Analysis,
  analysisSchema,
  type Finding,
  findingSchema,
  type SourceText,
  type Term,
} from '@clauselight/schema';
import type { AnalysisReportInput } from '../report-input.ts';

export function buildTerm(facts: Partial<Term> = {}): Term {
  return {
    id: 't1',
    type: 'governing-law',
    label: 'Governing law',
    display: 'Delaware',
    value: { kind: 'text', text: 'Delaware' },
    evidence: { start: 0, end: 8, quote: 'Delaware' },
    ...facts,
  };
}

export function buildFinding(facts: Partial<Finding> = {}): Finding {
  return findingSchema.parse({
    id: 'f1',
    ruleId: 'PAY-04',
    category: 'payment',
    title: 'Payments are not refunded',
    baseSeverity: 3,
    severity: 3,
    adjustments: [],
    confidence: 0.9,
    bornBy: 'the party that pays',
    why: 'What has been paid stays paid.',
    mitigation: 'Ask for a refund.',
    source: 'Written for the tests',
    evidence: [{ start: 0, end: 8, quote: 'Delaware' }],
    points: 6,
    scoreWithout: 0,
    ...facts,
  });
}

export function buildAnalysis(facts: Partial<Analysis> = {}): Analysis {
  return analysisSchema.parse({
    engineVersion: '1.0',
    ruleBookVersion: '2026.1',
    documentKind: { kind: 'services', label: 'Services agreement' },
    wordCount: 100,
    clauses: [],
    terms: [],
    findings: [],
    checks: [],
    score: { value: 1.8, level: 'low', r: 6, scale: 30, rest: 0.35, categories: [] },
    recommendations: [],
    summary: [],
    ...facts,
  });
}

export function buildSource(facts: Partial<SourceText> = {}): SourceText {
  return {
    readerVersion: '1',
    format: 'pdf',
    text: 'Delaware law governs.',
    blocks: [],
    pages: [],
    revisions: [],
    comments: [],
    hiddenTexts: [],
    warnings: [],
    ...facts,
  };
}

/** An analysis with what it takes to make a report of it. */
export function buildReportInput(
  analysis: Partial<Analysis> = {},
  facts: Partial<AnalysisReportInput> = {},
): AnalysisReportInput {
  return {
    analysisId: 'b7f1a3a0-0000-4000-8000-000000000001',
    filename: 'deal.pdf',
    analyzedAt: '2026-03-01T12:00:00.000Z',
    analysis: buildAnalysis(analysis),
    source: buildSource(),
    accepted: [],
    ...facts,
  };
}
