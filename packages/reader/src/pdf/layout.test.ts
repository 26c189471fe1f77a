import { describe, expect, it } from 'vitest';
import { type PrintedText, printLines } from '../testing/build-pdf.ts';
import { listBlocks } from '../testing/check-source-text.ts';
import { readPdfPages } from '../testing/read-pdf-pages.ts';

const sentence =
  'The supplier shall deliver the goods to the place named in the order at its own cost';
const wide = (count: number, ending = '.') => [
  ...Array.from({ length: count - 1 }, () => `${sentence},`),
  `and bears the risk of loss${ending}`,
];
const narrow = (name: string, count = 12) =>
  Array.from({ length: count }, (_, at) => `${name} line ${at} with words to fill the column`);

describe('columns', () => {
  it('are read below a title over both of them', async () => {
    const { text } = await readPdfPages([
      { text: 'Supply Agreement', x: 250, y: 60, size: 18 },
      ...printLines(narrow('left'), { x: 50, y: 100, size: 10 }),
      ...printLines(narrow('right'), { x: 320, y: 100, size: 10 }),
    ]);
    const places = ['Supply Agreement', 'left line 0', 'left line 11', 'right line 0'].map(
      (words) => text.indexOf(words),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('keep their lines if a large line of the other column is between two', async () => {
    const { text } = await readPdfPages([
      ...printLines(narrow('left', 6), { x: 50, y: 100, size: 10, leading: 11 }),
      { text: '2. Delivery of goods', x: 50, y: 172, size: 16 },
      ...printLines(narrow('below', 6), { x: 50, y: 188, size: 10, leading: 11 }),
      ...printLines(narrow('right', 14), { x: 320, y: 100, size: 10, leading: 11 }),
    ]);
    const right = text.slice(text.indexOf('right line 0'));
    expect(right).toBe(narrow('right', 14).join(' '));
  });

  describe.each([1, 2, 3])('of %i lines on the last page', (count) => {
    const column = (name: string, x: number, lines: number) =>
      printLines(narrow(name, lines), { x, y: 100, size: 10 });
    const first = [...column('left', 50, 20), ...column('right', 320, 20)];

    it('are where those of the page before are', async () => {
      const last = [...column('fourth', 50, count), ...column('fifth', 320, count)];
      const { text, blocks } = await readPdfPages(first, last);
      expect(blocks.map(({ kind }) => kind)).not.toContain('table-row');
      expect(text.slice(text.indexOf('fourth'))).toBe(
        [...narrow('fourth', count), ...narrow('fifth', count)].join(' '),
      );
    });

    it('are not found if lines begin elsewhere and are written by row', async () => {
      const [left, right] = [column('fourth', 90, count), column('fifth', 330, count)];
      const last = left.flatMap((line, at) => [line, ...right.slice(at, at + 1)]);
      const { text } = await readPdfPages(first, last);
      expect(text).toMatch(/fourth line 0 with words to fill the column\tfifth line 0 /);
    });
  });

  it('are not found for names and signatures on the last page', async () => {
    const names = ['Supplier', 'By: Jane Roe', 'Title: Director'];
    const { blocks } = await readPdfPages(
      ['left', 'right'].flatMap((name, at) =>
        printLines(narrow(name, 20), { x: 50 + at * 270, y: 100, size: 10 }),
      ),
      [50, 320].flatMap((x) => printLines(names, { x, y: 100, size: 10 })),
    );
    expect(blocks.filter(({ kind }) => kind === 'table-row')).toHaveLength(3);
  });

  it('are not found in the gaps of justified lines', async () => {
    const words = ['wide', 'gaps', 'between', 'all', 'these'];
    const rows = Array.from({ length: 10 }, (_, at) =>
      words.map((text, word) => ({ text, x: 72 + word * 95, y: 100 + at * 14 })),
    ).flat();
    const { text } = await readPdfPages(rows);
    expect(text.replace(/\s/g, ' ')).toMatch(/^wide gaps between all these wide/);
  });
});

describe('a paragraph', () => {
  it('continues at a letter that counts within its sentence', async () => {
    const lines = [
      'Each party represents to the other that (a) it has the power to enter into this; and',
      '(b) it is duly organised and in good standing under the law of its seat and origin.',
    ];
    expect(listBlocks(await readPdfPages(printLines(lines)))).toEqual([
      `paragraph| ${lines.join(' ')}`,
    ]);
  });

  it('ends before a check box', async () => {
    const lines = ['The parties choose the following:', '[x] a free trial', '[ ] a paid pilot'];
    expect((await readPdfPages(printLines(lines))).blocks).toHaveLength(3);
  });

  it('is each line of an address, with or without digits', async () => {
    const source = await readPdfPages([
      ...printLines(['Beta GmbH', '5 Main Street', '10115 Berlin']),
      ...printLines(wide(4), { y: 160 }),
    ]);
    expect(listBlocks(source).slice(0, 3)).toEqual([
      'paragraph| Beta GmbH',
      'paragraph| 5 Main Street',
      'paragraph| 10115 Berlin',
    ]);
  });

  it('is each entry of a table of contents', async () => {
    const dots = '.'.repeat(90);
    const lines = [`1. Definitions${dots}3`, `2. Services${dots}....5`, `3. Charges${dots}....12`];
    const { blocks } = await readPdfPages(printLines(lines));
    expect(blocks.map(({ number }) => number)).toEqual(['1', '2', '3']);
  });

  it('ends between lines of separate words with numbers of their own', async () => {
    const source = await readPdfPages([
      { text: 'Invoice date', x: 72, y: 100 },
      { text: 'Due date', x: 300, y: 100 },
      { text: '20 March 2023', x: 72, y: 114 },
      { text: '4 April 2023', x: 316, y: 114 },
    ]);
    expect(source.blocks).toHaveLength(2);
  });

  it('has spaces if its lines are stretched', async () => {
    const words = ['The', 'supplier', 'shall', 'deliver', 'goods'];
    const widths = [20.68, 42.02, 24.68, 35.35, 32.68];
    const line = words.map((text, at) => ({
      text,
      x: 72 + widths.slice(0, at).reduce((sum, width) => sum + width + 25, 0),
      y: 100,
    }));
    const { text } = await readPdfPages(line);
    expect(text).toBe(words.join(' '));
  });
});

describe('a line outside the running text', () => {
  const page = (head: string, number: number): PrintedText[] => [
    { text: head, x: 72, y: 40, size: 8 },
    ...printLines([`Part ${'ABCDE'[number]} of it. ${sentence}.`, ...wide(4)], { y: 130 }),
    { text: `${number}`, x: 300, y: 760, size: 9 },
  ];

  it('is a running header also on the few pages of another section', async () => {
    const heads = [
      'Cover Terms',
      'Standard Terms',
      'Standard Terms',
      'Standard Terms',
      'Signatures',
    ];
    const { text, blocks } = await readPdfPages(...heads.map((head, at) => page(head, at + 1)));
    const headers = blocks.filter(({ kind }) => kind === 'header');
    expect(headers.map(({ start, end }) => text.slice(start, end))).toEqual(heads);
  });

  describe.each([2, 10])('on %i pages', (count) => {
    const name = 'Master Services Agreement';
    const words = (number: number) => [
      ...printLines([`Part ${'ABCDEFGHIJ'[number]} of it. ${sentence}.`, ...wide(4)], { y: 130 }),
    ];
    const read = async (first: PrintedText[]) => {
      const others = Array.from({ length: count - 1 }, (_, at) => [
        { text: name, x: 72, y: 50, size: 9 },
        ...words(at + 1),
      ]);
      const { text, blocks } = await readPdfPages([...first, ...words(0)], ...others);
      return blocks.filter(({ start, end }) => text.slice(start, end) === name);
    };

    it.each([
      ['larger', { y: 60, size: 18 }],
      ['larger, at its very place', { y: 50, size: 18 }],
      ['larger, further down', { y: 80, size: 18 }],
      ['bold', { y: 56, size: 9, isBold: true }],
    ])('is the running line that repeats a title, not the title: %s', async (_, look) => {
      const found = await read([{ text: name, x: 200, ...look }]);
      expect(found.map(({ kind }) => kind)).toEqual([
        'heading',
        ...Array.from({ length: count - 1 }, () => 'header'),
      ]);
    });

    it('is a running line with the same format on every page', async () => {
      const found = await read([{ text: name, x: 72, y: 50, size: 9 }]);
      expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['header']));
    });
  });

  it('is a footnote, with its number', async () => {
    const source = await readPdfPages([
      ...printLines(wide(5), { y: 100 }),
      ...printLines(['1 See the order form for the place of delivery.'], { y: 700, size: 8 }),
      ...printLines(['2 Costs include duties.'], { y: 712, size: 8 }),
    ]);
    expect(listBlocks(source).slice(1)).toEqual([
      'footnote 1| 1 See the order form for the place of delivery.',
      'footnote 2| 2 Costs include duties.',
    ]);
  });

  it('is rotated text along the margin', async () => {
    const source = await readPdfPages([
      ...printLines(wide(5), { y: 100 }),
      { text: 'Draft of 3 March', x: 40, y: 400, size: 8, turn: 3 },
    ]);
    expect(listBlocks(source).at(-1)).toBe('footer| Draft of 3 March');
  });
});

describe('a page set sideways', () => {
  it.each([1, 2, 3] as const)(
    'rotated by %s quarter turns is read along its lines',
    async (turn) => {
      const lines = wide(4);
      const place = (at: number) =>
        [
          { x: 72, y: 72 },
          { x: 500 - at * 14, y: 72 },
          { x: 560, y: 700 - at * 14 },
          { x: 72 + at * 14, y: 700 },
        ][turn] ?? { x: 0, y: 0 };
      const { text } = await readPdfPages(
        lines.map((words, at) => ({ text: words, ...place(at), turn })),
      );
      expect(text).toBe(lines.join(' '));
    },
  );
});
