import { strFromU8, strToU8, zipSync } from 'fflate';
import { mtime } from './write-zip.ts';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const vocabularies = {
  w: word,
  r: relationships,
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  m: 'http://schemas.openxmlformats.org/officeDocument/2006/math',
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  dgm: 'http://schemas.openxmlformats.org/drawingml/2006/diagram',
  w14: 'http://schemas.microsoft.com/office/word/2010/wordml',
  w15: 'http://schemas.microsoft.com/office/word/2012/wordml',
};
const xmlns = Object.entries(vocabularies)
  .map(([prefix, vocabulary]) => `xmlns:${prefix}="${vocabulary}"`)
  .join(' ');

const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types';
const partTypes = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** Parts beside the document, by the last word of their relationship type. */
const besides = [
  'styles',
  'settings',
  'numbering',
  'footnotes',
  'endnotes',
  'comments',
  'commentsExtended',
] as const;

export type DocxParts = Readonly<Partial<Record<(typeof besides)[number], string>>> & {
  /** What stands inside `w:body`. */
  readonly body: string;
  /** Headers and footers by relationship id. */
  readonly running?: Readonly<Record<string, { kind: 'header' | 'footer'; content: string }>>;
  /** More files of the package, by name. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** More relationships of the document: id, type and target. */
  readonly links?: readonly (readonly [id: string, type: string, target: string])[];
  /** Type of the document as the package states it. */
  readonly contentType?: string;
  /** Whether vocabularies are named as strict Open XML names them. */
  readonly isStrict?: boolean;
};

/** Builds a Word file of the parts given. */
export function buildDocx(parts: DocxParts): Uint8Array {
  const files: Record<string, Uint8Array> = {
    '_rels/.rels': buildRelationships([['rId1', 'officeDocument', 'word/document.xml']]),
    'word/document.xml': buildPart('document', `<w:body>${parts.body}</w:body>`),
  };
  const types: [string, string][] = [
    ['document', parts.contentType ?? `${partTypes}.document.main+xml`],
  ];
  const links = [...(parts.links ?? [])];
  for (const name of besides) {
    const content = parts[name];
    if (content === undefined) continue;
    files[`word/${name}.xml`] = buildPart(name, content);
    links.push([`rId-${name}`, name, `${name}.xml`]);
    types.push([name, `${partTypes}.${name}+xml`]);
  }
  for (const [id, { kind, content }] of Object.entries(parts.running ?? {})) {
    files[`word/${id}.xml`] = buildPart(kind === 'header' ? 'hdr' : 'ftr', content);
    links.push([id, kind, `${id}.xml`]);
    types.push([id, `${partTypes}.${kind}+xml`]);
  }
  files['word/_rels/document.xml.rels'] = buildRelationships(links);
  for (const [name, content] of Object.entries(parts.files ?? {}))
    files[name] = typeof content === 'string' ? strToU8(content) : content;
  const all = { '[Content_Types].xml': buildContentTypes(types), ...files };
  return zipSync(parts.isStrict === true ? mapValues(all, makeStrict) : all, { mtime });
}

function mapValues<Value>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

/** ISO/IEC 29500-1: the strict vocabularies are under another address, without a year. */
function makeStrict(xml: Uint8Array): Uint8Array {
  const address =
    /http:\/\/schemas\.openxmlformats\.org\/(\w+)\/2006\/(main|relationships|math|diagram)/g;
  return strToU8(
    strFromU8(xml).replace(address, (whole, family: string, name: string) =>
      family === 'package' ? whole : `http://purl.oclc.org/ooxml/${family}/${name}`,
    ),
  );
}

function buildContentTypes(types: readonly (readonly [name: string, type: string])[]): Uint8Array {
  const overrides = types.map(
    ([name, type]) => `<Override PartName="/word/${name}.xml" ContentType="${type}"/>`,
  );
  const rels = 'application/vnd.openxmlformats-package.relationships+xml';
  return strToU8(
    `<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="${rels}"/>` +
      `<Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
  );
}

export interface ParagraphLook {
  readonly style?: string;
  /** List and 0-based level. */
  readonly list?: readonly [numId: number, level: number];
  /** More inside `w:pPr`. */
  readonly properties?: string;
  /** Inside the run's `w:rPr`. */
  readonly run?: string;
}

/** One paragraph with one run. */
export function buildParagraph(text: string, look: ParagraphLook = {}): string {
  const style = look.style === undefined ? '' : `<w:pStyle w:val="${look.style}"/>`;
  const list =
    look.list === undefined
      ? ''
      : `<w:numPr><w:ilvl w:val="${look.list[1]}"/><w:numId w:val="${look.list[0]}"/></w:numPr>`;
  return `<w:p><w:pPr>${style}${list}${look.properties ?? ''}</w:pPr>${buildRun(text, look.run)}</w:p>`;
}

/** One run; the text is XML already. */
export function buildRun(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}

/** A table of cells, each the XML of its paragraphs. */
export function buildTable(rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) => row.map((cell) => `<w:tc>${cell}</w:tc>`).join('');
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
}

export interface LevelFacts {
  readonly format?: string;
  readonly text: string;
  readonly start?: number;
  /** More inside `w:lvl`. */
  readonly more?: string;
}

/** An abstract list with its levels, and one list on it of the same id. */
export function buildList(id: number, levels: readonly LevelFacts[]): string {
  const xml = levels.map(
    ({ format = 'decimal', text, start = 1, more = '' }, level) =>
      `<w:lvl w:ilvl="${level}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`,
  );
  return `<w:abstractNum w:abstractNumId="${id}">${xml.join('')}</w:abstractNum>${buildListUse(id, id)}`;
}

/** One more list on an abstract list. */
export function buildListUse(id: number, abstractId: number, overrides = ''): string {
  return `<w:num w:numId="${id}"><w:abstractNumId w:val="${abstractId}"/>${overrides}</w:num>`;
}

function buildPart(name: string, content: string): Uint8Array {
  if (name === 'commentsExtended')
    return strToU8(`<w15:commentsEx ${xmlns}>${content}</w15:commentsEx>`);
  return strToU8(`<?xml version="1.0"?><w:${name} ${xmlns}>${content}</w:${name}>`);
}

function buildRelationships(links: readonly (readonly [string, string, string])[]): Uint8Array {
  const items = links.map(
    ([id, type, target]) =>
      `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`,
  );
  return strToU8(
    `<Relationships xmlns="${packageRelationships}">${items.join('')}</Relationships>`,
  );
}
