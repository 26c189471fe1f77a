import { describe, expect, it } from 'vitest';
import { listBlocks } from '../testing/check-source-text.ts';
import { readAs } from '../testing/markup-read.ts';

const read = (text: string) => readAs('txt', text);
const blocksOf = async (text: string) => listBlocks(await read(text));
const sentence = 'The Supplier delivers the goods to the address that the Buyer names';

describe('a text whose lines were wrapped', () => {
  it('has its paragraphs, headings and clauses even without blank lines between them', async () => {
    expect(
      await blocksOf(
        [
          '                     SERVICES AGREEMENT',
          '',
          '     THIS AGREEMENT is made on the first day of May between the',
          'Supplier and the Buyer, and binds them and all their successors.',
          '     1.1  Term.  The term of this Agreement begins at once, and it',
          'ends as Section',
          '4.2 of this Agreement says.',
          '          (a)  first, as the parties',
          'agreed; and',
          '          (b)  then as they agree.',
        ].join('\n'),
      ),
    ).toEqual([
      'heading| SERVICES AGREEMENT',
      'paragraph| THIS AGREEMENT is made on the first day of May between the\nSupplier and the Buyer, and binds them and all their successors.',
      'paragraph 1.1| 1.1  Term.  The term of this Agreement begins at once, and it\nends as Section\n4.2 of this Agreement says.',
      'list-item (a)| (a)  first, as the parties\nagreed; and',
      'list-item (b)| (b)  then as they agree.',
    ]);
  });

  it('starts a new paragraph if a sentence ends far from the margin', async () => {
    const lines = [`${sentence},`, 'at once.', `${sentence}`, 'in time.'];
    expect(await blocksOf(lines.join('\n'))).toEqual([
      `paragraph| ${lines[0]}\nat once.`,
      `paragraph| ${sentence}\nin time.`,
    ]);
  });

  it('has separate headings over the lines below them', async () => {
    expect(await blocksOf(`1. Delivery of Goods\n${sentence}\nat once.`)).toEqual([
      'heading 1| 1. Delivery of Goods',
      `paragraph| ${sentence}\nat once.`,
    ]);
  });

  it('keeps a year that ends a sentence on its own line', async () => {
    expect(await blocksOf(`${sentence}, until the end of the year\n2024.\nNo more.`)).toHaveLength(
      2,
    );
  });
});

describe('a text in long lines', () => {
  it('has a paragraph in each line', async () => {
    const long = `${sentence}, ${sentence}, ${sentence}.`;
    expect(await blocksOf(`Delivery\nTerms of it\n${long}\n${long}\nand more`)).toEqual([
      'paragraph| Delivery',
      'paragraph| Terms of it',
      `paragraph| ${long}`,
      `paragraph| ${long}`,
      'paragraph| and more',
    ]);
  });

  it('with a page in each line is cut at wide gaps that stand for line ends', async () => {
    const text = `ARTICLE I DEFINITIONS   As used here, ${sentence}.   1.1 Term. ${sentence} for      dollars.   (a) ${sentence};   (b) ${sentence}. ${sentence}. ${sentence}.`;
    expect((await blocksOf(text)).map((block) => block.slice(0, 40))).toEqual([
      'heading ARTICLE I| ARTICLE I DEFINITIONS',
      'paragraph| As used here, The Supplier de',
      'paragraph 1.1| 1.1 Term. The Supplier de',
      'list-item (a)| (a) The Supplier delivers',
      'list-item (b)| (b) The Supplier delivers',
    ]);
  });
});

