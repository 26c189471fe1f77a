import { describe, expect, it } from 'vitest';
import { type PrintedText, printLines } from '../testing/build-pdf.ts';
import { readPdfPages } from '../testing/read-pdf-pages.ts';

const endings = ['', ' and', ' to the', ' here'];
/** Lines that end at different places, as ragged text has them. */
const ragged = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name} ${at} of goods at cost${endings[at % 4]}`);

const columns = ['first', 'second', 'third'].map((name, at) =>
  printLines(ragged(name, 20), { x: 50 + at * 180, y: 100, size: 10, leading: 12 }),
);
const expected = ['first', 'second', 'third'].flatMap((name) => ragged(name, 20)).join(' ');

const read = async (texts: readonly PrintedText[]) => {
  const { text } = await readPdfPages(texts);
  return text.replace(/\s+/g, ' ');
};

describe('three columns', () => {
  it('are read one after the other', async () => {
    expect(await read(columns.flat())).toBe(expected);
  });

  it('are read so if the page is written from row to row', async () => {
    const rows = columns[0]?.flatMap((_, at) =>
      columns.flatMap((lines) => lines.slice(at, at + 1)),
    );
    expect(await read(rows ?? [])).toBe(expected);
  });

  it('are read so if the lines of one are at other heights', async () => {
    const [first = [], second = [], third = []] = columns;
    const lowered = second.map((line) => ({ ...line, y: line.y + 6 }));
    expect(await read([...first, ...lowered, ...third])).toBe(expected);
  });
});

describe('two columns', () => {
  const two = (y: number, name: string) =>
    ['left', 'right'].flatMap((side, at) =>
      printLines(ragged(`${name} ${side}`, 8), { x: 50 + at * 260, y, size: 10, leading: 12 }),
    );

  it('end at a table whose rows do not cross their gutter', async () => {
    const table = ['Fee', 'Term', 'Place', 'Law'].flatMap((name, at) => [
      { text: name, x: 50, y: 230 + at * 12, size: 10 },
      { text: `${at + 1} units`, x: 310, y: 230 + at * 12, size: 10 },
    ]);
    const text = await read([...two(100, 'upper'), ...table, ...two(300, 'lower')]);
    expect(text).toContain('Fee 1 units Term 2 units Place 3 units Law 4 units');
    const places = ['upper right 7', 'Fee', 'lower left 0', 'lower right 0'];
    const found = places.map((words) => text.indexOf(words));
    expect(found).toEqual([...found].sort((a, b) => a - b));
  });

  it('are no reason to read a table like them below', async () => {
    const terms = Array.from({ length: 9 }, (_, at) => [
      { text: `Term ${at} that has a long name here`, x: 50, y: 300 + at * 12, size: 10 },
      { text: `Meaning ${at} of this term in words`, x: 310, y: 300 + at * 12, size: 10 },
    ]).flat();
    const line = {
      text: 'Terms that are used in this act and in all of its annexes here',
      x: 50,
      y: 260,
      size: 12,
    };
    const text = await read([...two(100, 'upper'), line, ...terms]);
    expect(text).toContain(
      'Term 0 that has a long name here Meaning 0 of this term in words Term 1',
    );
  });
});

describe('a row of a table', () => {
  const cell = (lines: readonly string[], x: number, y: number) =>
    printLines(lines, { x, y, size: 10, leading: 12 });

  it('has all lines of a cell if they are written before the next cell', async () => {
    const rows = ['Uptime', 'Support'].flatMap((name, at) => [
      ...cell([name], 50, 112 + at * 48),
      ...cell(['the share of a month', 'in which the service', 'is available'], 150, 100 + at * 48),
      ...cell(['99 % of all', 'minutes'], 300, 106 + at * 48),
    ]);
    const { blocks, text } = await readPdfPages(rows);
    expect(blocks.map(({ start, end }) => text.slice(start, end))).toEqual(
      ['Uptime', 'Support'].map(
        (name) =>
          `${name}\tthe share of a month in which the service is available\t99 % of all minutes`,
      ),
    );
  });

  it('is not made of lines that begin with capitals, as addresses have', async () => {
    const { blocks } = await readPdfPages([
      ...cell(['Supplier', 'Jane Roe', 'Main Street'], 50, 100),
      ...cell(['Customer', 'John Doe', 'Park Road'], 300, 100),
    ]);
    expect(blocks).toHaveLength(3);
  });
});
