import { type SourceText, sourceTextSchema } from '@clauselight/schema';
import { expect } from 'vitest';

/** Holds what is true of every source text, whatever it was read from. */
export function checkSourceText(source: SourceText): void {
  sourceTextSchema.parse(source);
  const { text, blocks, pages } = source;
  expect(text).toBe(text.normalize('NFC'));
  expect(text).not.toMatch(/\r/);
  let end = 0;
  for (const block of blocks) {
    expect(block.start).toBeGreaterThanOrEqual(end);
    expect(block.end).toBeGreaterThan(block.start);
    expect(text.slice(end, block.start)).toMatch(/^\n*$/);
    expect(text.slice(block.start, block.end)).toMatch(/^\S/);
    expect(text.slice(block.start, block.end)).toMatch(/\S$/);
    end = block.end;
  }
  expect(end).toBe(text.length);
  if (pages.length === 0) return;
  expect(pages[0]?.start).toBe(0);
  expect(pages.at(-1)?.end).toBe(text.length);
  for (const [at, page] of pages.entries()) {
    expect(page.number).toBe(at + 1);
    expect(page.end).toBeGreaterThanOrEqual(page.start);
    if (at > 0) expect(page.start).toBe(pages[at - 1]?.end);
  }
  for (const block of blocks) checkPageOfBlock(block, source);
}

function checkPageOfBlock(block: SourceText['blocks'][number], { pages }: SourceText): void {
  if (block.kind === 'header' || block.kind === 'footer') return;
  const page = pages.find(({ number }) => number === block.page);
  expect(block.start).toBeGreaterThanOrEqual(page?.start ?? Number.POSITIVE_INFINITY);
  expect(block.start).toBeLessThan(page?.end ?? 0);
}

/** The blocks as `kind number| text`, for comparison at a glance. */
export function listBlocks({ text, blocks }: SourceText): string[] {
  return blocks.map(({ kind, number, start, end }) => {
    const label = number === undefined ? kind : `${kind} ${number}`;
    return `${label}| ${text.slice(start, end)}`;
  });
}
