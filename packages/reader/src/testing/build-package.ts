import { createPart, type WrittenPart, writeZip } from './write-zip.ts';

/** Formats that are a zip of XML, made here of their main part alone. */
export interface PackageFacts {
  readonly format: 'docx' | 'xlsx' | 'odt' | 'ods' | 'odp' | 'pptx' | 'epub';
  /** What is in the body of the main part: paragraphs, rows, shapes, a page. */
  readonly main: string;
  /** More parts; one of a name there already takes its place. */
  readonly parts?: readonly WrittenPart[];
  /** Names of parts that stay out. */
  readonly without?: readonly string[];
}

const office = 'http://schemas.openxmlformats.org';
const oasis = 'urn:oasis:names:tc:opendocument:xmlns';
const relationshipsOf = `${office}/officeDocument/2006/relationships`;

interface Wrapper {
  /** Name of the part with the words. */
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly others: readonly WrittenPart[];
}

/** The smallest package around a main part, for each format. */
export const packageWrappers: Readonly<Record<PackageFacts['format'], Wrapper>> = {
  docx: {
    name: 'word/document.xml',
    before: `<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>`,
    after: '</w:body></w:document>',
    others: [link('officeDocument', 'word/document.xml')],
  },
  xlsx: {
    name: 'xl/worksheets/sheet1.xml',
    before: `<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>`,
    after: '</sheetData></worksheet>',
    others: [
      link('officeDocument', 'xl/workbook.xml'),
      declareTypes({
        '/xl/workbook.xml': 'spreadsheetml.sheet.main',
        '/xl/worksheets/sheet1.xml': 'spreadsheetml.worksheet',
      }),
      createPart(
        'xl/workbook.xml',
        `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${relationshipsOf}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      createRelationships('xl/_rels/workbook.xml.rels', [
        ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ]),
    ],
  },
  odt: {
    name: 'content.xml',
    before: `${openOdf()}<office:body><office:text>`,
    after: '</office:text></office:body></office:document-content>',
    others: [createPart('mimetype', 'application/vnd.oasis.opendocument.text'), listOdf('text')],
  },
  ods: {
    name: 'content.xml',
    before: `${openOdf()}<office:body><office:spreadsheet><table:table table:name="A">`,
    after: '</table:table></office:spreadsheet></office:body></office:document-content>',
    others: [
      createPart('mimetype', 'application/vnd.oasis.opendocument.spreadsheet'),
      listOdf('spreadsheet'),
    ],
  },
  odp: {
    name: 'content.xml',
    before: `${openOdf()}<office:body><office:presentation><draw:page><draw:frame><draw:text-box>`,
    after:
      '</draw:text-box></draw:frame></draw:page></office:presentation></office:body></office:document-content>',
    others: [
      createPart('mimetype', 'application/vnd.oasis.opendocument.presentation'),
      listOdf('presentation'),
    ],
  },
  pptx: {
    name: 'ppt/slides/slide1.xml',
    before: `<p:sld xmlns:p="${office}/presentationml/2006/main" xmlns:a="${office}/drawingml/2006/main" xmlns:r="${relationshipsOf}"><p:cSld><p:spTree>`,
    after: '</p:spTree></p:cSld></p:sld>',
    others: [
      link('officeDocument', 'ppt/presentation.xml'),
      createPart(
        'ppt/presentation.xml',
        `<p:presentation xmlns:p="${office}/presentationml/2006/main" xmlns:r="${relationshipsOf}"><p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst></p:presentation>`,
      ),
      createRelationships('ppt/_rels/presentation.xml.rels', [
        ['rId1', 'slide', 'slides/slide1.xml'],
      ]),
    ],
  },
  epub: {
    name: 'book/page.xhtml',
    before: '',
    after: '',
    others: [
      createPart('mimetype', 'application/epub+zip'),
      createPart(
        'META-INF/container.xml',
        '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
      ),
      createPart(
        'book/book.opf',
        '<package xmlns="http://www.idpf.org/2007/opf"><metadata/><manifest><item id="p" href="page.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="p"/></spine></package>',
      ),
    ],
  },
};

/** Builds a package around its main part. */
export function buildPackage({ format, main, parts = [], without = [] }: PackageFacts): Uint8Array {
  const { name, before, after, others } = packageWrappers[format];
  const all = new Map<string, WrittenPart>();
  for (const part of [...others, createPart(name, `${before}${main}${after}`), ...parts])
    all.set(part.name, part);
  for (const part of without) all.delete(part);
  return writeZip([...all.values()]);
}

function link(type: string, target: string): WrittenPart {
  return createRelationships('_rels/.rels', [['rId1', type, target]]);
}

/** A part of relationships: identifier, last word of the type, target. */
export function createRelationships(
  name: string,
  links: readonly (readonly [string, string, string])[],
): WrittenPart {
  const items = links.map(
    ([id, type, target]) =>
      `<Relationship Id="${id}" Type="${relationshipsOf}/${type}" Target="${target}"/>`,
  );
  return createPart(
    name,
    `<Relationships xmlns="${office}/package/2006/relationships">${items.join('')}</Relationships>`,
  );
}

function declareTypes(types: Readonly<Record<string, string>>): WrittenPart {
  const items = Object.entries(types).map(
    ([part, type]) =>
      `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
  );
  return createPart(
    '[Content_Types].xml',
    `<Types xmlns="${office}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>${items.join('')}</Types>`,
  );
}

function openOdf(): string {
  const vocabularies = ['office', 'text', 'table', 'style'].map(
    (name) => `xmlns:${name}="${oasis}:${name}:1.0"`,
  );
  const draw = `xmlns:draw="${oasis}:drawing:1.0"`;
  return `<office:document-content ${vocabularies.join(' ')} ${draw}>`;
}

function listOdf(kind: string): WrittenPart {
  return createPart(
    'META-INF/manifest.xml',
    `<manifest:manifest xmlns:manifest="${oasis}:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.${kind}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
  );
}
