import { strToU8, type Zippable, zipSync } from 'fflate';
import { mtime } from './write-zip.ts';

const oasis = 'urn:oasis:names:tc:opendocument:xmlns';
const vocabularies: Readonly<Record<string, string>> = {
  office: `${oasis}:office:1.0`,
  style: `${oasis}:style:1.0`,
  text: `${oasis}:text:1.0`,
  table: `${oasis}:table:1.0`,
  draw: `${oasis}:drawing:1.0`,
  presentation: `${oasis}:presentation:1.0`,
  svg: `${oasis}:svg-compatible:1.0`,
  fo: `${oasis}:xsl-fo-compatible:1.0`,
  meta: `${oasis}:meta:1.0`,
  loext: 'urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0',
  field: 'urn:openoffice:names:experimental:ooo-ms-interop:xmlns:field:1.0',
  dc: 'http://purl.org/dc/elements/1.1/',
  xlink: 'http://www.w3.org/1999/xlink',
};
const xmlns = Object.entries(vocabularies)
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(' ');

export interface OdtParts {
  /** What stands inside `office:text`, or what the document is instead. */
  readonly body: string;
  readonly kind?: 'text' | 'presentation';
  /** Automatic styles of the content. */
  readonly automatic?: string;
  /** What stands inside `office:styles`. */
  readonly styles?: string;
  /** What stands inside `office:master-styles`. */
  readonly masters?: string;
  /** Automatic styles of headers and footers. */
  readonly runningStyles?: string;
  readonly generator?: string;
  /** Entries of the manifest after the usual ones. */
  readonly manifest?: string;
  /** More parts, by name. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
}

/** Builds an OpenDocument text of the parts given. */
export function buildOdt(parts: OdtParts): Uint8Array {
  const { kind = 'text' } = parts;
  const mediaType = `application/vnd.oasis.opendocument.${kind}`;
  const files: Zippable = {
    mimetype: [strToU8(mediaType), { level: 0 }],
    'content.xml': buildPart(
      'content',
      `<office:automatic-styles>${parts.automatic ?? ''}</office:automatic-styles><office:body><office:${kind}>${parts.body}</office:${kind}></office:body>`,
    ),
    'styles.xml': buildPart(
      'styles',
      `<office:styles>${parts.styles ?? ''}</office:styles><office:automatic-styles>${parts.runningStyles ?? ''}</office:automatic-styles><office:master-styles>${parts.masters ?? ''}</office:master-styles>`,
    ),
    'meta.xml': buildPart(
      'meta',
      `<office:meta><meta:generator>${parts.generator ?? 'Test'}</meta:generator></office:meta>`,
    ),
    'META-INF/manifest.xml': strToU8(
      `<manifest:manifest xmlns:manifest="${oasis}:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${mediaType}"/>${parts.manifest ?? ''}</manifest:manifest>`,
    ),
    ...parts.files,
  };
  return zipSync(files, { mtime });
}

/** One paragraph; the text is XML already. */
export function buildOdtParagraph(text: string, style?: string): string {
  return `<text:p${getStyle(style)}>${text}</text:p>`;
}

/** One heading; the text is XML already. */
export function buildOdtHeading(
  text: string,
  level: number,
  { style = '', more = '' } = {},
): string {
  return `<text:h text:outline-level="${level}"${getStyle(style === '' ? undefined : style)} ${more}>${text}</text:h>`;
}

/** Words in a text style. */
export function buildOdtSpan(text: string, style: string): string {
  return `<text:span text:style-name="${style}">${text}</text:span>`;
}

/** A list of items, each the XML of its content. */
export function buildOdtList(
  items: readonly string[],
  { style, more = '' }: { style?: string; more?: string } = {},
): string {
  return `<text:list${getStyle(style)} ${more}>${items.join('')}</text:list>`;
}

/** One list item of the XML of its content. */
export function buildOdtItem(content: string, more = ''): string {
  return `<text:list-item ${more}>${content}</text:list-item>`;
}

/** A table of cells, each the XML of its paragraphs. */
export function buildOdtTable(rows: readonly (readonly string[])[]): string {
  const xml = rows.map(
    (row) =>
      `<table:table-row>${row.map((cell) => `<table:table-cell>${cell}</table:table-cell>`).join('')}</table:table-row>`,
  );
  return `<table:table>${xml.join('')}</table:table>`;
}

export interface OdtLevel {
  readonly format?: string;
  readonly prefix?: string;
  readonly suffix?: string;
  /** Levels of which the count is shown. */
  readonly shown?: number;
  readonly start?: number;
  /** More attributes. */
  readonly more?: string;
}

/** A list style with numbered levels. */
export function buildOdtListStyle(name: string, levels: readonly OdtLevel[], more = ''): string {
  return `<text:list-style style:name="${name}" ${more}>${buildLevels(levels, 'list-level-style-number')}</text:list-style>`;
}

/** The numbering of headings. */
export function buildOdtOutline(levels: readonly OdtLevel[]): string {
  return `<text:outline-style style:name="Outline">${buildLevels(levels, 'outline-level-style')}</text:outline-style>`;
}

/** A style with attributes of its own and its properties. */
export function buildOdtStyle(
  name: string,
  { family = 'paragraph', attributes = '', properties = '' } = {},
): string {
  return `<style:style style:name="${name}" style:family="${family}" ${attributes}>${properties}</style:style>`;
}

function buildLevels(levels: readonly OdtLevel[], element: string): string {
  return levels
    .map((level, index) => {
      const { format = '1', prefix = '', suffix = '.', shown = 1, start = 1, more = '' } = level;
      return `<text:${element} text:level="${index + 1}" style:num-format="${format}" style:num-prefix="${prefix}" style:num-suffix="${suffix}" text:display-levels="${shown}" text:start-value="${start}" ${more}/>`;
    })
    .join('');
}

function getStyle(style: string | undefined): string {
  return style === undefined ? '' : ` text:style-name="${style}"`;
}

function buildPart(name: string, content: string): Uint8Array {
  return strToU8(
    `<?xml version="1.0" encoding="UTF-8"?><office:document-${name} ${xmlns}>${content}</office:document-${name}>`,
  );
}
