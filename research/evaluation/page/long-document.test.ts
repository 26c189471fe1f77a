import { describe, expect, it } from 'vitest';
import { buildLongText, documentLength, highlightCount, placeHighlights } from './long-document.ts';

describe('the long document', () => {
  const text = buildLongText();
  const highlights = placeHighlights(text);

  it('is as long as it says, and always the same', () => {
    expect(text).toHaveLength(documentLength);
    expect(buildLongText()).toBe(text);
  });

  it('has its highlights on exactly their words, and many of them overlap', () => {
    expect(highlights).toHaveLength(highlightCount);
    for (const { startOffset, endOffset, quote } of highlights) {
      expect(text.slice(startOffset, endOffset)).toBe(quote);
    }
    const overlapping = highlights.filter(
      ({ startOffset }, index) => startOffset < (highlights[index - 1]?.endOffset ?? 0),
    );
    expect(overlapping.length).toBeGreaterThan(highlightCount / 3);
  });
});
