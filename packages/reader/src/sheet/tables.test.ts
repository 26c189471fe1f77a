import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildCell, buildRows, buildXlsx, type XlsxParts } from '../testing/build-workbook.ts';
import { checkSourceText, listBlocks } from '../testing/check-source-text.ts';

async function readSheet(content: string, more: Partial<XlsxParts> = {}) {
  const bytes = buildXlsx({ sheets: [{ name: 'Sheet', content }], ...more });
  const source = await readDocument(bytes, { format: 'xlsx' });
  checkSourceText(source);
  return source;
}

describe('the tables of a sheet', () => {
  it('part at empty rows and begin at their first column', async () => {
    const source = await readSheet(
      buildRows([
        [undefined, 'a', 1],
        [undefined, 'b', 2],
        [],
        [undefined, undefined, undefined, 'c', undefined, 3],
      ]),
    );
    expect(source.text).toBe('Sheet\n\na\t1\nb\t2\n\nc\t3');
    expect(source.blocks.map(({ table }) => table)).toEqual([undefined, 1, 1, 2]);
  });

  it('keep their columns where cells are empty', async () => {
    const source = await readSheet(
      buildRows([
        ['a', 1, 'x'],
        ['b', undefined, 'y'],
        ['c', 3],
      ]),
    );
    expect(source.text).toBe('Sheet\n\na\t1\tx\nb\t\ty\nc\t3');
    expect(source.blocks.slice(1).map(({ cells }) => cells?.length)).toEqual([3, 3, 2]);
  });

  it.each([
    [
      'words above figures',
      [
        ['Item', 'Price'],
        ['Chair', 20],
      ],
      0,
    ],
    ['a title above the names', [['Prices 2024'], ['Item', 'Price'], ['Chair', 20]], 1],
    [
      'short names above long words',
      [
        ['Id', 'Text'],
        ['A', 'The seller delivers.'],
        ['B', 'The buyer pays.'],
      ],
      0,
    ],
  ])('have a row that names the columns: %s', async (_, rows, header) => {
    const source = await readSheet(buildRows(rows));
    expect(source.blocks.slice(1).map(({ isHeaderRow }) => isHeaderRow === true)).toEqual(
      rows.map((_row, at) => at === header),
    );
  });

  it.each([
    [
      'figures alone',
      [
        [1, 2],
        [3, 4],
      ],
    ],
    [
      'labels with their values',
      [
        ['Name:', 'Ann'],
        ['Age:', 40],
      ],
    ],
    ['one row', [['Item', 'Price']]],
    [
      'names alone',
      [
        ['Ann', 'Bob'],
        ['Cyd', 'Dan'],
      ],
    ],
  ])('have none where no row names columns: %s', async (_, rows) => {
    const source = await readSheet(buildRows(rows));
    expect(source.blocks.some(({ isHeaderRow }) => isHeaderRow)).toBe(false);
  });

  it('have a row of names where only it is bold', async () => {
    const source = await readSheet(
      `<sheetData><row r="1">${buildCell('A1', 'Seller', 1)}${buildCell('B1', 'Buyer', 1)}</row><row r="2">${buildCell('A2', 'Ann')}${buildCell('B2', 'Bob')}</row></sheetData>`,
      { styles: { fonts: '<font><b/></font>', xfs: '<xf fontId="1"/>' } },
    );
    expect(source.blocks[1]?.isHeaderRow).toBe(true);
  });

  it('are paragraphs where one column of sentences is all there is', async () => {
    const source = await readSheet(
      buildRows([
        ['1. Term'],
        ['1.1 This agreement begins on signature and it lasts for three years.'],
        ['2. Payment'],
      ]),
    );
    expect(listBlocks(source).slice(1)).toEqual([
      'heading 1| 1. Term',
      'paragraph 1.1| 1.1 This agreement begins on signature and it lasts for three years.',
      'heading 2| 2. Payment',
    ]);
  });

  it('show merged cells once and keep the columns beside them', async () => {
    const source = await readSheet(
      `${buildRows([
        ['Head', 'stale', 'End'],
        ['a', 'b', 'c'],
      ])}<mergeCells><mergeCell ref="A1:B1"/></mergeCells>`,
    );
    expect(source.text).toBe('Sheet\n\nHead\t\tEnd\na\tb\tc');
  });
});
