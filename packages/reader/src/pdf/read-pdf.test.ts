import type { SourceText } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildPdf, type PrintedText, printLines } from '../testing/build-pdf.ts';
import { checkSourceText, listBlocks } from '../testing/check-source-text.ts';

async function read(...pages: (readonly PrintedText[])[]): Promise<SourceText> {
  const source = await readDocument(buildPdf({ pages }), { format: 'pdf' });
  checkSourceText(source);
  return source;
}

const prose = [
  'The supplier shall deliver the goods to the place named in the order and',
  'shall bear the risk of loss until the customer has taken them over in good',
  'condition and has signed the note.',
];

describe('a PDF', () => {
  it('joins the lines of a paragraph with spaces', async () => {
    expect(listBlocks(await read(printLines(prose)))).toEqual([`paragraph| ${prose.join(' ')}`]);
  });

  it('splits paragraphs at wider gaps and at numbers', async () => {
    const source = await read([
      ...printLines(prose),
      ...printLines(
        [
          '4.1 Fees. The customer shall pay the fees within thirty days of an invoice and',
          'without set-off.',
        ],
        { y: 114 },
      ),
      ...printLines(
        ['Nothing in this agreement makes either party the agent of the other party.'],
        { y: 170 },
      ),
    ]);
    expect(source.blocks.map(({ kind, number }) => [kind, number])).toEqual([
      ['paragraph', undefined],
      ['paragraph', '4.1'],
      ['paragraph', undefined],
    ]);
  });

  it('does not take a reference at the start of a line for a number', async () => {
    const lines = [
      'The customer may end this agreement at any time as is set out in Section',
      '4.2 Termination, provided that it has paid all of the fees that are due then.',
    ];
    expect((await read(printLines(lines))).blocks).toHaveLength(1);
  });

  it('reads two columns one after the other', async () => {
    const column = (name: string) =>
      Array.from({ length: 12 }, (_, at) => `${name} line ${at} with words to fill the column.`);
    const { text } = await read([
      ...printLines(column('left'), { x: 50, size: 10 }),
      ...printLines(column('right'), { x: 320, size: 10 }),
    ]);
    expect(text.indexOf('left line 11')).toBeLessThan(text.indexOf('right line 0'));
  });

  it('keeps the cells of aligned rows apart', async () => {
    const row = (y: number, cells: readonly string[]) =>
      cells.map((text, at) => ({ text, x: 72 + at * 160, y }));
    const source = await read([
      ...row(72, ['Item', 'Quantity', 'Price']),
      ...row(88, ['Server', '2', 'EUR 900']),
      ...row(104, ['Rack', '1', 'EUR 200']),
    ]);
    expect(listBlocks(source)).toEqual([
      'table-row| Item\tQuantity\tPrice',
      'table-row| Server\t2\tEUR 900',
      'table-row| Rack\t1\tEUR 200',
    ]);
  });

  it('takes bold and larger lines for headings', async () => {
    const source = await read([
      { text: 'Supply Agreement', x: 220, y: 72, size: 18 },
      { text: 'Delivery of the goods', x: 72, y: 110, isBold: true },
      ...printLines(prose, { y: 130 }),
    ]);
    expect(source.blocks.map(({ kind }) => kind)).toEqual(['heading', 'heading', 'paragraph']);
  });

  it('separates running lines and page numbers and joins a paragraph across the page end', async () => {
    const page = (number: number, lines: readonly string[]): PrintedText[] => [
      { text: 'Supply Agreement of Example GmbH', x: 72, y: 40, size: 9 },
      ...printLines(lines),
      { text: `Page ${number} of 3`, x: 280, y: 760, size: 9 },
    ];
    const source = await read(
      page(1, [...prose.slice(0, 2)]),
      page(2, ['condition and has signed the note.']),
      page(3, ['Nothing in this agreement makes either party the agent of the other party.']),
    );
    expect(listBlocks(source)).toEqual([
      'header| Supply Agreement of Example GmbH',
      'footer| Page 1 of 3',
      `paragraph| ${prose.join(' ')}`,
      'header| Supply Agreement of Example GmbH',
      'footer| Page 2 of 3',
      'header| Supply Agreement of Example GmbH',
      'paragraph| Nothing in this agreement makes either party the agent of the other party.',
      'footer| Page 3 of 3',
    ]);
    expect(source.text.slice(source.pages[1]?.start)).toMatch(/^condition/);
  });

  it('removes a hyphen at a line end if the document writes the word without one', async () => {
    const lines = [
      'This agreement is between the two parties named at the top of it; the agree-',
      'ment is made for a non-',
      'exclusive licence.',
    ];
    const { text } = await read(printLines(lines));
    expect(text).toContain('the agreement is made');
    expect(text).toContain('a non-exclusive licence');
  });

  it('names the pages without text', async () => {
    const { warnings, pages } = await read(printLines(prose), [], printLines(prose));
    expect(warnings).toEqual([
      {
        code: 'pages-without-text',
        message: 'Page 2 has no text that can be read, perhaps only images.',
      },
    ]);
    expect(pages).toHaveLength(3);
  });

  it('reports every page as it is read', async () => {
    const seen: string[] = [];
    const pages = [printLines(prose), printLines(prose)];
    await readDocument(buildPdf({ pages }), {
      format: 'pdf',
      onProgress: ({ done, total, unit }) => seen.push(`${unit} ${done} of ${total}`),
    });
    expect(seen).toEqual(['page 1 of 2', 'page 2 of 2']);
  });

  it('with more pages than allowed is read in part, with a warning', async () => {
    const bytes = buildPdf({ pages: [printLines(prose), printLines(prose)] });
    const source = await readDocument(bytes, { format: 'pdf', limits: { maxPages: 1 } });
    checkSourceText(source);
    expect(listBlocks(source)).toEqual([`paragraph| ${prose.join(' ')}`]);
    expect(source.pages).toHaveLength(1);
    expect(source.warnings).toEqual([
      {
        code: 'read-in-part',
        message: 'The document is longer than can be read at once: page 2 was left out.',
      },
    ]);
  });

  it('gives the same text every time', async () => {
    expect(await read(printLines(prose))).toEqual(await read(printLines(prose)));
  });
});

describe('a PDF that cannot be read', () => {
  const good = buildPdf({ pages: [printLines(prose)] });

  it.each([
    [
      'with a password',
      buildPdf({ pages: [printLines(prose)], isEncrypted: true }),
      'document_encrypted',
    ],
    ['of images alone', buildPdf({ pages: [[]] }), 'document_without_text'],
    ['cut off at its start', good.slice(0, 60), 'document_corrupt'],
    [
      'of noise behind its header',
      Uint8Array.from([...'%PDF-1.7\n'].map((c) => c.charCodeAt(0)).concat(Array(500).fill(65))),
      'document_corrupt',
    ],
  ])('%s is refused with the matching code', async (_, bytes, code) => {
    await expect(readDocument(bytes, { format: 'pdf' })).rejects.toMatchObject({ code });
  });
});
