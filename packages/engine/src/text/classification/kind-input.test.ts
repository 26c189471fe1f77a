import type { Block, SourceText } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../structure/find-structure.ts';
import { createKindInput } from './kind-input.ts';

function createInput(text: string, kinds: readonly Block['kind'][] = []) {
  const plain = buildSourceText(text);
  const blocks = plain.blocks.map((block, index) => ({
    ...block,
    kind: kinds[index] ?? block.kind,
  }));
  const sourceText: SourceText = { ...plain, blocks };
  const { structure } = findStructure({ sourceText });
  return createKindInput(sourceText, structure, 'Title');
}

const words = (count: number) => 'word '.repeat(count).trim();

describe('createKindInput', () => {
  it.each([
    [29, 0],
    [30, 1],
  ])('counts a paragraph of %d words as prose with share %d', (count, share) => {
    expect(createInput(words(count)).proseShare).toBe(share);
  });

  it('measures prose by its words, not by its paragraphs', () => {
    expect(createInput(`${words(30)}\n\n${words(10)}`).proseShare).toBe(0.75);
  });

  it('does not count table rows as prose', () => {
    const input = createInput(`${words(40)}\n\n${words(40)}`, ['table-row', 'table-row']);
    expect(input).toMatchObject({ proseShare: 0, tableRowShare: 1 });
  });

  it('counts the headings of the file, or else the headings of numbered clauses', () => {
    expect(createInput('One\n\nText.\n\nTwo', ['heading', 'paragraph', 'heading']).headings).toBe(
      2,
    );
    expect(createInput('1. Fees\n\n1.1 It costs.\n\n2. Law\n\n2.1 It governs.').headings).toBe(2);
  });

  it('is empty for an empty document', () => {
    expect(createInput('')).toMatchObject({
      proseShare: 0,
      tableRowShare: 0,
      headings: 0,
      wordCount: 0,
    });
  });

  it('uses only the start and the end of a long text', () => {
    const { text, head } = createInput(`first ${'middle '.repeat(20_000)}last`);
    expect(text).toMatch(/^first /);
    expect(text).toMatch(/ last$/);
    expect(text.length).toBe(60_001);
    expect(head.length).toBe(6_000);
  });
});
