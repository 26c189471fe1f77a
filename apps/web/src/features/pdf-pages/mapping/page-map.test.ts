import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMeaningful, readLetters } from './letters.ts';
import { createPageMap, findItemRanges, type ItemRange } from './page-map.ts';

function map(text: string, items: readonly string[]) {
  return createPageMap({ text, parts: [{ start: 0, end: text.length }], items });
}

function find(
  text: string,
  items: readonly string[],
  quote: string,
  nth = 0,
): string[] | undefined {
  let start = text.indexOf(quote);
  for (let count = 0; count < nth; count += 1) start = text.indexOf(quote, start + 1);
  const ranges = findItemRanges(map(text, items), { start, end: start + quote.length });
  return ranges && show(items, ranges);
}

function show(items: readonly string[], ranges: readonly ItemRange[]): string[] {
  return ranges.map(({ item, start, end }) => `${item}:${items[item]?.slice(start, end)}`);
}

function keepMeaning(text: string): string {
  return [...readLetters(text).text].filter(isMeaningful).join('');
}

describe('a passage on a page', () => {
  it('is found over the ends of lines', () => {
    const items = ['The supplier shall deliver', 'the goods within thirty', 'days.'];
    expect(
      find(
        'The supplier shall deliver the goods within thirty days.',
        items,
        'deliver the goods within thirty days',
      ),
    ).toEqual(['0:deliver', '1:the goods within thirty', '2:days']);
  });

  it('is found where the text joins a word that the page breaks', () => {
    const items = ['either party may termi-', 'nate this agreement'];
    expect(find('either party may terminate this agreement', items, 'terminate')).toEqual([
      '0:termi',
      '1:nate',
    ]);
  });

  it('is found through ligatures, accents set apart, soft hyphens and odd spaces', () => {
    const items = ['The o\uFB03ce of the cafe\u0301', 'is con\u00ADfi\u00ADden\u00ADtial\u00A0now'];
    const text = 'The office of the café is confidential now';
    expect(find(text, items, 'office')).toEqual(['0:o\uFB03ce']);
    expect(find(text, items, 'confidential now')).toEqual([
      '1:con\u00ADfi\u00ADden\u00ADtial\u00A0now',
    ]);
  });

  it('takes the right one of words that come again', () => {
    const items = ['The fee is due.', 'The fee is paid. The fee is due again.'];
    const text = 'The fee is due. The fee is paid. The fee is due again.';
    expect(find(text, items, 'fee', 1)).toEqual(['1:fee']);
    const last = findItemRanges(map(text, items), { start: 37, end: 40 });
    expect(last).toEqual([{ item: 1, start: 21, end: 24 }]);
  });

  it('is found where the page has its columns in another order', () => {
    const items = [
      'right column says that the price is fixed',
      'left column says that the price may rise',
    ];
    const text =
      'left column says that the price may rise right column says that the price is fixed';
    expect(find(text, items, 'the price', 0)).toEqual(['1:the price']);
    expect(find(text, items, 'the price', 1)).toEqual(['0:the price']);
  });

  it('is found between running lines that the text has elsewhere', () => {
    const items = ['Supply Agreement', 'Page 7', 'goods are sent', 'Supply Agreement, continued'];
    expect(find('goods are sent Supply Agreement Page 7', items, 'Page 7')).toEqual(['1:Page 7']);
  });

  it('is nothing where a letter of it is missing on the page', () => {
    expect(
      find('The fee is EUR 900 a month', ['The fee is', 'a month'], 'EUR 900'),
    ).toBeUndefined();
    expect(
      find('The fee is EUR 900 a month', ['The fee is', 'a month'], 'is EUR 900'),
    ).toBeUndefined();
  });

  it('does without bullets that are drawn and no text', () => {
    expect(find('• the first duty', ['the first duty'], '• the first duty')).toEqual([
      '0:the first duty',
    ]);
  });

  it('is an empty list if it is on other pages only', () => {
    const text = 'one page and another';
    const page = createPageMap({ text, parts: [{ start: 0, end: 8 }], items: ['one page'] });
    expect(findItemRanges(page, { start: 13, end: 20 })).toEqual([]);
  });

  it('is a row of blanks to fill in', () => {
    expect(find('Name: ______', ['Name:', '______'], '______')).toEqual(['1:______']);
  });
});

describe('every passage', () => {
  const word = fc.constantFrom(
    'fee',
    'the',
    'party',
    'a',
    'of',
    '30',
    'fi',
    'naïve',
    'EUR',
    '§',
    'terms',
  );
  const sentence = fc.array(word, { minLength: 1, maxLength: 8 });
  const span = fc.tuple(fc.nat(200), fc.nat(60));

  it('has ranges with exactly its letters, however the page sets it', () => {
    const page = fc.record({
      sentences: fc.array(sentence, { minLength: 1, maxLength: 8 }),
      cut: fc.integer({ min: 1, max: 9 }),
      isTurned: fc.boolean(),
    });
    fc.assert(
      fc.property(page, span, ({ sentences, cut, isTurned }, [from, length]) => {
        const blocks = sentences.map((words) => words.join(' '));
        const text = blocks.join('\n');
        const order = isTurned ? blocks.toReversed() : blocks;
        const items = order.flatMap((block) => breakLines(block, cut));
        const start = Math.min(from, text.length);
        const end = Math.min(text.length, start + length);
        const ranges = findItemRanges(map(text, items), { start, end });
        const lit = (ranges ?? []).map((range) => items[range.item]?.slice(range.start, range.end));
        if (ranges) expect(keepMeaning(lit.join(''))).toBe(keepMeaning(text.slice(start, end)));
        if (!isTurned) expect(ranges).toBeDefined();
      }),
      { numRuns: 300 },
    );
  });
});

/** Lines of some characters each, broken words with a hyphen. */
function breakLines(block: string, length: number): string[] {
  const lines: string[] = [];
  for (let at = 0; at < block.length; at += length) {
    const line = block.slice(at, at + length);
    const isBroken = /\p{L}$/u.test(line) && /^\p{L}/u.test(block.slice(at + length));
    lines.push(isBroken ? `${line}-` : line);
  }
  return lines;
}
