import type { Block, SourceText } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { measureKeptOrder } from './kept-order.ts';

/** A source text of lines, each a block. */
function buildSource(lines: readonly (readonly [Block['kind'], string])[]) {
  let start = 0;
  const blocks = lines.map(([kind, text]) => {
    const block = { kind, start, end: start + text.length };
    start += text.length + 1;
    return block;
  });
  const text = lines.map(([, line]) => line).join('\n');
  return { text, blocks } as unknown as SourceText;
}

const left = 'the fee is due on monday';
const right = 'late fees bear interest each day';
const reference = { tool: 'pdftotext', text: `${left} ${right}` };
const layout = { tool: 'layout', text: `${left}\n${right}` };

describe('the order of words that is kept', () => {
  it('is all of it where the words stand as in the reference', () => {
    const source = buildSource([['paragraph', `${left} ${right}`]]);
    expect(measureKeptOrder(source, [reference, layout])).toEqual({
      kept: { pdftotext: 1, layout: 1 },
      agreed: 7,
      agreedKept: 7,
      broken: [],
    });
  });

  it('lists the words whose order two references have and the text does not', () => {
    const source = buildSource([
      ['paragraph', right],
      ['paragraph', left],
    ]);
    const { kept, agreed, agreedKept, broken } = measureKeptOrder(source, [reference, layout]);
    expect(kept.pdftotext).toBeCloseTo(2 / 7);
    expect([agreed, agreedKept]).toEqual([7, 2]);
    expect(broken).toEqual(['fee is due on monday late fees bear interest each']);
  });

  it('lists nothing that one reference alone has', () => {
    const source = buildSource([['paragraph', 'fee the due is monday on']]);
    const other = { tool: 'layout', text: 'due the is fee monday on' };
    expect(measureKeptOrder(source, [{ tool: 'pdftotext', text: left }, other])).toMatchObject({
      kept: { pdftotext: 0 },
      agreed: 0,
      broken: [],
    });
  });

  it('runs on below a page header that the reference has between two lines', () => {
    const source = buildSource([
      ['paragraph', 'the fee is due on the first monday of march'],
      ['header', 'Acme Supply Terms'],
    ]);
    const text = 'the fee is due on\nAcme Supply Terms\nthe first monday of march';
    expect(measureKeptOrder(source, [{ tool: 'pdftotext', text }]).kept).toEqual({ pdftotext: 1 });
  });

  it('has no share of a reference without words', () => {
    const source = buildSource([['paragraph', left]]);
    expect(measureKeptOrder(source, [{ tool: 'pdftotext', text: ' ' }]).kept).toEqual({});
  });
});
