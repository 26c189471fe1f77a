import { computeScore } from '@clauselight/core';
import type {
  Analysis,
  Evidence,
  Finding,
  FindingState,
  InvoiceDetails,
  SourceText,
  Term,
} from '@clauselight/schema';
import type { StoredAnalysisInput } from '../report-input.ts';

/** The text of every built input: two pages, a clause each. */
export const text =
  '1. Fees. The Customer must pay all fees by 1 May 2026.\n2. Law. Governed by Delaware law.';
const half = text.indexOf('2. Law');

/** The first place of some words in the text. */
export function quote(words: string): Evidence {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`the text does not hold "${words}"`);
  return { start, end: start + words.length, quote: words };
}

export function buildFinding(facts: Partial<Finding> = {}): Finding {
  return {
    id: 'f1',
    ruleId: 'PAY-04',
    category: 'payment',
    title: 'Payments are not refunded',
    baseSeverity: 3,
    severity: 3,
    adjustments: [],
    confidence: 0.9,
    borneBy: 'the party that pays',
    standing: 'open',
    request: 'Ask for a refund',
    lookedIn: [],
    why: 'What has been paid stays paid.',
    mitigation: 'Ask for a refund of what was not used.',
    source: 'Own',
    evidence: [quote('must pay all fees')],
    points: 3,
    scoreWithout: 0,
    ...facts,
  };
}

export function buildTerm(facts: Partial<Term> = {}): Term {
  return {
    id: 't1',
    type: 'governing-law',
    label: 'Governing law',
    display: 'State of Delaware',
    value: { kind: 'text', text: 'Delaware' },
    evidence: quote('Delaware law'),
    ...facts,
  };
}

/** An analysis with the score of its findings. */
export function buildAnalysis(facts: Partial<Analysis> = {}): Analysis {
  const findings = facts.findings ?? [];
  return {
    engineVersion: '1.2.3',
    ruleBookVersion: '2026.9',
    documentKind: { kind: 'services', label: 'Services agreement' },
    wordCount: 1200,
    clauses: [
      { id: 'c1', number: '1', heading: 'Fees', level: 1, start: 0, end: half },
      { id: 'c2', number: 'Article II', level: 1, start: half, end: text.length },
    ],
    definitions: [],
    crossReferences: [],
    signatureBlocks: [],
    attachments: [],
    amendments: [],
    provisions: [],
    conceptPassages: [],
    lawNotes: [],
    terms: [],
    failedSteps: [],
    leftOut: [],
    sides: [],
    findings,
    checks: [],
    clauseRows: [],
    powers: [],
    ndaChecks: [],
    strengths: [],
    score: computeScore(findings, { label: 'Risk', meaning: 'Triage of the drafting.' }),
    recommendations: [],
    firstSteps: { recommendationIds: [], message: '' },
    summary: [],
    views: [],
    ...facts,
  };
}

/** An invoice of 15 February 2026 that is to be paid in thirty days and names no day. */
export function buildInvoice(): InvoiceDetails {
  const evidence = { start: 0, end: 8, quote: 'net 30' };
  return {
    kind: 'invoice',
    type: 'invoice',
    syntax: 'text',
    seller: {},
    buyer: {},
    fields: [{ id: 'date', label: 'Date', value: '2026-02-15', display: '15 February 2026' }],
    lines: [],
    taxes: [],
    totals: {},
    payment: { accounts: [], days: 30, terms: { value: 'net 30', display: 'net 30', evidence } },
    sums: [],
    required: [],
  };
}

export function buildSource(facts: Partial<SourceText> = {}): SourceText {
  return {
    readerVersion: '3',
    format: 'pdf',
    text,
    blocks: [],
    pages: [
      { number: 1, start: 0, end: half },
      { number: 2, start: half, end: text.length },
    ],
    revisions: [],
    comments: [],
    hiddenTexts: [],
    warnings: [],
    ...facts,
  };
}

export function buildReportInput(facts: Partial<StoredAnalysisInput> = {}): StoredAnalysisInput {
  return {
    analysisId: 'a1',
    filename: 'deal.pdf',
    analyzedAt: '2026-03-02T23:30:00.000Z',
    analysis: buildAnalysis(),
    source: buildSource(),
    states: [],
    ...facts,
  };
}

/** A decision about a finding: accepted, unless something else is said. */
export function buildState(findingId: string, facts: Partial<FindingState> = {}): FindingState {
  return { findingId, state: 'accepted', changedAt: '2026-03-02T23:40:00.000Z', ...facts };
}
