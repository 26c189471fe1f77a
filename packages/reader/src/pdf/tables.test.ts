import { describe, expect, it } from 'vitest';
import { type DrawnLine, type PrintedText, printLines } from '../testing/build-pdf.ts';
import { listBlocks } from '../testing/check-source-text.ts';
import { listRows, readPdfPages } from '../testing/read-pdf-pages.ts';

const setRow = (y: number, cells: readonly (readonly [x: number, text: string])[]): PrintedText[] =>
  cells.map(([x, text]) => ({ text, x, y, size: 10 }));
const rule = (y: number, [x0, x1]: readonly [number, number] = [70, 540]): DrawnLine => [
  x0,
  y,
  x1,
  y,
];
const prose = [
  'The supplier shall deliver the goods to the place named in the order and shall',
  'bear the risk of loss until the customer has taken them over in good condition.',
];

describe('a table without lines', () => {
  it('has a row for each line, and its header row is recognized', async () => {
    const source = await readPdfPages([
      ...setRow(100, [
        [72, 'Item'],
        [250, 'Quantity'],
        [400, 'Price'],
      ]),
      ...setRow(116, [
        [72, 'Server'],
        [250, '2'],
        [400, 'EUR 900'],
      ]),
      ...setRow(132, [
        [72, 'Rack'],
        [250, '14'],
        [400, 'EUR 200'],
      ]),
    ]);
    expect(listRows(source)).toEqual([
      ['*Item', 'Quantity', 'Price'],
      ['Server', '2', 'EUR 900'],
      ['Rack', '14', 'EUR 200'],
    ]);
  });

  it('is split at narrow white space if other rows show a column', async () => {
    const source = await readPdfPages([
      ...setRow(100, [
        [72, 'Hosting'],
        [250, '1'],
        [300, '9.50'],
        [350, '9.50'],
      ]),
      ...setRow(116, [
        [72, 'Support'],
        [250, '12'],
        [300, '250.00'],
        [340, '3,000.00'],
      ]),
      ...setRow(132, [
        [72, 'Travel'],
        [250, '3'],
        [300, '70.00'],
        [344, '210.00'],
      ]),
    ]);
    expect(listRows(source)).toEqual([
      ['Hosting', '1', '9.50', '9.50'],
      ['Support', '12', '250.00', '3,000.00'],
      ['Travel', '3', '70.00', '210.00'],
    ]);
  });

  it('joins the lines of a cell if the other cells are vertically centered beside it', async () => {
    const source = await readPdfPages([
      ...setRow(100, [
        [72, 'Description'],
        [350, 'Quantity'],
        [450, 'Amount'],
      ]),
      ...setRow(124, [[72, 'Implementation workshop at the']]),
      ...setRow(130, [
        [350, '2'],
        [450, '2,400.00'],
      ]),
      ...setRow(136, [[72, 'premises of the Customer']]),
      ...setRow(160, [
        [72, 'Licence'],
        [350, '10'],
        [450, '995.00'],
      ]),
    ]);
    expect(listRows(source).slice(1)).toEqual([
      ['Implementation workshop at the premises of the Customer', '2', '2,400.00'],
      ['Licence', '10', '995.00'],
    ]);
  });

  it('takes lines below the words of an item as its continuation', async () => {
    const item = (y: number, name: string) => [
      ...setRow(y, [
        [72, '1'],
        [110, name],
        [400, '3.89'],
        [480, '3.89'],
      ]),
      ...setRow(y + 12, [[110, `Service: ${name}`]]),
    ];
    const source = await readPdfPages([...item(100, 'Standard'), ...item(124, 'Quality')]);
    expect(listRows(source)).toEqual([
      ['1', 'Standard Service: Standard', '3.89', '3.89'],
      ['1', 'Quality Service: Quality', '3.89', '3.89'],
    ]);
  });

  it('that continues on the next page is one table', async () => {
    const rows = (from: number, y: number) =>
      [0, 1, 2].flatMap((at) =>
        setRow(y + at * 16, [
          [72, `Item ${from + at}`],
          [250, `${from + at}`],
          [400, 'EUR 5'],
        ]),
      );
    const { blocks } = await readPdfPages(rows(1, 680), rows(4, 100));
    expect(blocks.map(({ table, page }) => [table, page])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
  });
});

describe('a table ruled with lines', () => {
  it('has its cells by the rules, however close they are', async () => {
    const source = await readPdfPages({
      texts: [
        ...setRow(112, [
          [74, 'Item'],
          [104, 'Yes'],
          [134, 'No'],
        ]),
        ...setRow(128, [
          [74, 'Rack'],
          [104, 'x'],
        ]),
      ],
      lines: [
        ...[100, 116, 132].map((y) => rule(y, [70, 160])),
        ...[70, 100, 130, 160].map((x): DrawnLine => [x, 100, x, 132]),
      ],
    });
    expect(listRows(source)).toEqual([
      ['Item', 'Yes', 'No'],
      ['Rack', 'x', ''],
    ]);
  });

  it('with horizontal lines only has a row between two lines', async () => {
    const source = await readPdfPages({
      texts: [
        ...printLines(prose, { y: 60, size: 10 }),
        ...setRow(125, [[72, 'Purpose']]),
        ...setRow(119, [[220, 'Evaluation of the software by the recipient for a period']]),
        ...setRow(131, [[220, 'of sixty days.']]),
        ...setRow(155, [
          [72, 'Governing law'],
          [220, 'England and Wales'],
        ]),
        ...setRow(180, [
          [72, 'Term'],
          [220, 'Two years'],
        ]),
      ],
      lines: [rule(105), rule(140), rule(165), rule(190)],
    });
    expect(listRows(source)).toEqual([
      ['Purpose', 'Evaluation of the software by the recipient for a period of sixty days.'],
      ['Governing law', 'England and Wales'],
      ['Term', 'Two years'],
    ]);
    expect(source.blocks[0]?.kind).toBe('paragraph');
  });

  it('with lines under form entries includes the labels before them', async () => {
    const source = await readPdfPages({
      texts: [
        ...setRow(120, [
          [72, 'Company'],
          [150, 'Alpha Limited'],
        ]),
        ...setRow(150, [
          [72, 'Name'],
          [150, 'John Smith'],
        ]),
        ...setRow(180, [
          [72, 'Title'],
          [150, 'Director'],
        ]),
      ],
      lines: [124, 154, 184].map((y) => rule(y, [148, 300])),
    });
    expect(listRows(source)).toEqual([
      ['Company', 'Alpha Limited'],
      ['Name', 'John Smith'],
      ['Title', 'Director'],
    ]);
  });

  it('is not made from lines between paragraphs', async () => {
    const source = await readPdfPages({
      texts: [0, 1, 2].flatMap((at) => printLines(prose, { y: 100 + at * 60, size: 10 })),
      lines: [rule(80), rule(140), rule(200), rule(260)],
    });
    expect(listBlocks(source)).toEqual(Array(3).fill(`paragraph| ${prose.join(' ')}`));
  });

  it('is not made from numbered paragraphs with lines between them', async () => {
    const source = await readPdfPages({
      texts: ['(a)', '(b)', '(c)'].flatMap((label, at) =>
        setRow(100 + at * 40, [
          [72, label],
          [110, `${prose[0]?.slice(0, 60)}.`],
        ]),
      ),
      lines: [rule(80), rule(120), rule(160), rule(200)],
    });
    expect(source.blocks.map(({ kind, number }) => [kind, number])).toEqual([
      ['list-item', '(a)'],
      ['list-item', '(b)'],
      ['list-item', '(c)'],
    ]);
  });
});
