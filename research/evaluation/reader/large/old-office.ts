import { buildCompoundFile } from '../../../../packages/reader/src/testing/build-compound-file.ts';
import { buildDoc } from '../../../../packages/reader/src/testing/build-doc.ts';
import { buildMsg } from '../../../../packages/reader/src/testing/build-msg.ts';
import { createWords, fill, type Words } from './words.ts';

/** Word 97: this many characters of paragraphs in pieces of 100,000, and pictures up to the size. */
export function buildDocOf({ characters, file }: { characters: number; file: number }): Uint8Array {
  const words = createWords('doc');
  const piece = () => {
    const text = fill(100_000, { next: () => `${words.paragraph()}\r` });
    return { text: text.toString('utf8'), isWide: true };
  };
  const pieces = Array.from({ length: Math.ceil(characters / 100_000) }, piece);
  return buildDoc({ pieces, streams: { Data: words.noise(file - characters * 2.1) } });
}

const rowsOfSheet = 60_000;
const columns = 6;

/** Excel 97: sheets of 60,000 rows with two texts and four numbers each, up to a size. */
export function buildXlsOf(size: number): Uint8Array {
  const words = createWords('xls');
  const sheets: Buffer[] = [];
  for (let left = size; left > 0; ) {
    const sheet = buildSheet(words, left);
    sheets.push(sheet);
    left -= sheet.length * 1.02;
  }
  return buildCompoundFile({ Workbook: buildBook(sheets) });
}

/** A message of Outlook with a long text and pictures of 4 MB each among its words. */
export function buildMsgOf(size: number): Uint8Array {
  const words = createWords('msg');
  const text = fill(Math.min(size / 2, 2_000_000), { next: () => `${words.paragraph()}\r\n\r\n` });
  const picture = 4_000_000;
  const count = Math.max(1, Math.floor((size - text.length * 2) / picture));
  const attachments = Array.from({ length: count }, (_, at) => ({
    name: `${at}.png`,
    mimeType: 'image/png',
    contentId: `${at}`,
    bytes: words.noise(Math.min(picture, size / 2)),
  }));
  return buildMsg({ subject: 'Terms', text: text.toString('utf8'), attachments });
}

/** [MS-XLS] 2.4: a record is its type, its length and its bytes. */
function createRecord(type: number, bytes: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(bytes.length, 2);
  return Buffer.concat([head, bytes]);
}

const endOfStream = createRecord(0x0a, Buffer.alloc(0));
/** Version 6 and what follows, of a workbook (5) or a sheet (16). */
const open = (kind: number) =>
  createRecord(0x809, Buffer.from([0, 6, kind, 0, 0xbb, 0xd, 0xcc, 7, 0, 0, 0, 0, 6, 0, 0, 0]));
const format = createRecord(0xe0, Buffer.alloc(20));

function buildBook(sheets: readonly Buffer[]): Buffer {
  const names = sheets.map((_, at) => Buffer.from(`Sheet ${at + 1}`, 'latin1'));
  const listed = names.reduce((sum, name) => sum + 12 + name.length, 0);
  let place = open(5).length + format.length + listed + endOfStream.length;
  const list = names.map((name, at) => {
    const bytes = Buffer.alloc(8 + name.length);
    bytes.writeUInt32LE(place, 0);
    bytes[6] = name.length;
    name.copy(bytes, 8);
    place += sheets[at]?.length ?? 0;
    return createRecord(0x85, bytes);
  });
  return Buffer.concat([open(5), format, ...list, endOfStream, ...sheets]);
}

function buildSheet(words: Words, size: number): Buffer {
  const records: Buffer[] = [open(16)];
  let left = size - 100;
  for (let row = 0; row < rowsOfSheet && left > 0; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const record = column % 3 === 0 ? buildLabel(words.sentence()) : buildNumber(words);
      record.writeUInt16LE(row, 4);
      record.writeUInt16LE(column, 6);
      records.push(record);
      left -= record.length;
    }
  }
  return Buffer.concat([...records, endOfStream]);
}

function buildNumber(words: Words): Buffer {
  const bytes = Buffer.alloc(14);
  bytes.writeDoubleLE(words.random.below(999_999) / 100, 6);
  return createRecord(0x203, bytes);
}

function buildLabel(text: string): Buffer {
  const bytes = Buffer.alloc(9 + text.length * 2);
  bytes.writeUInt16LE(text.length, 6);
  bytes[8] = 1;
  bytes.write(text, 9, 'utf16le');
  return createRecord(0x204, bytes);
}
