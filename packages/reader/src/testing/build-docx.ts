import { strToU8, zipSync } from 'fflate';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const xmlns = `xmlns:w="${word}" xmlns:r="${relationships}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"`;

export interface DocxParts {
  /** What stands inside `w:body`. */
  readonly body: string;
  readonly styles?: string;
  readonly numbering?: string;
  readonly footnotes?: string;
  readonly comments?: string;
  /** Headers and footers by relationship id. */
  readonly running?: Readonly<Record<string, { kind: 'header' | 'footer'; content: string }>>;
}

/** Builds a Word file of the parts given. */
export function buildDocx(parts: DocxParts): Uint8Array {
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': strToU8('<Types/>'),
    '_rels/.rels': buildRelationships([['rId1', 'officeDocument', 'word/document.xml']]),
    'word/document.xml': buildPart('document', `<w:body>${parts.body}</w:body>`),
  };
  const links: [string, string, string][] = [];
  for (const name of ['styles', 'numbering', 'footnotes', 'comments'] as const) {
    const content = parts[name];
    if (content === undefined) continue;
    files[`word/${name}.xml`] = buildPart(name, content);
    links.push([`rId-${name}`, name, `${name}.xml`]);
  }
  for (const [id, { kind, content }] of Object.entries(parts.running ?? {})) {
    files[`word/${id}.xml`] = buildPart(kind === 'header' ? 'hdr' : 'ftr', content);
    links.push([id, kind, `${id}.xml`]);
  }
  files['word/_rels/document.xml.rels'] = buildRelationships(links);
  return zipSync(files);
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
