import type { DocumentFormat } from '@clauselight/schema';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readDocument } from './read-document.ts';
import { buildPackage, packageWrappers } from './testing/build-package.ts';
import { checkSourceText, listBlocks } from './testing/check-source-text.ts';
import { wrapWords } from './testing/hostile/hostile-zips.ts';
import { buildEpub } from './testing/markup-epub.ts';
import { seedFiles } from './testing/seed-files.ts';

const formats = ['docx', 'xlsx', 'odt', 'ods', 'odp', 'pptx'] as const;
type Damaged = (typeof formats)[number];

async function read(bytes: Uint8Array, format: DocumentFormat) {
  const source = await readDocument(bytes, { format });
  checkSourceText(source);
  return { source, codes: source.warnings.map(({ code }) => code) };
}

/** Three paragraphs, rows or slide shapes, with anything between them. */
function build(format: Damaged, between: string): Uint8Array {
  const [first, second, third] = ['First.', 'Second.', 'Third.'].map((words) =>
    wrapWords(format, words),
  );
  return buildPackage({ format, main: `${first}${between}${second}${third}` });
}

describe.each(formats)('a damaged file: %s', (format) => {
  // The sheet parser ends every element at an end tag that has no start tag.
  const twice = format === 'ods' ? [] : [['an element that is closed twice', '</b>'] as const];
  it.each([
    ...twice,
    ['an element that is not closed', '<b>'],
    ['a reference to nothing', '&nothing;'],
    ['a broken tag', '<b c="d" e>f</b>'],
  ] as const)('is read to its end after %s', async (_, between) => {
    const { source, codes } = await read(build(format, between), format);
    const words = listBlocks(source).join('\n');
    expect(words).toMatch(/First\.[\s\S]*Second\.[\s\S]*Third\./);
    expect(codes).toContain('damaged-parts');
  });

  it('is read as far as possible if the rest is missing', async () => {
    const whole = build(format, '');
    const end = Buffer.from(whole).indexOf('Third.');
    const { source, codes } = await read(whole.slice(0, end), format);
    expect(source.text).toContain('Second.');
    expect(source.text).not.toContain('Third.');
    expect(codes).toContain('damaged-parts');
  });

  it('is read whole if only its directory is lost', async () => {
    const whole = build(format, '');
    const directory = Buffer.from(whole).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    const { source, codes } = await read(whole.slice(0, directory), format);
    expect(source.text).toMatch(/First\.\nSecond\.\nThird\.$/);
    expect(codes).toEqual(['damaged-parts']);
  });

  it('is read with a warning if an entry other than the text is lost', async () => {
    const parts = unzipSync(seedFiles[format]?.() ?? new Uint8Array());
    const side = Object.keys(parts).find((name) => /styles\.xml$|slideLayout1\.xml$/.test(name));
    const files = side === undefined ? parts : { ...parts, [side]: strToU8('<lost') };
    const mimetype = parts.mimetype ?? new Uint8Array();
    const { source, codes } = await read(zipSync({ mimetype, ...files }), format);
    expect(source.text).toContain('The Supplier shall deliver');
    if (format !== 'ods') expect(codes).toContain('damaged-parts');
  });

  it('with nothing left is corrupt, not of another kind', async () => {
    const { name } = packageWrappers[format];
    const parts = unzipSync(build(format, ''));
    const bytes = zipSync({ ...parts, [name]: strToU8('nothing') });
    await expect(read(bytes, format)).rejects.toMatchObject({ code: 'document_corrupt' });
  });
});

describe('a damaged list of parts', () => {
  const lose = (format: DocumentFormat, name: string, pattern: RegExp) => {
    const parts = unzipSync(seedFiles[format]?.() ?? new Uint8Array());
    const text = new TextDecoder().decode(parts[name]).replace(pattern, '');
    return zipSync({ ...parts, [name]: strToU8(text) });
  };

  it('of slides still gives those that it no longer names, after the others', async () => {
    const list = 'ppt/presentation.xml';
    const bytes = lose('pptx', list, /<p:sldId id="258"[\s\S]*$/);
    const { source, codes } = await read(bytes, 'pptx');
    expect(source.text).toMatch(/^Supply Agreement[\s\S]*Prices[\s\S]*Either party/);
    expect(source.pages).toHaveLength(4);
    expect(codes).toContain('damaged-parts');
  });

  it('of sheets still gives those that it no longer names', async () => {
    const bytes = lose('xlsx', 'xl/workbook.xml', /<sheet name="Terms"[\s\S]*$/);
    const { source, codes } = await read(bytes, 'xlsx');
    expect(source.text).toMatch(/Prices[\s\S]*The Supplier/);
    expect(codes).toContain('damaged-parts');
  });

  it('of pages still gives those that it no longer names', async () => {
    const bytes = lose('epub', 'OEBPS/book.opf', /<itemref idref="p2"[\s\S]*$/);
    const { source, codes } = await read(bytes, 'epub');
    expect(source.text).toMatch(/Delivery[\s\S]*Term\nEither party/);
    expect(codes).toContain('damaged-parts');
  });
});

describe('a damaged book', () => {
  it('is read up to the damage in one page, and on in the next', async () => {
    const words = Array.from({ length: 4000 }, (_, at) => `<p>Clause ${at * at}.</p>`).join('');
    const parts = unzipSync(buildEpub({ pages: { '1.xhtml': words, '2.xhtml': '<p>Last.</p>' } }));
    const bytes = zipSync(parts, { level: 6 });
    bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + 40);
    const { source, codes } = await read(bytes, 'epub');
    expect(source.text).toMatch(/^Clause 0\.\nClause 1\.[\s\S]*\nLast\.$/);
    expect(codes).toEqual(['damaged-parts']);
  });
});
