import { describe, expect, it } from 'vitest';
import { buildDocumentMaterial } from '../../../test/document-material.ts';
import { createRecentDocuments, type RecentDocumentsOptions } from './recent-documents.ts';

function keepAll(keys: readonly string[], options: Partial<RecentDocumentsOptions>) {
  const recent = createRecentDocuments({ maxDocuments: 10, maxBytes: 1e6, ...options });
  for (const key of keys) recent.keep(key, buildDocumentMaterial());
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
    recent.keep('c', buildDocumentMaterial());
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
    const stale = buildDocumentMaterial({ quote: 'sum' });
    expect(() => recent.keep('a', stale)).toThrow(
      expect.objectContaining({ code: 'analysis_missing' }),
    );
    expect(recent.find('a')).toBeUndefined();
  });
});