describe('the pages of a text', () => {
  const page = (number: number) =>
    `ACME CORP. - CONFIDENTIAL\n\n${sentence} on day ${number}.\n\nDraft of 1 May\n- ${number} -`;

  it('end with form feeds, and their running lines are separate', async () => {
    const source = await read([1, 2, 3].map(page).join('\f'));
    expect(source.pages).toHaveLength(3);
    expect(source.blocks.map(({ kind, page: at }) => `${kind} ${at}`)).toEqual(
      [1, 2, 3].flatMap((at) => [
        `header ${at}`,
        `paragraph ${at}`,
        `footer ${at}`,
        `footer ${at}`,
      ]),
    );
  });

  it('are recognized by wide gaps and page numbers as well', async () => {
    const kinds = (await read([1, 2, 3].map(page).join('\n\n\n\n\n'))).blocks.map(
      ({ kind }) => kind,
    );
    expect(kinds.slice(4, 8)).toEqual(['header', 'paragraph', 'footer', 'footer']);
  });

  it('make no running lines of clauses and blanks to fill in', async () => {
    const text = [1, 2, 3].map((at) => `ARTICLE ${at}\n\n${sentence}.\n\nBy: ______\n- ${at} -`);
    const source = await read(text.join('\f'));
    expect(source.blocks.slice(0, 4).map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'paragraph',
      'footer',
    ]);
  });

  it('make no running lines of text that merely repeats', async () => {
    const text = Array.from({ length: 4 }, () => `Made in two copies.\n\n${sentence}.`).join(
      '\n\n',
    );
    expect((await read(text)).blocks.every(({ kind }) => kind === 'paragraph')).toBe(true);
  });

  it('are listed in a table of contents, which holds no headings', async () => {
    expect(
      await blocksOf('1.1  Definitions   7\n\nArticle 2  Term ........ 12\n\n1.1 Definitions'),
    ).toEqual([
      'paragraph 1.1| 1.1  Definitions   7',
      'paragraph Article 2| Article 2  Term ........ 12',
      'heading 1.1| 1.1 Definitions',
    ]);
  });
});

describe('the tables of a text', () => {
  it('are set in columns of spaces', async () => {
    const source = await read(
      [
        'The fees are:',
        'Plan            Seats     Fee',
        '-----------------------------',
        'Basic               5    10.00',
        'Professional       25   100.00',
        'and the like.',
      ].join('\n'),
    );
    expect(listBlocks(source)).toEqual([
      'paragraph| The fees are:',
      'table-row| Plan\tSeats\tFee',
      'paragraph| -----------------------------',
      'table-row| Basic\t5\t10.00',
      'table-row| Professional\t25\t100.00',
      'paragraph| and the like.',
    ]);
    expect(source.blocks[1]).toMatchObject({ isHeaderRow: true, table: 1 });
    expect(source.blocks[4]?.cells?.map(({ start, end }) => source.text.slice(start, end))).toEqual(
      ['Professional', '25', '100.00'],
    );
  });

  it('are set in tabs and bars, and keep all their visible characters', async () => {
    const source = await read('Plan\tSeats\tFee\nBasic\t5\t10\n\n| a | b |\n|---|---|\n| c |  |');
    expect(listBlocks(source)).toEqual([
      'table-row| Plan\tSeats\tFee',
      'table-row| Basic\t5\t10',
      'table-row| | a | b |',
      'paragraph| |---|---|',
      'table-row| | c |  |',
    ]);
    const cells = source.blocks[2]?.cells?.map(({ start, end }) => source.text.slice(start, end));
    expect([cells, source.blocks[2]?.table]).toEqual([['a', 'b'], 2]);
  });

  it('hold the two sides of a signature', async () => {
    expect(
      await blocksOf(
        'ACME CORP.             BETA LLC\nBy: ____________       By: ____________\nName: Jane             Name: John',
      ),
    ).toEqual([
      'table-row| ACME CORP.\tBETA LLC',
      'table-row| By: ____________\tBy: ____________',
      'table-row| Name: Jane\tName: John',
    ]);
  });

  it.each([
    ['numbered items', '1.   The first item\n2.   The second item\n3.   The third item'],
    [
      'justified words',
      'The   parties  agree on\nthe goods  and   on the\nfee  and  the   term of',
    ],
    [
      'two languages side by side',
      Array.from({ length: 4 }, () => `${sentence.slice(0, 60)}     ${sentence.slice(0, 60)}`).join(
        '\n',
      ),
    ],
  ])('are not made of %s', async (_, text) => {
    const kinds = (await read(text)).blocks.map(({ kind }) => kind);
    expect(kinds).not.toContain('table-row');
  });
});
