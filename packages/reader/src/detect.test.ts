import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { detectFormat } from './detect.ts';
import { readDocument } from './read-document.ts';
import { buildDocx, buildParagraph } from './testing/build-docx.ts';
import { buildPdf } from './testing/build-pdf.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const docx = buildDocx({ body: buildParagraph('Text.') });
const pdf = buildPdf({ pages: [[{ text: 'Text.', x: 72, y: 72 }]] });
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
    ['doc', buildOle('WordDocument')],
    ['xls', buildOle('Workbook')],
    ['rtf', encode('{\\rtf1 text}')],
    ['json', encode(' {"a": [1]} ')],
    ['xml', encode('<?xml version="1.0"?><a/>')],
    ['txt', encode('{not json}')],
    ['txt', encode('a,b\n1,2\n')],
    [undefined, png],
    [undefined, zipSync({ 'photo.jpg': encode('x') })],
  ])('is found by content: %s', async (format, bytes) => {
    expect(await detectFormat(bytes)).toBe(format);
  });

  it('of an Office file behind a password cannot be known', async () => {
    await expect(detectFormat(buildOle('EncryptedPackage'))).rejects.toMatchObject({
      code: 'document_encrypted',
    });
  });
});

describe('a file whose name and content disagree', () => {
  it.each([
    ['an image named pdf', png, 'pdf', 'file_type_mismatch'],
    ['an image named txt', png, 'txt', 'file_type_mismatch'],
    ['a PDF named txt', pdf, 'txt', 'file_type_mismatch'],
    ['text named pdf', encode('Just text.'), 'pdf', 'file_type_mismatch'],
    ['another zip named docx', zipSync({ a: encode('x') }), 'docx', 'file_type_mismatch'],
    ['an encrypted docx', buildOle('EncryptedPackage'), 'docx', 'document_encrypted'],
    ['a truncated docx', docx.slice(0, docx.length - 40), 'docx', 'document_corrupt'],
    ['a doc', buildOle('WordDocument'), 'doc', 'format_not_readable'],
    ['an empty file', new Uint8Array(), 'pdf', 'file_empty'],
    ['white space', encode(' \n\n '), 'txt', 'document_without_text'],
  ] as const)('%s is refused with its own code', async (_, bytes, format, code) => {
    await expect(readDocument(bytes, { format })).rejects.toMatchObject({ code });
  });

  it('is read by its content where people confuse the two in good faith', async () => {
    expect(await readDocument(docx, { format: 'doc' })).toMatchObject({
      format: 'docx',
      text: 'Text.',
    });
  });
});
