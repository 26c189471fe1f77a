import fc from 'fast-check';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, inject, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildCell, buildOds, buildRows, buildXlsx } from '../testing/build-workbook.ts';
import { checkSourceText } from '../testing/check-source-text.ts';

type Format = 'xlsx' | 'ods' | 'csv';

const good = buildXlsx({
  strings: ['<t>Text</t>'],
  formats: ['dd.mm.yyyy'],
  sheets: [
    {
      name: 'One',
      content: buildRows([
        ['Item', 'Price'],
        ['Chair', 20],
      ]),
    },
    {
      name: 'Two',
      content: '<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row></sheetData>',
    },
  ],
});
const goodOds = buildOds({
  content:
    '<table:table table:name="One"><table:table-row><table:table-cell office:value-type="string"><text:p>Text</text:p></table:table-cell><table:table-cell office:value-type="float" office:value="7"><text:p>7</text:p></table:table-cell></table:table-row></table:table>',
});

function withPart(name: string, content: string | Uint8Array): Uint8Array {
  return zipSync({
    ...unzipSync(good),
    [name]: typeof content === 'string' ? strToU8(content) : content,
  });
}

const sheet = 'xl/worksheets/sheet1.xml';

async function outcome(bytes: Uint8Array, format: Format, limits = {}) {
  try {
    const source = await readDocument(bytes, { format, limits });
    checkSourceText(source);
    return source.warnings.map(({ code }) => code).join() || 'read';
  } catch (error) {
    return (error as { code?: string }).code ?? error;
  }
}

describe('a hostile workbook', () => {
  it('that inflates beyond the limit is stopped while inflating', async () => {
    const limits = { maxInflatedBytes: 100_000 };
    const bomb = withPart('xl/sharedStrings.xml', new Uint8Array(4_000_000).fill(32));
    expect(await outcome(bomb, 'xlsx', limits)).toBe('document_too_complex');
    const binary = zipSync({
      'xl/workbook.bin': new Uint8Array(1),
      'xl/x.bin': new Uint8Array(4_000_000),
    });
    expect(await outcome(binary, 'xlsx', limits)).toBe('document_too_complex');
  });

  it.each([
    [
      'broken after its first row',
      '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row',
    ],
    ['with an entity of its own', '<!DOCTYPE w [<!ENTITY a "aa">]><worksheet>&a;</worksheet>'],
    ['with no XML at all', 'none'],
  ])('is read without the damage of a sheet %s', async (_, content) => {
    expect(await outcome(withPart(sheet, content), 'xlsx')).toBe('damaged-parts');
  });

  it('without any sheet that can be read is corrupt', async () => {
    const files = {
      ...unzipSync(good),
      [sheet]: strToU8('<'),
      'xl/worksheets/sheet2.xml': strToU8('<'),
    };
    expect(await outcome(zipSync(files), 'xlsx')).toBe('document_corrupt');
    expect(await outcome(zipSync({ 'xl/a.xml': strToU8('<a/>') }), 'xlsx')).toBe(
      'document_corrupt',
    );
  });

  it('is read by the names of its parts where its list of sheets is lost', async () => {
    const source = await readDocument(withPart('xl/workbook.xml', '<'), { format: 'xlsx' });
    expect(source.text).toContain('Chair\t20');
    expect(source.warnings.map(({ code }) => code)).toEqual(['damaged-parts']);
  });

  it('that claims every cell there could be is walked by those it has', async () => {
    const content = `<dimension ref="A1:XFD1048576"/><sheetData><row r="1">${buildCell('A1', 'first')}</row><row r="1048576">${buildCell('XFD1048576', 'last')}</row></sheetData><mergeCells><mergeCell ref="B2:XFD1048575"/></mergeCells>`;
    const source = await readDocument(buildXlsx({ sheets: [{ name: 'S', content }] }), {
      format: 'xlsx',
    });
    expect(source.text).toBe('S\n\nfirst\n\nlast');
  });

  it('with merged cells over merged cells takes no longer for it', async () => {
    const merges = '<mergeCell ref="A1:XFD1048576"/>'.repeat(5000);
    const rows = buildRows(Array.from({ length: 1000 }, (_, at) => [at, at]));
    const bytes = buildXlsx({
      sheets: [{ name: 'S', content: `${rows}<mergeCells>${merges}</mergeCells>` }],
    });
    expect(await outcome(bytes, 'xlsx')).toBe('read');
  }, 10_000);

  it('with a cell further right in every row is read in part', async () => {
    const rows = Array.from({ length: 3000 }, (_, at) => {
      const name = `${String.fromCharCode(65 + Math.floor(at / 676))}${String.fromCharCode(65 + (Math.floor(at / 26) % 26))}${String.fromCharCode(65 + (at % 26))}`;
      return `<row r="${at + 1}">${buildCell(`${name}${at + 1}`, at)}</row>`;
    });
    const bytes = buildXlsx({
      sheets: [{ name: 'S', content: `<sheetData>${rows.join('')}</sheetData>` }],
    });
    expect(await outcome(bytes, 'xlsx', { maxTextLength: 50_000 })).toBe('read-in-part');
  });

  it('too long for the text says how far it was read', async () => {
    const rows = Array.from({ length: 100 }, (_, at) => [`item ${at}`, at]);
    const bytes = buildXlsx({ sheets: [{ name: 'Stock', content: buildRows(rows) }] });
    const source = await readDocument(bytes, { format: 'xlsx', limits: { maxTextLength: 200 } });
    checkSourceText(source);
    expect(source.text.length).toBeLessThanOrEqual(200);
    expect(source.warnings).toMatchObject([
      {
        code: 'read-in-part',
        message: expect.stringMatching(/up to row \d+ of the sheet “Stock”/),
      },
    ]);
  });

  it('damaged at any byte is refused with a code or read, never breaks', async () => {
    for (const [bytes, format] of [
      [good, 'xlsx'],
      [goodOds, 'ods'],
    ] as const) {
      for (let at = 0; at < bytes.length; at += 31) {
        const damaged = bytes.slice();
        damaged[at] = (damaged[at] ?? 0) ^ 0xff;
        expect(await outcome(damaged, format)).toBeTypeOf('string');
      }
    }
  });

  it('of any XML in its sheet is refused with a code or read', async () => {
    const piece = fc.constantFrom(
      '<row r="1">',
      '</row>',
      '<c r="A1">',
      '<c t="s">',
      '<c r="ZZZ9" t="inlineStr">',
      '</c>',
      '<v>',
      '5',
      '-1e999',
      '</v>',
      '<is><t>',
      'x',
      '</t></is>',
      '<sheetData>',
      '</sheetData>',
      '<mergeCell ref="A1:B2"/>',
      '<col min="-5" max="1e9" hidden="1"/>',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
        const bytes = withPart(sheet, `<worksheet>${pieces.join('')}</worksheet>`);
        expect(await outcome(bytes, 'xlsx')).toBeTypeOf('string');
      }),
      { numRuns: inject('isFullRun') ? 60 : 20 },
    );
  });
});

