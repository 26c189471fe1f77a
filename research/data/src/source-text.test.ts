import { describe, expect, it } from 'vitest';
import { divideText, toSourceText } from './source-text.ts';

function listBlocks({ text, blocks }: ReturnType<typeof toSourceText>): readonly string[] {
  return blocks.map(({ start, end }) => text.slice(start, end));
}

describe('a source text', () => {
  it('has a block for every paragraph, whatever its lines end with', () => {
    const sourceText = toSourceText('Fees\r\nare due. \r\n \r\n  Cafe\u0301\rcloses.\n');
    expect(listBlocks(sourceText)).toEqual(['Fees\nare due.', 'Café\ncloses.']);
  });

  it('has the blocks that a pattern finds, in the text as it is but for NFC', () => {
    const sourceText = divideText('Fees\r\n  are due. \n\nCafe\u0301\n', /[^\s][^\n]*/g);
    expect(sourceText.text).toBe('Fees\r\n  are due. \n\nCafé\n');
    expect(listBlocks(sourceText)).toEqual(['Fees', 'are due.', 'Café']);
  });
});
