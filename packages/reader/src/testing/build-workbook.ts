import { strToU8, zipSync } from 'fflate';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

export interface SheetParts {
  readonly name: string;
  readonly state?: 'hidden' | 'veryHidden';
  /** What stands inside `worksheet`, `sheetData` included. */
  readonly content: string;
  /** Parts the sheet names, by the last word of their relationship type: their XML, declarations included. */
  readonly parts?: Readonly<Record<string, string>>;
}

export interface XlsxParts {
  readonly sheets: readonly SheetParts[];
  /** The XML of each shared string, inside `si`. */
  readonly strings?: readonly string[];
  /** Number format codes; cells name them by index from 1 as their style. */
  readonly formats?: readonly string[];
  /** Font, fill and so on of the styles after those of the formats, as `xf` elements. */
  readonly styles?: { readonly fonts?: string; readonly fills?: string; readonly xfs: string };
  /** More inside `workbook`, before its sheets. */
  readonly properties?: string;
  /** More parts that the workbook names, by relationship type. */
  readonly parts?: Readonly<Record<string, string>>;
}

/** Builds an Excel file of the parts given. */
export function buildXlsx(parts: XlsxParts): Uint8Array {
  const files: Record<string, Uint8Array> = {};
  const links = parts.sheets.map(
    (_, at): Link => [`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`],
  );
  for (const [at, sheet] of parts.sheets.entries()) Object.assign(files, buildSheet(sheet, at + 1));
  if (parts.strings !== undefined) {
    const items = parts.strings.map((item) => `<si>${item}</si>`).join('');
    files['xl/sharedStrings.xml'] = toPart(`<sst xmlns="${main}">${items}</sst>`);
    links.push(['rIdStrings', 'sharedStrings', 'sharedStrings.xml']);
  }
  files['xl/styles.xml'] = buildStyles(parts);
  links.push(['rIdStyles', 'styles', 'styles.xml']);
  for (const [type, content] of Object.entries(parts.parts ?? {})) {
    files[`xl/${type}.xml`] = strToU8(content);
    links.push([`rId-${type}`, type, `${type}.xml`]);
  }
  const sheets = parts.sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}"${state === undefined ? '' : ` state="${state}"`} r:id="rId${at + 1}"/>`,
  );
  files['xl/workbook.xml'] = toPart(
    `<workbook xmlns="${main}" xmlns:r="${office}">${parts.properties ?? ''}<sheets>${sheets.join('')}</sheets></workbook>`,
  );
  files['xl/_rels/workbook.xml.rels'] = buildLinks(links);
  files['_rels/.rels'] = buildLinks([['rId1', 'officeDocument', 'xl/workbook.xml']]);
  files['[Content_Types].xml'] = buildTypes(parts);
  return zipSync(files);
}

/** `sheetData` of rows of cells; nothing leaves a cell out. */
export function buildRows(
  rows: readonly (readonly (number | string | boolean | undefined)[])[],
): string {
  const items = rows.map((row, at) => {
    const cells = row.map((value, column) =>
      value === undefined ? '' : buildCell(`${getColumnName(column)}${at + 1}`, value),
    );
    return `<row r="${at + 1}">${cells.join('')}</row>`;
  });
  return `<sheetData>${items.join('')}</sheetData>`;
}

/** A cell; a number may have one of the workbook's formats, by index from 1. */
export function buildCell(place: string, value: number | string | boolean, style = 0): string {
  if (typeof value === 'number') return `<c r="${place}" s="${style}"><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${place}" t="b"><v>${value ? 1 : 0}</v></c>`;
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`;
}

type Link = readonly [id: string, type: string, target: string];

function getColumnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : `${getColumnName(Math.floor(column / 26) - 1)}${last}`;
}

function buildSheet({ content, parts = {} }: SheetParts, number: number) {
  const files: Record<string, Uint8Array> = {
    [`xl/worksheets/sheet${number}.xml`]: toPart(
      `<worksheet xmlns="${main}" xmlns:r="${office}">${content}</worksheet>`,
    ),
  };
  const links = Object.keys(parts).map(
    (type): Link => [`rId-${type}`, type, `../${type}${number}.xml`],
  );
  if (links.length > 0) files[`xl/worksheets/_rels/sheet${number}.xml.rels`] = buildLinks(links);
  for (const [type, xml] of Object.entries(parts)) files[`xl/${type}${number}.xml`] = strToU8(xml);
  return files;
}

function buildStyles({ formats = [], styles }: XlsxParts): Uint8Array {
  const codes = formats.map(
    (code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escapeXml(code)}"/>`,
  );
  const xfs = formats.map((_, at) => `<xf numFmtId="${164 + at}" applyNumberFormat="1"/>`);
  const font = '<font><sz val="11"/><name val="Calibri"/></font>';
  const fill =
    '<fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>';
  return toPart(
    `<styleSheet xmlns="${main}"><numFmts>${codes.join('')}</numFmts><fonts>${font}${styles?.fonts ?? ''}</fonts><fills>${fill}${styles?.fills ?? ''}</fills><borders><border/></borders><cellStyleXfs><xf/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${xfs.join('')}${styles?.xfs ?? ''}</cellXfs></styleSheet>`,
  );
}

function buildTypes({ sheets }: XlsxParts): Uint8Array {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const parts = [
    ['xl/workbook.xml', 'sheet.main'],
    ['xl/styles.xml', 'styles'],
    ['xl/sharedStrings.xml', 'sharedStrings'],
    ...sheets.map((_, at) => [`xl/worksheets/sheet${at + 1}.xml`, 'worksheet']),
    ...sheets.flatMap(({ parts: own = {} }, at) =>
      Object.keys(own).map((name) => [`xl/${name}${at + 1}.xml`, name]),
    ),
  ];
  const overrides = parts.map(
    ([name, kind]) => `<Override PartName="/${name}" ContentType="${type}.${kind}+xml"/>`,
  );
  return toPart(
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
  );
}

function buildLinks(links: readonly Link[]): Uint8Array {
  const items = links.map(
    ([id, type, target]) =>
      `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return toPart(`<Relationships xmlns="${packages}">${items.join('')}</Relationships>`);
}

function toPart(xml: string): Uint8Array {
  return strToU8(declaration + xml);
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

export interface OdsParts {
  /** What stands inside `office:spreadsheet`. */
  readonly content: string;
  /** What stands inside `office:automatic-styles`. */
  readonly styles?: string;
  /** What stands inside the list of parts. */
  readonly manifest?: string;
}

/** Builds an OpenDocument spreadsheet of the parts given. */
export function buildOds({ content, styles = '', manifest = '' }: OdsParts): Uint8Array {
  const names = ['office', 'style', 'text', 'table', 'draw', 'manifest'].map(
    (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  );
  const namespaces = [
    ...names,
    'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
    'xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"',
  ].join(' ');
  return zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
    'content.xml': toPart(
      `<office:document-content ${namespaces}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${content}</office:spreadsheet></office:body></office:document-content>`,
    ),
    'META-INF/manifest.xml': toPart(
      `<manifest:manifest ${namespaces}>${manifest}</manifest:manifest>`,
    ),
  });
}
