import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { detectFormat } from './detect.ts';
import { readDocument } from './read-document.ts';
import { buildCompoundFile } from './testing/build-compound-file.ts';
import { buildDocx, buildParagraph } from './testing/build-docx.ts';
import { buildPdf } from './testing/build-pdf.ts';
import { startCpuClock } from './testing/cpu-clock.ts';
import { encryptAgile } from './testing/encrypt-office.ts';
import { seedFiles } from './testing/seed-files.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const docx = buildDocx({ body: buildParagraph('Text.') });
const pdf = buildPdf({ pages: [[{ text: 'Text.', x: 72, y: 72 }]] });
const opendocument = 'application/vnd.oasis.opendocument.text';
const png = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82,
]);

function buildOle(stream: string): Uint8Array {
  const bytes = new Uint8Array(1536);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  for (const [at, character] of [...stream].entries())
    bytes[1024 + at * 2] = character.charCodeAt(0);
  return bytes;
}

describe('the format of bytes', () => {
  it.each([
    ['pdf', pdf],
    ['docx', docx],
    ['xlsx', zipSync({ 'xl/workbook.xml': encode('<x/>') })],
    ['odt', zipSync({ mimetype: [encode(opendocument), { level: 0 }] })],
    ['odt', zipSync({ 'content.xml': encode('<x/>'), mimetype: encode(opendocument) })],
    ['doc', buildOle('WordDocument')],
    ['xls', buildOle('Workbook')],
    ['rtf', encode('{\\rtf1 text}')],
    ['json', encode(' {"a": [1]} ')],
    ['json', encode('{"a": 1}\n{"a": 2}\n')],
    ['xml', encode('<?xml version="1.0"?><a/>')],
    ['xml', encode('<!-- Rates --><rates day="1"><rate>1.08</rate></rates>\n')],
    ['txt', encode('<SIGNED> by all the parties')],
    ['html', encode('<div class="terms"><p>Text.</p></div>')],
    ['html', encode('<DOCUMENT>\n<TYPE>EX-10.1\n<TEXT>\n<html><p>Text.</p></html>')],
    ['txt', encode('{not json}')],
    ['txt', encode('a,b\n1,2\n')],
    ['png', png],
    ['jpeg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16)],
    ['webp', encode('RIFF\u0001\u0001\u0001\u0001WEBPVP8 ')],
    ['tiff', encode('II*\u0000\u0008\u0000\u0000\u0000')],
    ['txt', encode('II* is no picture')],
    [undefined, zipSync({ 'photo.jpg': encode('x') })],
  ])('is found by content: %s', async (format, bytes) => {
    expect(await detectFormat(bytes)).toBe(format);
  });

  it('of an Office file with a password cannot be known', async () => {
    await expect(detectFormat(buildOle('EncryptedPackage'))).rejects.toMatchObject({
      code: 'document_encrypted',
    });
  });
});

describe('the format of a damaged file', () => {
  const seeds = ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub'] as const;
  const getSeed = (format: (typeof seeds)[number]) => seedFiles[format]?.() ?? new Uint8Array();

  it.each(seeds)('is still found if its end is missing: %s', async (format) => {
    const bytes = getSeed(format);
    expect(await detectFormat(bytes.slice(0, bytes.length * 0.9))).toBe(format);
  });

  it.each(seeds)('is still found if its first bytes are: %s', async (format) => {
    expect(await detectFormat(getSeed(format).slice(3))).toBe(format);
  });

  it.each([
    ['odt', 'text'],
    ['ods', 'spreadsheet'],
    ['odp', 'presentation'],
    [undefined, 'drawing'],
  ])('of OpenDocument is found by its content if its type is lost: %s', async (format, kind) => {
    const content = `<office:document-content><office:body><office:${kind}>`;
    expect(await detectFormat(zipSync({ 'content.xml': encode(content) }))).toBe(format);
  });

  it('of older Office files is found by the names in it, at any memory address', async () => {
    const bytes = buildOle('WordDocument');
    for (const offset of [0, 1]) {
      const memory = new Uint8Array(bytes.length + 1);
      memory.set(bytes, offset);
      const moved = memory.subarray(offset, offset + bytes.length);
      expect(await detectFormat(moved)).toBe('doc');
    }
  });

  it.each([
    ['WordDocument', 'MBD0001/Workbook', 'doc'],
    ['Workbook', 'MBD0001/WordDocument', 'xls'],
    ['__properties_version1.0', 'Attachment/WordDocument', 'msg'],
  ])('of older Office files is that of the outer file: %s with %s', async (main, inner, format) => {
    const stream = new Uint8Array(5000);
    expect(await detectFormat(buildCompoundFile({ [main]: stream, [inner]: stream }))).toBe(format);
  });
});

describe('a known format that cannot be read', () => {
  const stream = new Uint8Array(5000);
  it.each([
    ['PowerPoint 97', buildCompoundFile({ 'PowerPoint Document': stream, 'a/Workbook': stream })],
    ['Visio', buildCompoundFile({ VisioDocument: stream })],
    ['Word 2', Uint8Array.of(0xdb, 0xa5, 0x2d, 0, 0, 0)],
    ['WordPerfect', Uint8Array.of(0xff, 0x57, 0x50, 0x43)],
    ['Pages', zipSync({ 'Index/Document.iwa': stream })],
    ['a Word document older than Word 6', buildOldWord()],
  ])('is refused with the reason: %s', async (_, bytes) => {
    const reading = readDocument(bytes, { format: 'doc' });
    await expect(reading).rejects.toMatchObject({ code: 'format_not_read' });
  });

  function buildOldWord(): Uint8Array {
    const head = new Uint8Array(5000);
    head.set([0xdc, 0xa5, 45, 0]);
    return buildCompoundFile({ WordDocument: head });
  }
});

it('an archive of documents is refused with their names', async () => {
  const bytes = zipSync({
    'offer/Offer.pdf': encode('x'),
    'offer/': encode(''),
    'prices.xlsx': encode('x'),
    '__MACOSX/._prices.xlsx': encode('x'),
    'photo.jpg': encode('x'),
  });
  await expect(readDocument(bytes, { format: 'docx' })).rejects.toMatchObject({
    code: 'archive_not_opened',
    details: 'It holds 3 documents: offer/Offer.pdf, prices.xlsx, photo.jpg.',
  });
});

describe('looking at the first bytes', () => {
  it('takes no longer for a text that begins with many comments', async () => {
    const getCpuMs = startCpuClock();
    expect(await detectFormat(encode(`${'<!---->'.repeat(1000)}text`))).toBe('txt');
    expect(getCpuMs()).toBeLessThan(1000);
  });
});

describe('a file whose name and content disagree', () => {
  it.each([
    ['an image named pdf', png, 'pdf', 'file_type_mismatch'],
    ['an image named txt', png, 'txt', 'file_type_mismatch'],
    ['a broken PDF named txt', encode('%PDF-1.7\n1 0 obj\n'), 'txt', 'document_corrupt'],
    ['text named pdf', encode('Just text.'), 'pdf', 'file_type_mismatch'],
    ['another zip named docx', zipSync({ a: encode('x') }), 'docx', 'file_type_mismatch'],
    ['a zip of nothing that is left', encode('PK\u0003\u0004'), 'epub', 'document_corrupt'],
    ['an older Office file without directory', buildOle(''), 'xls', 'document_corrupt'],
    ['an older Office file named pdf', buildOle(''), 'pdf', 'file_type_mismatch'],
    ['an encrypted docx', encryptAgile(docx, { password: 'x' }), 'docx', 'document_encrypted'],
    ['what is left of one', buildOle('EncryptedPackage'), 'docx', 'document_corrupt'],
    ['a docx cut off before its text', docx.slice(0, 200), 'docx', 'document_corrupt'],
    ['a doc', buildOle('WordDocument'), 'doc', 'document_corrupt'],
    ['an empty file', new Uint8Array(), 'pdf', 'file_empty'],
    ['white space', encode(' \n\n '), 'txt', 'document_without_text'],
  ] as const)('%s is refused with its own code', async (_, bytes, format, code) => {
    await expect(readDocument(bytes, { format })).rejects.toMatchObject({ code });
  });

  it.each([
    ['a DOCX named doc', docx, 'doc', 'docx'],
    ['a DOCX named pdf', docx, 'pdf', 'docx'],
    ['a PDF named txt', pdf, 'txt', 'pdf'],
    ['a web page saved as doc', encode('<html><body><p>Text.</p></body></html>'), 'doc', 'html'],
    ['text named xls', encode('item;price\nrack;200\n'), 'xls', 'csv'],
    ['text named docx', encode('Text.'), 'docx', 'txt'],
    ['text named json', encode('Text.'), 'json', 'txt'],
  ] as const)('%s is read by its content, with a warning', async (_, bytes, format, found) => {
    const source = await readDocument(bytes, { format });
    expect(source.format).toBe(found);
    expect(source.warnings.map(({ code }) => code)).toContain('name-differs');
  });

  it('is read by its name if any text is valid', async () => {
    const source = await readDocument(encode('{"a": 1}'), { format: 'txt' });
    expect(source).toMatchObject({ format: 'txt', text: '{"a": 1}', warnings: [] });
  });
});
