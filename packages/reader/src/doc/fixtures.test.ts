import { readFileSync } from 'node:fs';
import type { SourceText } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { checkSourceText, listBlocks } from '../testing/check-source-text.ts';

async function readFixture(name: string): Promise<SourceText> {
  const bytes = readFileSync(new URL(`./fixtures/${name}.doc`, import.meta.url));
  const source = await readDocument(new Uint8Array(bytes), { format: 'doc' });
  checkSourceText(source);
  return source;
}

const find = (source: SourceText, words: string) => {
  const start = source.text.indexOf(words);
  return { start, end: start + words.length };
};

describe('a contract a word processor saved', () => {
  const reading = readFixture('contract');

  it('has every displayed number, over levels, breaks in the list and other lists', async () => {
    const numbered = listBlocks(await reading).filter((block) =>
      / (Article|\(|\d|\w\))/.test(block),
    );
    expect(numbered).toEqual(
      expect.arrayContaining([
        'heading Article I| Article I Definitions',
        'paragraph 1| 1.The Supplier supplies the Goods.',
        'paragraph 1.1| 1.1 Delivery is at the Buyer’s risk.',
        'paragraph 1.2| 1.2 Delivery takes place:',
        'paragraph (a)| (a)on a business day;',
        'paragraph (b)| (b)at the agreed place, which is:',
        'paragraph (i)| (i)the warehouse, or',
        'paragraph (ii)| (ii)the office.',
        'paragraph 2| 2.The Buyer pays the Price.',
        'paragraph 2.1| 2.1 Payment is due within thirty days.',
        'paragraph C)| C)The first recital of this list.',
        'paragraph D)| D)The second recital of this list.',
        'paragraph 3| 3.The third clause continues the first list.',
        'heading Article II| Article II Prices',
      ]),
    );
  });

  it('has the depth of each clause', async () => {
    const levels = (await reading).blocks.map(({ number, level }) => [number, level]);
    expect(levels).toEqual(
      expect.arrayContaining([
        ['1.2', 2],
        ['(b)', 3],
        ['(ii)', 4],
      ]),
    );
  });

  it('has bullets as list items and headings with their level', async () => {
    expect(listBlocks(await reading)).toContain('list-item| • a point without a number');
    const { text, blocks } = await reading;
    const recitals = blocks.find(({ start, end }) => text.slice(start, end) === 'Recitals');
    expect(recitals).toMatchObject({ kind: 'heading', level: 2 });
  });

  it('has its tables as rows with cells, the header row named and covered cells empty', async () => {
    const { text, blocks } = await reading;
    const rows = blocks.filter(({ kind }) => kind === 'table-row');
    const cells = rows.map(({ cells = [] }) =>
      cells.map(({ start, end }) => text.slice(start, end)),
    );
    expect(cells).toEqual([
      ['Item', 'Unit', 'Price'],
      ['Bolts', 'box', '4.00'],
      ['', 'pallet', '380.00'],
      ['Inside one', 'Inside two'],
    ]);
    expect(rows.map(({ isHeaderRow }) => isHeaderRow)).toEqual([
      true,
      undefined,
      undefined,
      undefined,
    ]);
    expect(rows.map(({ table }) => table)).toEqual([1, 1, 1, 3]);
  });

  it('has a table in a table between the words around it', async () => {
    expect(listBlocks(await reading).slice(-6, -2)).toEqual([
      'paragraph| Outside',
      'table-row| Inside one\tInside two',
      'paragraph| After the inner table.',
      'paragraph| See the terms and page 1.',
    ]);
  });

  it('has each different header at its top and footer at its end', async () => {
    const blocks = listBlocks(await reading);
    expect(blocks.slice(0, 2)).toEqual([
      'header| Supply Agreement – Draft',
      'header| Strictly Confidential',
    ]);
    expect(blocks.at(-1)).toBe('footer| First page footer');
  });

  it('has white words on black cells as words that can be seen', async () => {
    const { hiddenTexts, warnings } = await reading;
    expect(hiddenTexts).toEqual([]);
    expect(warnings).toEqual([]);
  });
});

describe('a reviewed document a word processor saved', () => {
  const reading = readFixture('review');

  it('reads as if its changes were accepted, and says what was changed', async () => {
    const source = await reading;
    expect(source.text).toContain('Payment is due within sixty days of the invoice.');
    expect(source.text).toContain('This sentence was once two paragraphs.');
    const { start } = find(source, 'sixty');
    const [bob, ann] = [
      { author: 'Bob Jones', date: '2024-03-06T11:30:00' },
      { author: 'Ann Smith', date: '2024-03-05T10:20:00' },
    ];
    expect(source.revisions).toEqual([
      { kind: 'deletion', start, end: start, text: 'thirty', ...bob },
      { kind: 'insertion', start, end: start + 'sixty'.length, ...ann },
    ]);
  });

  it('has its comment on the passage it is on', async () => {
    const source = await reading;
    expect(source.comments).toEqual([
      {
        ...find(source, 'liability is limited'),
        text: 'Is there a cap?',
        author: 'Ann Smith',
        date: '2024-03-07T09:00:00',
      },
    ]);
  });

  it('leaves hidden words out and marks those that cannot be seen', async () => {
    const source = await reading;
    expect(source.text).toContain('Nothing is hidden here.');
    expect(source.hiddenTexts.map(({ text, reason }) => [text, reason])).toEqual([
      ['but secret words ', 'hidden'],
      ['you cannot see me', 'colour'],
      ['nor me', 'size'],
    ]);
    expect(source.warnings.map(({ code }) => code)).toEqual(['hidden-text', 'tracked-changes']);
  });

  it('has notes behind their paragraph and at the end, by the number displayed', async () => {
    const blocks = listBlocks(await reading);
    const at = blocks.indexOf('paragraph| The first note[1] and an endnote[i] and a mark*.');
    expect(blocks.slice(at + 1, at + 3)).toEqual([
      'footnote 1| [1] A footnote’s words.',
      'footnote *| *\tA note with a mark.',
    ]);
    expect(blocks.at(-1)).toBe('footnote i| [i] An endnote’s words.');
  });

  it('has the words of a text box behind the paragraph it hangs on', async () => {
    const blocks = listBlocks(await reading);
    const at = blocks.indexOf('paragraph| A box hangs on this paragraph.');
    expect(blocks[at + 1]).toBe('paragraph| Words in a box.');
  });

  it('has every script, hyphens that are shown, and line breaks', async () => {
    const { text } = await reading;
    expect(text).toContain('ελληνικά, кириллица, “quotes”, 日本語 and €.');
    expect(text).toContain('A softhyphen, a no-break-hyphen and a\nline break.');
  });
});
