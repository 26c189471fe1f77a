import { describe, expect, it } from 'vitest';
import { buildDocumentMaterial } from '../../../test/document-material.ts';
import { createRecentDocuments, type RecentDocumentsOptions } from './recent-documents.ts';

function keepAll(keys: readonly string[], options: Partial<RecentDocumentsOptions>) {
  const recent = createRecentDocuments({ maxDocuments: 10, maxBytes: 1e6, ...options });
  for (const key of keys) recent.keep(key, buildDocumentMaterial());
  return recent;
}

describe('the documents asked about last', () => {
  it('are returned unchanged, with fields that an older analysis lacks left empty', () => {
    const document = keepAll(['a'], {}).find('a');
    expect(document?.sourceText.text).toBe('The fee is due.');
    expect(document?.analysis.views).toEqual([]);
  });

  it('are limited in number, and the least recently used ones are evicted first', () => {
    const recent = keepAll(['a', 'b'], { maxDocuments: 2 });
    recent.find('a');
    recent.keep('c', buildDocumentMaterial());
    expect(['a', 'b', 'c'].map((key) => recent.find(key) !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('keep the latest document even if it is too large', () => {
    const recent = keepAll(['a', 'b'], { maxBytes: 10 });
    expect(recent.find('a')).toBeUndefined();
    expect(recent.find('b')).toBeDefined();
  });

  it('are rejected if the analysis is of another text', () => {
    const recent = createRecentDocuments({ maxDocuments: 2, maxBytes: 1e6 });
    const stale = buildDocumentMaterial({ quote: 'sum' });
    expect(() => recent.keep('a', stale)).toThrow(
      expect.objectContaining({ code: 'analysis_missing' }),
    );
    expect(recent.find('a')).toBeUndefined();
  });
});
