import type { AnalysisRecord, DocumentInsight } from '@clauselight/schema';
import type { InsightFinding } from '../findings.ts';

/** The id that ends in a number, for documents and analyses alike. */
export function buildId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

export function buildInsight(parts: Partial<DocumentInsight> = {}): DocumentInsight {
  return {
    analysisId: buildId(1),
    documentId: buildId(101),
    filename: 'agreement.txt',
    analyzedAt: '2026-11-20T10:00:00Z',
    riskScore: 5,
    documentKind: 'saas',
    kindLabel: 'Software-as-a-service agreement',
    scoreLabel: 'Risk',
    isIncomplete: false,
    findings: [],
    reviewed: 0,
    dates: [],
    values: [],
    ...parts,
  };
}

export function buildFinding(parts: Partial<InsightFinding> = {}): InsightFinding {
  return {
    id: 'f1',
    ruleId: 'LIA-01',
    title: 'Unlimited liability',
    category: 'liability',
    severity: 4,
    start: 10,
    end: 20,
    ...parts,
  };
}

export function buildRecord(parts: Partial<AnalysisRecord> = {}): AnalysisRecord {
  return {
    id: buildId(1),
    documentId: buildId(101),
    filename: 'agreement.txt',
    status: 'completed',
    requestedAt: '2026-11-20T09:59:00Z',
    analyzedAt: '2026-11-20T10:00:00Z',
    riskScore: 5,
    documentKind: 'saas',
    scoreLabel: 'Risk',
    riskFlags: [],
    ...parts,
  };
}
