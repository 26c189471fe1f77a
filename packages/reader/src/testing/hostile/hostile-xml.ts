import {
  buildOdt,
  buildOdtItem,
  buildOdtList,
  buildOdtListStyle,
  buildOdtParagraph,
} from '../build-odt.ts';
import { buildPackage, type PackageFacts, packageWrappers } from '../build-package.ts';
import { createPart } from '../write-zip.ts';
import { encodeLatin, type HostileFile } from './hostile-file.ts';
import { wrapWords } from './hostile-zips.ts';

type Marked = PackageFacts['format'] | 'xml' | 'html';

const marked: readonly Marked[] = [
  'docx',
  'xlsx',
  'odt',
  'ods',
  'odp',
  'pptx',
  'epub',
  'xml',
  'html',
];
/** The first words of the file that a reader must not open. */
const secretOfPasswd = 'root:';

/** Document type declarations that cost or that reach out. `origin` is a web address that must never be asked. */
export function listHostileXml(origin: string): HostileFile[] {
  const entities: [string, string, { secret?: string; isSlow?: true }][] = [
    ['with a billion laughs', laughs, {}],
    ['with entities of quadratic growth', getQuadratic(), {}],
    [
      'with an entity from a file',
      '[<!ENTITY b SYSTEM "file:///etc/passwd">]',
      { secret: secretOfPasswd },
    ],
    ['with an entity from the web', `[<!ENTITY b SYSTEM "${origin}/entity">]`, {}],
    ['with a declaration from the web', `SYSTEM "${origin}/declaration.dtd"`, {}],
    [
      'with parameter entities from the web',
      `[<!ENTITY % p SYSTEM "${origin}/parameter"> %p;]`,
      {},
    ],
  ];
  return marked.flatMap((format) =>
    entities.map(
      ([name, declaration, facts]): HostileFile => ({
        name: `${format} ${name}`,
        format,
        endings: ['read'],
        // Nobody expects such a declaration in an Office file; pages often have one.
        ...(format === 'html' || format === 'epub' ? {} : { warnings: ['damaged-parts'] }),
        ...facts,
        build: () => buildMarked(format, { declaration, words: '&b;' }),
      }),
    ),
  );
}

/** Formats read as a tree, which has a greatest depth. */
const isTree: ReadonlySet<Marked> = new Set(['docx', 'odt', 'odp', 'pptx']);

/** Markup that goes down without end, and values no application writes. */
export const hostileMarkup: readonly HostileFile[] = [
  ...marked.map(
    (format): HostileFile => ({
      name: `${format} with elements 200,000 deep`,
      format,
      endings: isTree.has(format) ? ['document_too_complex'] : ['read'],
      build: () =>
        buildMarked(format, { words: `${'<a>'.repeat(200_000)}x${'</a>'.repeat(200_000)}` }),
    }),
  ),
  ...marked.map(
    (format): HostileFile => ({
      name: `${format} with 100,000 attributes on one element`,
      format,
      endings: ['read'],
      build: () => {
        const attributes = Array.from({ length: 100_000 }, (_, index) => `a${index}="x"`);
        return buildMarked(format, { words: `<a ${attributes.join(' ')}>x</a>` });
      },
    }),
  ),
  {
    name: 'odt that asks for two billion spaces',
    format: 'odt',
    endings: ['read'],
    build: () => buildMarked('odt', { words: 'a<text:s text:c="2000000000"/>b' }),
  },
  {
    name: 'odt whose list counts by names of the language',
    format: 'odt',
    endings: ['read'],
    build: () =>
      buildOdt({
        automatic: buildOdtListStyle('constructor', [{ format: 'constructor' }]),
        body: buildOdtList([buildOdtItem(buildOdtParagraph('Words.', '__proto__'))], {
          style: 'constructor',
        }),
      }),
  },
  {
    name: 'odt with a row and a cell repeated a billion times',
    format: 'odt',
    endings: ['read'],
    build: () => buildPackage({ format: 'odt', main: repeatedTable('odt') }),
  },
  {
    name: 'ods with a row and a cell repeated a billion times',
    format: 'ods',
    endings: ['read'],
    warnings: ['read-in-part'],
    isSlow: true,
    build: () => buildPackage({ format: 'ods', main: repeatedTable('ods') }),
  },
  {
    name: 'xlsx whose two cells stand in the first and in the last place of a sheet',
    format: 'xlsx',
    endings: ['read'],
    build: () => buildSheet(farCells),
  },
  {
    name: 'xlsx with merged cells over the whole sheet a thousand times',
    format: 'xlsx',
    endings: ['read'],
    build: () =>
      buildSheet(
        farCells,
        `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(1000)}</mergeCells>`,
      ),
  },
  {
    name: 'docx that links to files outside it',
    format: 'docx',
    endings: ['read'],
    secret: secretOfPasswd,
    build: buildLinkingWord,
  },
  {
    name: 'docx with a style based on itself and lists without end',
    format: 'docx',
    endings: ['read'],
    warnings: ['read-in-part'],
    build: buildLoopingWord,
  },
];

