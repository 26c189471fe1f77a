import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildPdf, type DrawnDot, printLines } from '../testing/build-pdf.ts';
import { checkSourceText, listBlocks } from '../testing/check-source-text.ts';
import { readPdfPages } from '../testing/read-pdf-pages.ts';

const sentence =
  'The supplier shall deliver the goods to the place named in the order at its own cost.';
const wide = Array.from({ length: 5 }, () => sentence);
const long = [
  'the Software is put up on the machines of the Customer at the place of business named.',
  'The Customer gives access to its rooms for that and lets nobody else touch the machines',
  'before the work is done;',
];
const short = 'the Staff is trained.';

/** Running text, and below it two items: one with the given lines, and a short one. */
const place = (lines: readonly string[], x: number) => [
  ...printLines(wide),
  ...printLines(lines, { x, y: 150 }),
  { text: short, x, y: 150 + lines.length * 14 },
];
const below = (lines: readonly string[]) => 150 + lines.length * 14;
const wrapped = [
  ['on one line', long.slice(0, 1)],
  ['over two lines', long.slice(0, 2)],
  ['over three lines', long],
] as const;

describe('an item of a list', () => {
  it.each(wrapped)('%s hangs from its bullet', async (_, lines) => {
    const source = await readPdfPages([
      ...place(lines, 90),
      ...[150, below(lines)].map((y) => ({ text: '\u0095', x: 78, y })),
    ]);
    expect(listBlocks(source).slice(-2)).toEqual([
      `list-item| • ${lines.join(' ')}`,
      `list-item| • ${short}`,
    ]);
  });

  it.each(wrapped.flatMap(([name, lines]) => [90, 102].map((x) => [name, x, lines] as const)))(
    '%s at %s points hangs from its number',
    async (_, x, lines) => {
      const source = await readPdfPages([
        ...place(lines, x),
        ...[150, below(lines)].map((y, at) => ({ text: `${at + 1}.`, x: 72, y })),
      ]);
      expect(source.blocks.slice(-2).map(({ number }) => number)).toEqual(['1', '2']);
      expect(listBlocks(source).slice(-2)).toEqual([
        `paragraph 1| 1. ${lines.join(' ')}`,
        `paragraph 2| 2. ${short}`,
      ]);
    },
  );

  it('ends early if an indented paragraph follows', async () => {
    const source = await readPdfPages([
      ...printLines([...wide, '1. Deliveries are free.']),
      ...printLines(wide.slice(0, 2), { x: 90, y: 72 + 6 * 14 }),
    ]);
    expect(listBlocks(source)).toContain('paragraph 1| 1. Deliveries are free.');
  });
});

describe('bullets that a browser draws', () => {
  const read = async (dots: readonly DrawnDot[], producer = 'Skia/PDF m120') => {
    const pages = [{ texts: place(long, 90), dots }];
    const source = await readDocument(buildPdf({ pages, producer }), { format: 'pdf' });
    checkSourceText(source);
    return listBlocks(source).slice(-2);
  };

  it.each([
    ['disc', '•'],
    ['ring', '◦'],
    ['square', '▪'],
  ] as const)('as a %s begin an item', async (shape, sign) => {
    const dots = [150, below(long)].map((y) => ({ x: 81, y: y - 4, shape }));
    expect(await read(dots)).toEqual([
      `list-item| ${sign} ${long.join(' ')}`,
      `list-item| ${sign} ${short}`,
    ]);
  });

  it.each([
    ['too large', { x: 79, y: 146, size: 10 }],
    ['above its line', { x: 81, y: 139 }],
    ['far from its line', { x: 40, y: 146 }],
    ['among the words', { x: 140, y: 146 }],
  ])('are not found if a shape is %s', async (_, dot) => {
    expect((await read([dot])).join(' ')).not.toMatch(/[•◦▪]/);
  });
});
