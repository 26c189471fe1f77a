import { buildSourceText } from '@clauselight/engine/test/build-source-text.ts';
import type { Analysis } from '@clauselight/schema';
import type { DocumentMaterial } from '../src/domain/analyses/document-material.ts';

/** A text and an analysis that found one term in it, at the place of `fee`. */
export function buildDocumentMaterial({
  text = 'The fee is due.',
  quote = 'fee',
} = {}): DocumentMaterial {
  const term: Analysis['terms'][number] = {
    id: 't1',
    type: 'money',
    label: 'Fee',
    display: 'fee',
    value: { kind: 'text', text: 'fee' },
    evidence: { start: 4, end: 7, quote },
  };
  const analysis = {
    engineVersion: 'test',
    ruleBookVersion: 'test',
    documentKind: { kind: 'contract', label: 'Contract' },
    wordCount: 4,
    clauses: [],
    terms: [term],
    findings: [],
    checks: [],
    score: { value: 0, level: 'low', r: 0, scale: 30, rest: 0.35, categories: [] },
    recommendations: [],
    summary: [],
  };
  return {
    sourceText: new TextEncoder().encode(JSON.stringify(buildSourceText(text))),
    analysis: JSON.stringify(analysis),
  };
}