const laughs = `[<!ENTITY a0 "lol">${Array.from({ length: 30 }, (_, level) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`).join('')}<!ENTITY b "&a30;">]`;

function getQuadratic(): string {
  return `[<!ENTITY c "${'x'.repeat(50_000)}"><!ENTITY b "${'&c;'.repeat(50_000)}">]`;
}

function buildMarked(
  format: Marked,
  { declaration, words }: { declaration?: string; words: string },
): Uint8Array {
  const doctype = declaration === undefined ? '' : `<!DOCTYPE a ${declaration}>`;
  const head = `<?xml version="1.0"?>${doctype}`;
  if (format === 'xml') return encodeLatin(`${head}<a>Words. ${words}</a>`);
  if (format === 'html')
    return encodeLatin(`${doctype}<html><body><p>Words. ${words}</p></body></html>`);
  const { name, before, after } = packageWrappers[format];
  const main = createPart(name, `${head}${before}${wrapWords(format, `Words. ${words}`)}${after}`);
  return buildPackage({ format, main: '', parts: [main] });
}

function repeatedTable(format: 'odt' | 'ods'): string {
  const row =
    '<table:table-row table:number-rows-repeated="1000000000"><table:table-cell table:number-columns-repeated="1000000000" office:value-type="string"><text:p>Words</text:p></table:table-cell></table:table-row>';
  return format === 'ods' ? row : `<table:table>${row}</table:table>`;
}

const farCells =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>First</t></is></c></row><row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>Last</t></is></c></row>';

function buildSheet(rows: string, after = ''): Uint8Array {
  const wrapper = packageWrappers.xlsx;
  const text = `${wrapper.before}${rows}</sheetData>${after}</worksheet>`;
  return buildPackage({ format: 'xlsx', main: '', parts: [createPart(wrapper.name, text)] });
}

function buildLinkingWord(): Uint8Array {
  const targets = ['../../../../../../etc/passwd', 'file:///etc/passwd', '/etc/passwd'];
  const office = 'http://schemas.openxmlformats.org';
  const links = ['header', 'footnotes', 'styles', 'numbering', 'comments'].flatMap((type, kind) =>
    targets.map(
      (target, at) =>
        `<Relationship Id="rId${kind}-${at}" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"${at === 1 ? ' TargetMode="External"' : ''}/>`,
    ),
  );
  return buildPackage({
    format: 'docx',
    main: `${wrapWords('docx', 'Words.')}<w:sectPr><w:headerReference xmlns:r="${office}/officeDocument/2006/relationships" w:type="default" r:id="rId0-0"/></w:sectPr>`,
    parts: [
      createPart(
        'word/_rels/document.xml.rels',
        `<Relationships xmlns="${office}/package/2006/relationships">${links.join('')}</Relationships>`,
      ),
    ],
  });
}

function buildLoopingWord(): Uint8Array {
  const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const styles = `<w:styles ${w}><w:style w:type="paragraph" w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:type="paragraph" w:styleId="B"><w:basedOn w:val="A"/><w:link w:val="B"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style></w:styles>`;
  const numbering = `<w:numbering ${w}><w:abstractNum w:abstractNumId="1"><w:numStyleLink w:val="A"/><w:lvl w:ilvl="0"><w:start w:val="2147483647"/><w:numFmt w:val="upperRoman"/><w:lvlText w:val="${'%1'.repeat(1000)}"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num></w:numbering>`;
  const paragraph =
    '<w:p><w:pPr><w:pStyle w:val="A"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>Words.</w:t></w:r></w:p>';
  return buildPackage({
    format: 'docx',
    main: paragraph.repeat(2000),
    parts: [
      createPart('word/styles.xml', styles),
      createPart('word/numbering.xml', numbering),
      createPart(
        'word/_rels/document.xml.rels',
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/><Relationship Id="b" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/numbering" Target="numbering.xml"/></Relationships>',
      ),
    ],
  });
}
