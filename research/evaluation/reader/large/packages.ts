import { deflateRawSync } from 'node:zlib';
import {
  createRelationships,
  type PackageFacts,
  packageWrappers,
} from '../../../../packages/reader/src/testing/build-package.ts';
import {
  createPart,
  type WrittenPart,
  writeZip,
} from '../../../../packages/reader/src/testing/write-zip.ts';
import { buildMarkup } from './texts.ts';
import { createWords, fill, type Words } from './words.ts';

/** A document of this many bytes of XML, and pictures up to the size of the whole file. */
export interface PackageSizes {
  readonly xml: number;
  readonly file: number;
}

/** Word: numbered paragraphs of several runs, and a table now and then. */
export function buildDocxOf(sizes: PackageSizes): Uint8Array {
  const words = createWords('docx');
  const run = (text: string) =>
    `<w:r><w:rPr><w:rFonts w:ascii="Arial"/><w:sz w:val="22"/></w:rPr><w:t xml:space="preserve">${text} </w:t></w:r>`;
  const paragraph = () =>
    `<w:p w:rsidR="00A1"><w:pPr><w:jc w:val="both"/></w:pPr>${run(words.sentence())}${run(words.word())}${run(words.sentence())}</w:p>`;
  const cell = (text: string) => `<w:tc><w:tcPr/><w:p>${run(text)}</w:p></w:tc>`;
  const table = () =>
    `<w:tbl><w:tr>${cell(words.word())}${cell(words.word())}</w:tr><w:tr>${cell(words.word())}${cell('12.50')}</w:tr></w:tbl>`;
  const next = () => (words.random.oneIn(20) ? table() : paragraph());
  return buildPackageOf({ format: 'docx', words, sizes, next, pictures: 'word/media/' });
}

/** OpenDocument text with headings, paragraphs and spans. */
export function buildOdtOf(sizes: PackageSizes): Uint8Array {
  const words = createWords('odt');
  const next = () =>
    `<text:h text:outline-level="2">${words.word()}</text:h><text:p text:style-name="P1">${words.sentence()} <text:span text:style-name="T1">${words.word()}</text:span> ${words.sentence()}</text:p>`;
  return buildPackageOf({ format: 'odt', words, sizes, next, pictures: 'Pictures/' });
}

/** Excel: rows of eight cells, texts among the shared strings, dates and amounts. */
export function buildXlsxOf(sizes: PackageSizes): Uint8Array {
  const words = createWords('xlsx');
  const strings = Array.from({ length: 20_000 }, () => words.sentence());
  const shared = `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`;
  let row = 0;
  const next = () => {
    row += 1;
    const text = (column: string) =>
      `<c r="${column}${row}" t="s"><v>${words.random.below(strings.length)}</v></c>`;
    const number = (column: string) =>
      `<c r="${column}${row}"><v>${words.random.below(999_999) / 100}</v></c>`;
    return `<row r="${row}" spans="1:8">${text('A')}${number('B')}${number('C')}${number('D')}${text('E')}${number('F')}${number('G')}${number('H')}</row>`;
  };
  const links = createRelationships('xl/_rels/workbook.xml.rels', [
    ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
    ['rId2', 'sharedStrings', 'sharedStrings.xml'],
  ]);
  const parts = [links, compress('xl/sharedStrings.xml', Buffer.from(shared))];
  return buildPackageOf({ format: 'xlsx', words, sizes, next, parts, pictures: 'xl/media/' });
}

/** An OpenDocument spreadsheet of rows of four cells. */
export function buildOdsOf(sizes: PackageSizes): Uint8Array {
  const words = createWords('ods');
  const text = () =>
    `<table:table-cell office:value-type="string"><text:p>${words.sentence()}</text:p></table:table-cell>`;
  const number = () => {
    const value = words.random.below(9999);
    return `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`;
  };
  const next = () => `<table:table-row>${text()}${number()}${number()}${text()}</table:table-row>`;
  return buildPackageOf({ format: 'ods', words, sizes, next, pictures: 'Pictures/' });
}

/** An OpenDocument presentation: text boxes of a paragraph on one slide. */
export function buildOdpOf(sizes: PackageSizes): Uint8Array {
  const words = createWords('odp');
  const next = () => `<text:p>${words.sentence()}</text:p>`;
  return buildPackageOf({ format: 'odp', words, sizes, next, pictures: 'Pictures/' });
}

