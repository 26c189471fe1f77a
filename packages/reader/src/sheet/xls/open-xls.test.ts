import { describe, expect, it } from 'vitest';
import { readDocument } from '../../read-document.ts';
import {
  buildBinaryWorkbook,
  buildRecord,
  editWorkbookStream,
} from '../../testing/build-binary-workbook.ts';
import { buildCell, buildXlsx } from '../../testing/build-workbook.ts';
import { checkSourceText } from '../../testing/check-source-text.ts';
import { scanStream } from './scan-stream.ts';

async function read(bytes: Uint8Array, format: 'xls' | 'xlsx' = 'xls') {
  const source = await readDocument(bytes, { format });
  checkSourceText(source);
  return source;
}

const object = (kind: number) =>
  buildRecord(0x5d, [0x15, 0, 0x12, 0, kind, 0, 1, 0, ...Array.from({ length: 14 }, () => 0)]);
const words = (text: string) => [
  ...buildRecord(0x1b6, [
    ...Array.from({ length: 10 }, () => 0),
    text.length,
    0,
    ...Array.from({ length: 6 }, () => 0),
  ]),
  ...buildRecord(0x3c, [0, ...[...text].map((letter) => letter.charCodeAt(0))]),
  ...buildRecord(0x3c, [0, 0, 0, 0]),
];
/** Puts records in front of the end of the last sheet. */
const addRecords = (file: Uint8Array, records: readonly number[]) =>
  editWorkbookStream(file, (stream) => [...stream.subarray(0, -4), ...records, 0x0a, 0, 0, 0]);
const plain = buildBinaryWorkbook([{ name: 'S', rows: [['a', 1]] }], 'biff8');

describe('a binary workbook', () => {
  it('has the paragraphs of its shapes after its rows, the frames of comments left out', async () => {
    const file = addRecords(plain, [
      ...object(6),
      ...words('Valid until\rJune.'),
      ...object(0x19),
      ...words('a comment'),
    ]);
    expect((await read(file)).text).toBe('S\n\na\t1\nValid until\nJune.');
  });

  it('leaves out the words of a chart on a sheet', async () => {
    const chart = [
      ...buildRecord(0x809, [0, 6, 0x20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
      ...object(6),
      ...words('Axis'),
      ...buildRecord(0x0a, []),
    ];
    expect((await read(addRecords(plain, chart))).text).toBe('S\n\na\t1');
  });

  it('gives its sheets in the order of their tabs', async () => {
    const file = buildBinaryWorkbook(
      [
        { name: 'One', rows: [['first']] },
        { name: 'Two', rows: [['second']], isHidden: true },
      ],
      'biff8',
    );
    const swapped = editWorkbookStream(file, swapTabs);
    const source = await read(swapped);
    expect(source.text).toBe('One\n\nfirst');
    expect(source.hiddenTexts.map(({ text, start }) => [text, start])).toEqual([
      ['Two\nsecond', 0],
    ]);
  });

  it('that is cut off is read as far as it goes', async () => {
    const rows = Array.from({ length: 3000 }, (_, at) => [`item ${at}`, at]);
    const file = buildBinaryWorkbook([{ name: 'S', rows }], 'biff8');
    const source = await read(file.subarray(0, file.length - 60_000));
    expect(source.text).toMatch(/^S\n\nitem 0\t0\nitem 1\t1\n/);
    expect(source.blocks.length).toBeLessThan(3000);
    expect(source.warnings.map(({ code }) => code)).toEqual(['damaged-parts']);
  });

  it('has the cells struck out for which there is no room', () => {
    const rows = Array.from({ length: 10 }, (_, at) => [at + 0.5, 'word']);
    const file = buildBinaryWorkbook([{ name: 'S', rows }], 'biff8');
    let facts: ReturnType<typeof scanStream> | undefined;
    const edited = editWorkbookStream(file, (stream) => {
      facts = scanStream(stream, 6);
      return stream;
    });
    expect(facts).toMatchObject({ isCut: true, sheets: [{ isHidden: false }] });
    return expect(read(edited)).resolves.toMatchObject({
      text: 'S\n\n0.5\tword\n1.5\tword\n2.5\tword',
    });
  });
});

/** Exchanges the two records that list the sheets. */
function swapTabs(stream: Uint8Array): number[] {
  const places: { start: number; end: number }[] = [];
  for (let at = 0; at + 4 <= stream.length; ) {
    const end = at + 4 + (stream[at + 2] ?? 0) + (stream[at + 3] ?? 0) * 256;
    if (stream[at] === 0x85 && stream[at + 1] === 0) places.push({ start: at, end });
    at = end;
  }
  const [one, two] = places;
  if (one === undefined || two === undefined) throw new Error('two sheets are needed');
  return [
    ...stream.subarray(0, one.start),
    ...stream.subarray(two.start, two.end),
    ...stream.subarray(one.start, one.end),
    ...stream.subarray(two.end),
  ];
}

describe('the same workbook in every format of Excel', () => {
  const codes = [
    '#,##0.00',
    '"$"#,##0.00;[Red]("$"#,##0.00)',
    '#,##0.00\\ [$€-407]',
    '0.0%',
    '0.00E+00',
    '# ?/?',
    'dd\\.mm\\.yyyy',
    '[$-407]d. mmmm yyyy',
    'h:mm AM/PM',
    '[h]:mm',
    '00000',
    '0.0,"K"',
    ';;;',
  ];
  const values = [1234.565, 45306.75, 0.285];
  const rows = codes.map((code) => [code, ...values]);
  const formats = Object.fromEntries(
    codes.flatMap((code, row) => ['B', 'C', 'D'].map((column) => [`${column}${row + 1}`, code])),
  );
  const cells = rows.map((row, at) => {
    const shown = values.map((value, column) =>
      buildCell(`${'BCD'[column]}${at + 1}`, value, at + 1),
    );
    const name = String(row[0]).replaceAll('"', '&quot;');
    return `<row r="${at + 1}">${buildCell(`A${at + 1}`, name)}${shown.join('')}</row>`;
  });
  const xlsx = buildXlsx({
    formats: codes,
    sheets: [{ name: 'S', content: `<sheetData>${cells.join('')}</sheetData>` }],
  });

  it.each([
    ['biff8', 'xls'],
    ['biff5', 'xls'],
    ['xlsb', 'xlsx'],
  ] as const)('shows the same words: %s', async (type, format) => {
    const binary = await read(buildBinaryWorkbook([{ name: 'S', rows, formats }], type), format);
    const open = await read(xlsx, 'xlsx');
    // The code page of the oldest format has no euro.
    const expected = type === 'biff5' ? open.text.replaceAll('€', '_') : open.text;
    expect(binary.text).toBe(expected);
    expect(open.text).toContain('$1,234.57');
  });
});
