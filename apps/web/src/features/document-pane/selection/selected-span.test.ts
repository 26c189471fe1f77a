import type { Block, SourceText } from '@clauselight/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSelectedSpan } from './selected-span.ts';

function buildSource(paragraphs: readonly string[]): SourceText {
  let start = 0;
  const blocks = paragraphs.map((words): Block => {
    const block = { kind: 'paragraph' as const, start, end: start + words.length };
    start = block.end + 1;
    return block;
  });
  const text = paragraphs.join('\n');
  return {
    readerVersion: '1',
    format: 'txt',
    text,
    blocks,
    pages: [],
    revisions: [],
    comments: [],
    hiddenTexts: [],
    warnings: [],
  };
}

const source = buildSource(['The cap.', 'A 😀 b', 'End']);

function quote(start: number, end: number): string | undefined {
  const span = findSelectedSpan(source, { start, end });
  return span && source.text.slice(span.start, span.end);
}

describe('a selected span', () => {
  it('across blocks holds the line feed between them', () => {
    expect(quote(4, 10)).toBe('cap.\nA');
  });

  it('of a triple click is its block, though the browser ends it in the next one', () => {
    expect(quote(0, 9)).toBe('The cap.');
  });

  it('that begins behind the last character of a block begins with the next', () => {
    expect(quote(8, 10)).toBe('A');
  });

  it('keeps the spaces at its ends', () => {
    expect(quote(3, 8)).toBe(' cap.');
  });

  it.each([
    [12, 13],
    [11, 12],
  ])('never divides a pair of surrogates: %s-%s', (start, end) => {
    expect(quote(start, end)).toBe('😀');
  });

  it.each([
    [5, 5],
    [8, 9],
    [99, 120],
  ])('without words is none: %s-%s', (start, end) => {
    expect(findSelectedSpan(source, { start, end })).toBeUndefined();
  });

  it('holds every selected character that is no line feed between blocks, and at most half a pair more', () => {
    const paragraph = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
    const words = paragraph.map((value) => value.replaceAll('\n', ' '));
    fc.assert(
      fc.property(
        fc.array(words, { minLength: 1, maxLength: 8 }),
        fc.nat(),
        fc.nat(),
        (all, a, b) => {
          const made = buildSource(all);
          const [start = 0, end = 0] = [a, b]
            .map((value) => value % (made.text.length + 1))
            .sort((x, y) => x - y);
          const span = findSelectedSpan(made, { start, end });
          const letters = made.text.slice(start, end).replaceAll('\n', '');
          expect(span === undefined).toBe(letters === '');
          if (!span) return;
          const got = made.text.slice(span.start, span.end);
          expect(() => encodeURIComponent(got)).not.toThrow();
          expect(got.replaceAll('\n', '')).toContain(letters);
          expect(span.start).toBeGreaterThanOrEqual(start - 1);
          expect(span.end).toBeLessThanOrEqual(end + 1);
          expect(got).not.toMatch(/^\n|\n$/);
        },
      ),
    );
  });
});
