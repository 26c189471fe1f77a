import { unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import {
  buildCell,
  buildRows,
  buildXlsx,
  type SheetParts,
  type XlsxParts,
} from '../testing/build-workbook.ts';
import { checkSourceText, listBlocks } from '../testing/check-source-text.ts';

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

async function read(parts: XlsxParts, limits = {}) {
  const source = await readDocument(buildXlsx(parts), { format: 'xlsx', limits });
  checkSourceText(source);
  return source;
}

const readSheet = (content: string, more: Partial<SheetParts & XlsxParts> = {}) =>
  read({ sheets: [{ name: 'Sheet', content, ...more }], ...more });

/** The cells of a block as `[words, type, value]`. */
function listCells({ text, blocks }: Awaited<ReturnType<typeof read>>, at: number) {
  return (blocks[at]?.cells ?? []).map(({ start, end, type, value }) => [
    text.slice(start, end),
    type,
    value,
  ]);
}

describe('a workbook', () => {
  it('gives a heading for each sheet and a row for each of its rows', async () => {
    const source = await read({
      sheets: [
        {
          name: 'Prices',
          content: buildRows([
            ['Item', 'Price'],
            ['Chair', 20],
            ['Table', 50],
          ]),
        },
        { name: 'Notes', content: buildRows([['Prices are net.']]) },
      ],
    });
    expect(listBlocks(source)).toEqual([
      'heading| Prices',
      'table-row| Item\tPrice',
      'table-row| Chair\t20',
      'table-row| Table\t50',
      'heading| Notes',
      'paragraph| Prices are net.',
    ]);
    expect(source.blocks[0]?.level).toBe(1);
  });

  it('leaves out the names of sheets that were never used', async () => {
    const source = await read({
      sheets: [
        { name: 'Used', content: buildRows([['a', 'b']]) },
        { name: 'Sheet2', content: '<sheetData/>' },
      ],
    });
    expect(source.text).toBe('Used\n\na\tb');
  });

  it('of empty sheets alone has no text', async () => {
    await expect(readSheet('<sheetData/>')).rejects.toMatchObject({
      code: 'document_without_text',
    });
  });

  it('shows values as their formats do, with what is stored behind them', async () => {
    const formats = [
      '#,##0.00\\ [$€-407]',
      'dd.mm.yyyy',
      '0.0%',
      'h:mm',
      '[h]:mm',
      '"$"0_);("$"0)',
    ];
    const cells = [
      buildCell('A1', 1234.5, 1),
      buildCell('B1', 45306, 2),
      buildCell('C1', 0.256, 3),
      buildCell('D1', 0.75, 4),
      buildCell('E1', 1.5, 5),
      buildCell('F1', -7, 6),
      buildCell('G1', true),
      '<c r="H1" t="e"><v>#DIV/0!</v></c>',
      buildCell('I1', 0.1 + 0.2),
    ];
    const source = await readSheet(`<sheetData><row r="1">${cells.join('')}</row></sheetData>`, {
      formats,
    });
    expect(listCells(source, 1)).toEqual([
      ['1,234.50 €', 'currency', 1234.5],
      ['15.01.2024', 'date', '2024-01-15'],
      ['25.6%', 'percent', 0.256],
      ['18:00', 'time', '18:00:00'],
      ['36:00', 'time', 'PT36H0M0S'],
      ['($7)', 'currency', -7],
      ['TRUE', 'boolean', true],
      ['#DIV/0!', 'error', '#DIV/0!'],
      ['0.3', 'number', 0.30000000000000004],
    ]);
  });

  it('counts days from 1904 where it says so', async () => {
    const source = await read({
      properties: '<workbookPr date1904="1"/>',
      formats: ['yyyy-mm-dd'],
      sheets: [
        { name: 'S', content: `<sheetData><row>${buildCell('A1', 43844, 1)}</row></sheetData>` },
      ],
    });
    expect(listCells(source, 1)).toEqual([['2024-01-15', 'date', '2024-01-15']]);
  });

  it('reads dates stored as dates', async () => {
    const cells =
      '<c r="A1" t="d"><v>2024-01-15</v></c><c r="B1" t="d" s="1"><v>2024-01-15T12:00:00Z</v></c>';
    const source = await readSheet(`<sheetData><row r="1">${cells}</row></sheetData>`, {
      formats: ['d.m.yyyy h:mm'],
    });
    expect(listCells(source, 1)).toEqual([
      ['2024-01-15', 'date', '2024-01-15'],
      ['15.1.2024 12:00', 'date', '2024-01-15T12:00:00'],
    ]);
  });

  it('joins the runs of shared strings and leaves out how they are pronounced', async () => {
    const source = await readSheet(
      '<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row></sheetData>',
      {
        strings: [
          '<r><t>Force </t></r><r><rPr><b/></rPr><t>majeure</t></r>',
          '<t>東京_x000D_</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh>',
        ],
      },
    );
    expect(source.text).toBe('Sheet\n\nForce majeure\t東京');
  });

  it('shows the stored results of formulas and counts those without one', async () => {
    const cells =
      '<c r="A1"><f>1+1</f><v>2</v></c><c r="B1"><f>NOW()</f></c><c r="C1" t="str"><f>""</f><v></v></c><c r="D1"><f>A1</f><v/></c><c r="E1"><v>5</v></c>';
    const source = await readSheet(`<sheetData><row r="1">${cells}</row></sheetData>`);
    expect(source.text).toBe('Sheet\n\n2\t5');
    expect(source.warnings).toEqual([
      {
        code: 'read-in-part',
        message: '2 formulas hold no stored result; their cells are empty here.',
      },
    ]);
  });

  it('finds cells and rows that do not say where they are', async () => {
    const source = await readSheet(
      '<sheetData><row><c><v>1</v></c><c/><c><v>3</v></c></row><row><c/><c><v>2</v></c></row></sheetData>',
    );
    expect(source.text).toBe('Sheet\n\n1\t\t3\n\t2'.replace('\n\t2', '\n2'));
    expect(listCells(source, 2).map(([words]) => words)).toEqual(['', '2']);
  });

  it('finds its parts whatever the case of their names', async () => {
    const files = unzipSync(
      buildXlsx({
        strings: ['<t>Text</t>'],
        sheets: [{ name: 'S', content: '<sheetData><row><c t="s"><v>0</v></c></row></sheetData>' }],
      }),
    );
    const renamed = Object.entries(files).map(([name, bytes]) => [name.toLowerCase(), bytes]);
    const source = await readDocument(zipSync(Object.fromEntries(renamed)), { format: 'xlsx' });
    checkSourceText(source);
    expect(source.text).toBe('S\n\nText');
    expect(source.warnings).toEqual([]);
  });

  it('tells of texts that its cells name and it does not hold', async () => {
    const source = await readSheet(
      '<sheetData><row r="1"><c r="A1"><v>5</v></c><c r="B1" t="s"><v>7</v></c></row></sheetData>',
    );
    expect(source.text).toBe('Sheet\n\n5');
    expect(source.warnings.map(({ code }) => code)).toEqual(['damaged-parts']);
  });

  it('reads what the name of its main part and prefixes hide', async () => {
    const source = await readSheet(
      '<x:sheetData xmlns:x="a"><x:row r="1"><x:c r="A1"><x:v>7</x:v></x:c></x:row></x:sheetData>',
    );
    expect(source.text).toContain('7');
  });
});

describe('what a workbook hides', () => {
  it('is no part of the text, and is told', async () => {
    const source = await read({
      formats: [';;;'],
      sheets: [
        {
          name: 'Open',
          content: `<cols><col min="2" max="2" hidden="1"/></cols><sheetData><row r="1">${buildCell('A1', 'a')}${buildCell('B1', 'column')}${buildCell('C1', 'c')}</row><row r="2" hidden="1">${buildCell('A2', 'row')}</row><row r="3">${buildCell('A3', 'd')}${buildCell('C3', 41, 1)}</row></sheetData>`,
        },
        { name: 'Secret', state: 'hidden', content: buildRows([['sheet']]) },
        { name: 'Deep', state: 'veryHidden', content: buildRows([['very']]) },
      ],
    });
    expect(source.text).toBe('Open\n\na\tc\nd');
    expect(source.hiddenTexts.map(({ text }) => text)).toEqual([
      'column',
      'row',
      '41',
      'Secret\nsheet',
      'Deep\nvery',
    ]);
    expect(source.warnings.map(({ code }) => code)).toEqual(['hidden-text']);
  });

  it('is spanned where it is white on white', async () => {
    const source = await readSheet(
      `<sheetData><row r="1">${buildCell('A1', 'seen')}${buildCell('B1', 'ghost', 1)}${buildCell('C1', 'sign', 2)}</row></sheetData>`,
      {
        styles: {
          fonts: '<font><color rgb="FFFFFFFF"/></font>',
          fills:
            '<fill><patternFill patternType="solid"><fgColor rgb="FF000000"/></patternFill></fill>',
          xfs: '<xf fontId="1" fillId="0"/><xf fontId="1" fillId="2"/>',
        },
      },
    );
    expect(source.text).toBe('Sheet\n\nseen\tghost\tsign');
    expect(source.hiddenTexts).toMatchObject([{ text: 'ghost', reason: 'colour' }]);
  });

  it('such as files inside it is told by name', async () => {
    const bytes = zipSync({
      ...unzipSync(buildXlsx({ sheets: [{ name: 'S', content: buildRows([['a', 1]]) }] })),
      'xl/embeddings/Offer.docx': new Uint8Array(9),
    });
    const source = await readDocument(bytes, { format: 'xlsx' });
    expect(source.warnings).toEqual([
      {
        code: 'attachments-left-out',
        message: 'This file holds another, which was not read: Offer.docx.',
      },
    ]);
  });

  it('such as macros is told', async () => {
    const source = await readSheet(buildRows([['a', 1]]), { parts: { vbaProject: 'x' } });
    expect(source.warnings.map(({ code }) => code)).toEqual(['macros-left-out']);
  });
});

describe('what stands beside the cells', () => {
  const notes = `<comments ${main}><authors><author>Ann</author><author>tc=1</author></authors><commentList><comment ref="B2" authorId="0"><text><r><t>Too high?</t></r></text></comment><comment ref="A1" authorId="1"><text><t>[Threaded comment]</t></text></comment><comment ref="D9" authorId="0"><text><t>Missing</t></text></comment></commentList></comments>`;
  const threads =
    '<ThreadedComments xmlns="t"><threadedComment ref="A1" dT="2024-01-15T10:00:00" personId="p" id="1"><text>Check</text></threadedComment><threadedComment ref="A1" personId="q" id="2" parentId="1"><text>Done</text></threadedComment></ThreadedComments>';
  const persons = '<personList xmlns="t"><person displayName="Bob" id="p"/></personList>';

  it('are notes and threads on their cells, empty ones too', async () => {
    const source = await read({
      parts: { person: persons },
      sheets: [
        {
          name: 'S',
          content: buildRows([
            ['Item', 'Price'],
            ['Chair', 20],
          ]),
          parts: { comments: notes, threadedComment: threads },
        },
      ],
    });
    const { text } = source;
    expect(
      source.comments.map(({ start, end, ...facts }) => ({ on: text.slice(start, end), ...facts })),
    ).toEqual([
      { on: 'Item', text: 'Check', author: 'Bob', date: '2024-01-15T10:00:00' },
      { on: 'Item', text: 'Done' },
      { on: '20', text: 'Too high?', author: 'Ann' },
      { on: '', text: 'Missing', author: 'Ann' },
    ]);
  });

  it('are the paragraphs of text boxes, after the rows', async () => {
    const drawing =
      '<xdr:wsDr xmlns:xdr="x" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><xdr:sp><xdr:txBody><a:p><a:r><a:t>Valid until </a:t></a:r><a:r><a:t>June.</a:t></a:r></a:p><a:p/></xdr:txBody></xdr:sp></xdr:wsDr>';
    const source = await readSheet(buildRows([['a', 1]]), { parts: { drawing } });
    expect(source.text).toBe('Sheet\n\na\t1\nValid until June.');
  });
});