/** A presentation: slides of a title and ten points, and pictures. */
export function buildPptxOf({ slides, file }: { slides: number; file: number }): Uint8Array {
  const words = createWords('pptx');
  const { before, after } = packageWrappers.pptx;
  const paragraph = () => `<a:p><a:pPr lvl="1"/><a:r><a:t>${words.sentence()}</a:t></a:r></a:p>`;
  const shape = (body: string, more = '') =>
    `<p:sp><p:nvSpPr><p:cNvPr id="2" name="S"/><p:cNvSpPr/><p:nvPr>${more}</p:nvPr></p:nvSpPr><p:txBody><a:bodyPr/>${body}</p:txBody></p:sp>`;
  const slide = () =>
    `${before}${shape(`<a:p><a:r><a:t>${words.word()}</a:t></a:r></a:p>`, '<p:ph type="title"/>')}${shape(Array.from({ length: 10 }, paragraph).join(''))}${after}`;
  const places = Array.from({ length: slides }, (_, at) => at + 1);
  const parts = places.map((at) => compress(`ppt/slides/slide${at}.xml`, Buffer.from(slide())));
  const ids = places.map((at) => `<p:sldId id="${255 + at}" r:id="rId${at}"/>`).join('');
  const links = createRelationships(
    'ppt/_rels/presentation.xml.rels',
    places.map((at) => [`rId${at}`, 'slide', `slides/slide${at}.xml`]),
  );
  const presentation = createPart(
    'ppt/presentation.xml',
    `<p:presentation xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><p:sldIdLst>${ids}</p:sldIdLst></p:presentation>`,
  );
  const root = packageWrappers.pptx.others.filter(({ name }) => name === '_rels/.rels');
  return addPictures([...root, presentation, links, ...parts], {
    words,
    file,
    folder: 'ppt/media/',
  });
}

/** A book: chapters of 200 kB, and pictures. */
export function buildEpubOf({ chapters, file }: { chapters: number; file: number }): Uint8Array {
  const words = createWords('epub');
  const pages = Array.from({ length: chapters }, (_, at) =>
    compress(
      `book/page${at}.xhtml`,
      fill(200_000, {
        before: '<html xmlns="http://www.w3.org/1999/xhtml"><body>',
        after: '</body></html>',
        next: () => buildMarkup(words),
      }),
    ),
  );
  const items = pages.map(
    (_, at) => `<item id="p${at}" href="page${at}.xhtml" media-type="application/xhtml+xml"/>`,
  );
  const spine = pages.map((_, at) => `<itemref idref="p${at}"/>`);
  const list = createPart(
    'book/book.opf',
    `<package xmlns="http://www.idpf.org/2007/opf"><metadata/><manifest>${items.join('')}</manifest><spine>${spine.join('')}</spine></package>`,
  );
  const others = packageWrappers.epub.others.filter(({ name }) => name !== list.name);
  return addPictures([...others, list, ...pages], { words, file, folder: 'book/images/' });
}

function buildPackageOf({
  format,
  words,
  sizes,
  next,
  parts = [],
  pictures,
}: {
  format: PackageFacts['format'];
  words: Words;
  sizes: PackageSizes;
  next: () => string;
  parts?: readonly WrittenPart[];
  pictures: string;
}): Uint8Array {
  const { name, before, after, others } = packageWrappers[format];
  const main = compress(name, fill(sizes.xml, { before, after, next }));
  const names = new Set(parts.map((part) => part.name));
  const kept = others.filter((part) => !names.has(part.name));
  return addPictures([...kept, main, ...parts], { words, file: sizes.file, folder: pictures });
}

const pictureSize = 2_000_000;

/** A zip of the parts with pictures, stored, up to the size. */
function addPictures(
  parts: readonly WrittenPart[],
  { words, file, folder }: { words: Words; file: number; folder: string },
): Uint8Array {
  const all = [...parts];
  let left = file - writeZip(parts).length - 1000;
  for (let at = 0; left > 0; at += 1) {
    const data = words.noise(Math.min(left, pictureSize));
    all.push({ name: `${folder}image${at}.png`, data });
    left -= data.length + 200;
  }
  return writeZip(all);
}

function compress(name: string, bytes: Uint8Array): WrittenPart {
  return { name, method: 8, data: deflateRawSync(bytes, { level: 1 }), size: bytes.length };
}
