import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import {
  buildBinaryWorkbook,
  buildRecord,
  editWorkbookStream,
} from '../testing/build-binary-workbook.ts';
import { buildOds } from '../testing/build-workbook.ts';
import { checkSourceText, listBlocks } from '../testing/check-source-text.ts';

type Source = Awaited<ReturnType<typeof readDocument>>;

function listCells({ text, blocks }: Source): unknown[] {
  return blocks.flatMap(({ cells = [] }) =>
    cells.map(({ start, end, type, value }) => [text.slice(start, end), type, value]),
  );
}

/** A workbook in one of Excel's binary formats. */
function buildBinary(type: 'biff8' | 'biff5' | 'xlsb' | 'xlml'): Uint8Array {
  const prices = {
    name: 'Prices',
    rows: [
      ['Item', 'Price', 'Since', 'Cost'],
      ['Chair', 1234.5, 45306, 7],
      ['Hidden', 1, 45306, 8],
      ['Table', 0.25, 0.75, 9],
    ],
    formats: { B2: '"$"#,##0.00', C2: 'yyyy\\-mm\\-dd', B4: '0%', C4: 'h:mm' },
    hiddenRows: [2],
  };
  const secret = { name: 'Secret', rows: [['secret']], isHidden: true };
  return buildBinaryWorkbook([prices, secret], type);
}

describe('a workbook in a binary format', () => {
  it.each([
    ['biff8', 'xls'],
    ['biff5', 'xls'],
    ['xlsb', 'xlsx'],
    ['xlml', 'xml'],
  ] as const)('%s shows its values as their formats do', async (type, format) => {
    const source = await readDocument(buildBinary(type), { format });
    checkSourceText(source);
    const cells = listCells(source);
    expect(source.text).toMatch(
      /^Prices\n\nItem\tPrice\tSince\tCost\nChair\t\$1,234\.50\t2024-01-15\t7\n/,
    );
    expect(cells).toContainEqual(['$1,234.50', 'currency', 1234.5]);
    expect(cells).toContainEqual(['2024-01-15', 'date', '2024-01-15']);
    expect(cells).toContainEqual(['25%', 'percent', 0.25]);
    expect(cells).toContainEqual(['18:00', 'time', '18:00:00']);
    expect(source.text).not.toContain('secret');
    expect(source.hiddenTexts.map(({ text }) => text)).toContain('Secret\nsecret');
    expect(source.warnings.map(({ code }) => code)).toContain('hidden-text');
  });

  it('behind a password is known', async () => {
    const filePass = buildRecord(0x2f, [0, 0, 1, 2, 3, 4]);
    const bytes = editWorkbookStream(buildBinary('biff8'), (stream) => {
      const start = 4 + (stream[2] ?? 0) + (stream[3] ?? 0) * 256;
      return [...stream.subarray(0, start), ...filePass, ...stream.subarray(start)];
    });
    await expect(readDocument(bytes, { format: 'xls' })).rejects.toMatchObject({
      code: 'document_encrypted',
    });
  });

  it('damaged at any byte is refused with a code or read, never breaks', async () => {
    const good = buildBinary('biff8');
    for (let at = 0; at < good.length; at += 61) {
      const bytes = good.slice();
      bytes[at] = (bytes[at] ?? 0) ^ 0xff;
      const source = await readDocument(bytes, { format: 'xls' }).catch((error) => error.code);
      expect(source).toBeDefined();
      if (typeof source !== 'string') checkSourceText(source);
    }
  });
});

const cell = (attributes: string, words: string) =>
  `<table:table-cell ${attributes}><text:p>${words}</text:p></table:table-cell>`;
const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;

async function readOds(content: string, styles = '') {
  const source = await readDocument(buildOds({ content, styles }), { format: 'ods' });
  checkSourceText(source);
  return source;
}