describe('a hostile OpenDocument spreadsheet', () => {
  const repeated = (rows: number, columns: number) =>
    buildOds({
      content: `<table:table table:name="S"><table:table-row table:number-rows-repeated="${rows}"><table:table-cell office:value-type="string" table:number-columns-repeated="${columns}"><text:p>x</text:p></table:table-cell></table:table-row></table:table>`,
    });

  it.each([
    [1_048_576, 16_384],
    [1_048_576, 1],
    [1, 999_999_999],
  ])('that repeats one cell %i by %i times is read in part, or bounded', async (rows, columns) => {
    const limits = { maxTextLength: 50_000 };
    expect(await outcome(repeated(rows, columns), 'ods', limits)).toMatch(/^read(-in-part)?$/);
  });

  it('behind a password is known', async () => {
    const manifest =
      '<manifest:file-entry><manifest:encryption-data manifest:checksum="x"/></manifest:file-entry>';
    expect(await outcome(buildOds({ content: '', manifest }), 'ods')).toBe('document_encrypted');
  });

  it('cut off in its content is read as far as it goes', async () => {
    const { mimetype, ...rest } = unzipSync(goodOds);
    const content = strToU8(
      new TextDecoder()
        .decode(rest['content.xml'])
        .replace(/<\/table:table-row>.*/, '</table:table-row><table:tab'),
    );
    const bytes = zipSync({
      mimetype: [mimetype ?? new Uint8Array(), { level: 0 }],
      ...rest,
      'content.xml': content,
    });
    expect(await outcome(bytes, 'ods')).toBe('damaged-parts');
  });
});
