import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildDocx, buildParagraph } from '@clauselight/reader/testing/build-docx.ts';
import { seedFiles } from '@clauselight/reader/testing/seed-files.ts';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getFormat } from './content-type.ts';

const word = 'application/vnd.ms-word';
const office = 'application/vnd.openxmlformats-officedocument';

function buildWord(contentType: string): Uint8Array {
  return buildDocx({ body: buildParagraph('The fee is due.'), contentType });
}

function getSeed(format: keyof typeof seedFiles): Uint8Array {
  return seedFiles[format]?.() ?? new Uint8Array();
}

/** A package whose main part is of another type. */
function retype(format: 'xlsx' | 'pptx', part: string, type: string): Uint8Array {
  const { '[Content_Types].xml': types = new Uint8Array(), ...parts } = unzipSync(getSeed(format));
  const list = types.length === 0 ? '<Types></Types>' : strFromU8(types);
  const others = list.replaceAll(new RegExp(`<Override[^>]*"${part}"[^>]*/>`, 'g'), '');
  const override = `<Override PartName="${part}" ContentType="${type}.main+xml"/>`;
  const added = others.replace('</Types>', `${override}</Types>`);
  return zipSync({ '[Content_Types].xml': strToU8(added), ...parts });
}

const book = '/xl/workbook.xml';
const slides = '/ppt/presentation.xml';

describe('the gate of uploads', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'gate-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function ask(filename: string, content: Uint8Array | string): Promise<string> {
    const file = path.join(folder, 'file');
    await writeFile(file, content);
    return getFormat({ path: file, filename, mediaType: '' });
  }

  it.each([
    ['form.docm', buildWord(`${word}.document.macroEnabled.main+xml`), 'docx'],
    ['form.dotx', buildWord(`${office}.wordprocessingml.template.main+xml`), 'docx'],
    ['form.dotm', buildWord(`${word}.template.macroEnabledTemplate.main+xml`), 'docx'],
    ['form.docx', buildWord(`${word}.document.macroEnabled.main+xml`), 'docx'],
    ['a.xlsm', retype('xlsx', book, 'application/vnd.ms-excel.sheet.macroEnabled'), 'xlsx'],
    ['a.xltx', retype('xlsx', book, `${office}.spreadsheetml.template`), 'xlsx'],
    ['a.xltm', retype('xlsx', book, 'application/vnd.ms-excel.template.macroEnabled'), 'xlsx'],
    ['a.xlsb', zipSync({ 'xl/workbook.bin': new Uint8Array(9) }), 'xlsx'],
    [
      'a.pptm',
      retype('pptx', slides, 'application/vnd.ms-powerpoint.presentation.macroEnabled'),
      'pptx',
    ],
    ['a.ppsx', retype('pptx', slides, `${office}.presentationml.slideshow`), 'pptx'],
    [
      'a.ppsm',
      retype('pptx', slides, 'application/vnd.ms-powerpoint.slideshow.macroEnabled'),
      'pptx',
    ],
    ['a.potx', retype('pptx', slides, `${office}.presentationml.template`), 'pptx'],
    ['a.odp', getSeed('odp'), 'odp'],
    ['a.msg', getSeed('msg'), 'msg'],
    ['a.mhtml', getSeed('mhtml'), 'mhtml'],
    ['a.mht', getSeed('mhtml'), 'mhtml'],
    ['a.tsv', 'Item\tPrice\nRack\t12\n', 'csv'],
    ['a.xlt', getSeed('xls'), 'xls'],
  ])('lets %s in', async (filename, content, format) => {
    expect(await ask(filename, content)).toBe(format);
  });

  it.each([
    ['a.ppt', 'anything', 'format_not_read'],
    ['a.doc', Uint8Array.of(0xdb, 0xa5, 0x2d, 0, 0, 0), 'format_not_read'],
    ['a.pages', zipSync({ 'Index/Document.iwa': new Uint8Array(9) }), 'format_not_read'],
    ['a.exe', 'MZ', 'unsupported_file_type'],
    ['a.zip', zipSync({ 'a.pdf': new Uint8Array(9) }), 'archive_not_opened'],
  ])('refuses %s with its reason', async (filename, content, code) => {
    await expect(ask(filename, content)).rejects.toMatchObject({ code });
  });
});
