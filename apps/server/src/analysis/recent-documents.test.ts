import type { Analysis, SourceText } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { createRecentDocuments, type RecentDocumentsOptions } from './recent-documents.ts';
import type { SelectionMaterial } from './selection-messages.ts';

function buildMaterial({ text = 'The fee is due.', quote = 'fee' } = {}): SelectionMaterial {
  const sourceText: SourceText = {
    readerVersion: 'test',
    format: 'txt',
    text,
    blocks: [],
    pages: [],
    revisions: [],
    comments: [],
    hiddenTexts: [],
    warnings: [],
  };
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
    sourceText: new TextEncoder().encode(JSON.stringify(sourceText)),
    analysis: JSON.stringify(analysis),
  };
}

function keepAll(keys: readonly string[], options: Partial<RecentDocumentsOptions>) {
  const recent = createRecentDocuments({ maxDocuments: 10, maxBytes: 1e6, ...options });
  for (const key of keys) recent.keep(key, buildMaterial());
  return recent;
}

describe('the documents asked about last', () => {
  it('are found again as they were, with what an older analysis did not know left empty', () => {
    const document = keepAll(['a'], {}).find('a');
    expect(document?.sourceText.text).toBe('The fee is due.');
    expect(document?.analysis.views).toEqual([]);
  });

  it('are no more than allowed, and those unused longest go first', () => {
    const recent = keepAll(['a', 'b'], { maxDocuments: 2 });
    recent.find('a');
    recent.keep('c', buildMaterial());
    expect(['a', 'b', 'c'].map((key) => recent.find(key) !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('are the last one alone where even that is too large', () => {
    const recent = keepAll(['a', 'b'], { maxBytes: 10 });
    expect(recent.find('a')).toBeUndefined();
    expect(recent.find('b')).toBeDefined();
  });

  it('are refused where the analysis is of another text', () => {
    const recent = createRecentDocuments({ maxDocuments: 2, maxBytes: 1e6 });
    const stale = buildMaterial({ quote: 'sum' });
    expect(() => recent.keep('a', stale)).toThrow(
      expect.objectContaining({ code: 'analysis_missing' }),
    );
    expect(recent.find('a')).toBeUndefined();
  });
});