describe('an OpenDocument spreadsheet', () => {
  it('shows the words of its cells, with what is stored behind them', async () => {
    const source = await readOds(
      `<table:table table:name="S">${row(
        cell(
          'office:value-type="currency" office:currency="EUR" office:value="1234.5"',
          '1.234,50 €',
        ),
        cell('office:value-type="date" office:date-value="2024-01-15T00:00:00"', '15.01.24'),
        cell('office:value-type="percentage" office:value="0.25"', '25 %'),
        cell('office:value-type="time" office:time-value="PT18H30M00S"', '18:30'),
        cell('office:value-type="time" office:time-value="PT36H30M00S"', '36:30'),
        cell('office:value-type="boolean" office:boolean-value="true"', 'WAHR'),
        cell('office:value-type="float" office:value="-7"', '($7)'),
        cell('office:value-type="string" calcext:value-type="error"', '#N/A'),
        cell('office:value-type="string"', 'two<text:s text:c="2"/>words<text:line-break/>more'),
      )}</table:table>`,
    );
    expect(listCells(source)).toEqual([
      ['1.234,50 €', 'currency', 1234.5],
      ['15.01.24', 'date', '2024-01-15'],
      ['25 %', 'percent', 0.25],
      ['18:30', 'time', '18:30:00'],
      ['36:30', 'time', 'PT36H30M0S'],
      ['WAHR', 'boolean', true],
      ['($7)', 'currency', -7],
      ['#N/A', 'error', '#N/A'],
      ['two words more', 'text', undefined],
    ]);
  });

  it('repeats rows and cells as it says, and passes over covered ones', async () => {
    const source = await readOds(
      `<table:table table:name="S"><table:table-row table:number-rows-repeated="2">${cell('office:value-type="float" office:value="1" table:number-columns-repeated="2"', '1')}<table:covered-table-cell><text:p>under</text:p></table:covered-table-cell>${cell('', 'end')}</table:table-row></table:table>`,
    );
    expect(source.text).toBe('S\n\n1\t1\tend\n1\t1\tend');
  });

  it('hides sheets, rows and columns, and says so', async () => {
    const style =
      '<style:style style:name="off" style:family="table"><style:table-properties table:display="false"/></style:style>';
    const source = await readOds(
      `<table:table table:name="Open"><table:table-column/><table:table-column table:visibility="collapse"/><table:table-column/>${row(cell('', 'a'), cell('', 'column'), cell('', 'c'))}<table:table-row table:visibility="filter">${cell('', 'row')}</table:table-row></table:table><table:table table:name="Off" table:style-name="off">${row(cell('', 'sheet'))}</table:table>`,
      style,
    );
    expect(source.text).toBe('Open\n\na\tc');
    expect(source.hiddenTexts.map(({ text }) => text)).toEqual(['column', 'row', 'Off\nsheet']);
    expect(source.warnings.map(({ code }) => code)).toEqual(['hidden-text']);
  });

  it('keeps notes and shapes out of its cells', async () => {
    const note =
      '<office:annotation><dc:creator>Ann</dc:creator><dc:date>2024-01-15T10:00:00</dc:date><text:p>Why?</text:p></office:annotation>';
    const shape =
      '<draw:frame><draw:text-box><text:p>Boxed words.</text:p></draw:text-box></draw:frame>';
    const source = await readOds(
      `<table:tracked-changes><text:p>old</text:p></table:tracked-changes><table:table table:name="S">${row(
        `<table:table-cell office:value-type="string">${note}<text:p>a</text:p>${shape}</table:table-cell>`,
        cell('', 'b'),
      )}</table:table>`,
    );
    expect(listBlocks(source)).toEqual([
      'heading| S',
      'table-row| a\tb',
      'paragraph| Boxed words.',
    ]);
    expect(source.comments).toEqual([
      { start: 3, end: 4, text: 'Why?', author: 'Ann', date: '2024-01-15T10:00:00' },
    ]);
  });

  it('shows what is stored where a program wrote no words', async () => {
    const bare = (attributes: string) => `<table:table-cell ${attributes}/>`;
    const source = await readOds(
      `<table:table table:name="S">${row(
        bare('office:value-type="float" office:value="1234.50"'),
        bare('office:value-type="string" office:string-value="words"'),
        bare('office:value-type="percentage" office:value="0.25"'),
        bare('office:value-type="currency" office:currency="EUR" office:value="5"'),
        bare('office:value-type="date" office:date-value="2024-01-15"'),
        bare('office:value-type="boolean" office:boolean-value="false"'),
      )}</table:table>`,
    );
    expect(source.text).toBe('S\n\n1234.5\twords\t25%\t5 EUR\t2024-01-15\tFALSE');
  });

  it('treats a stored value that is shown as an empty line as hidden', async () => {
    const source = await readOds(
      `<table:table table:name="S">${row(cell('', 'a'), cell('office:value-type="float" office:value="41"', ''), cell('office:value-type="float" office:value="0"', ''), cell('', 'b'))}</table:table>`,
    );
    expect(source.text).toBe('S\n\na\tb');
    expect(source.hiddenTexts).toMatchObject([{ text: '41', reason: 'hidden' }]);
  });

  it('counts formulas without a result', async () => {
    const source = await readOds(
      `<table:table table:name="S">${row('<table:table-cell table:formula="of:=NOW()"/>', cell('', 'b'))}</table:table>`,
    );
    expect(source.warnings).toEqual([
      {
        code: 'read-in-part',
        message: 'One formula holds no stored result; its cell is empty here.',
      },
    ]);
  });
});
