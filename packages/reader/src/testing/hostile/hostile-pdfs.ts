import { constants, deflateSync } from 'node:zlib';
import { buildPdf, printLines } from '../build-pdf.ts';
import { encodeLatin, type HostileFile, tooMuch } from './hostile-file.ts';

/** What depends on how fast the machine is. */
const heavy = ['read', 'document_without_text', 'reading_timed_out', ...tooMuch] as const;
const corrupt = ['document_corrupt'] as const;
const empty = ['document_without_text'] as const;
const lines = (count: number) =>
  printLines(Array.from({ length: count }, () => 'The supplier shall deliver the goods.'));

/** PDF files whose structure goes in circles or weighs more than it should. */
export const hostilePdfs: readonly HostileFile[] = [
  {
    name: 'pdf of 10,000 pages',
    format: 'pdf',
    endings: ['read'],
    warnings: ['read-in-part'],
    isSlow: true,
    build: () => buildPdf({ pages: Array.from({ length: 10_000 }, () => lines(1)) }),
  },
  change(
    'whose page tree goes in a circle',
    (pdf) => pdf.replace(/\/Kids\[[^\]]*\]/, '/Kids[2 0 R 2 0 R 5 0 R]'),
    empty,
  ),
  change('that claims a billion pages', (pdf) => pdf.replace(/\/Count \d+/, '/Count 1000000000')),
  {
    ...change('that claims fewer than no pages', (pdf) => pdf.replace(/\/Count \d+/, '/Count -5')),
    warnings: ['damaged-parts'],
  },
  {
    ...change('whose catalog is its own page tree', (pdf) =>
      pdf.replace('/Pages 2 0 R', '/Pages 1 0 R'),
    ),
    warnings: ['damaged-parts'],
  },
  change('whose page is its own parent', (pdf) => pdf.replace('/Parent 2 0 R', '/Parent 5 0 R')),
  change('whose pages are larger than a country', (pdf) =>
    pdf.replace(/\/MediaBox\[[^\]]*\]/g, '/MediaBox[-1e30 -1e30 1e30 1e30]'),
  ),
  change('whose pages have no size', (pdf) =>
    pdf.replace(/\/MediaBox\[[^\]]*\]/g, '/MediaBox[0 0 0 0]'),
  ),
  change('whose cross-reference table leads to itself', (pdf) =>
    pdf.replace('/Root 1 0 R', (root) => `${root}/Prev ${pdf.lastIndexOf('xref\n0')}`),
  ),
  change('whose cross-reference table has two billion entries', (pdf) =>
    pdf.replace(/xref\n0 \d+/, 'xref\n0 2000000000').replace(/\/Size \d+/, '/Size 2000000000'),
  ),
  change('whose length is that of an object that is itself', (pdf) =>
    pdf.replace(/\/Length \d+/g, '/Length 6 0 R'),
  ),
  {
    name: 'pdf whose object streams hold one another',
    format: 'pdf',
    endings: corrupt,
    build: buildObjectStreams,
  },
  {
    name: 'pdf with a page that inflates to 400 MB',
    format: 'pdf',
    endings: heavy,
    isSlow: true,
    build: () => buildWithContent(deflateZeros(400), '/Filter/FlateDecode'),
  },
  {
    name: 'pdf with a page deflated three times over',
    format: 'pdf',
    endings: heavy,
    isSlow: true,
    build: () =>
      buildWithContent(
        deflateSync(deflateSync(deflateZeros(400))),
        '/Filter[/FlateDecode/FlateDecode/FlateDecode]',
      ),
  },
  {
    name: 'pdf with a form that draws itself',
    format: 'pdf',
    endings: empty,
    build: () =>
      buildWithContent(
        Buffer.from('/X Do /X Do'),
        '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>>>',
        '/XObject<</X 6 0 R>>',
      ),
  },
  {
    name: 'pdf with arrays 100,000 deep',
    format: 'pdf',
    endings: empty,
    build: () =>
      buildWithContent(Buffer.from(`${'['.repeat(100_000)}1${']'.repeat(100_000)} TJ`), ''),
  },
  {
    name: 'pdf with a dictionary 100,000 deep',
    format: 'pdf',
    endings: ['read'],
    warnings: ['damaged-parts'],
    build: () =>
      encodeLatin(
        toText(buildPdf({ pages: [lines(1)] })).replace(
          '/Type/Catalog',
          `/Type/Catalog/A ${'<</A '.repeat(100_000)}1${'>>'.repeat(100_000)}`,
        ),
      ),
  },
  {
    name: 'pdf with a million words on one page',
    format: 'pdf',
    endings: heavy,
    isSlow: true,
    build: () =>
      buildWithContent(Buffer.from(`BT /F1 1 Tf ${'1 0 Td (w ) Tj '.repeat(500_000)}ET`), ''),
  },
  {
    name: 'pdf that is nothing but its header, repeated',
    format: 'pdf',
    endings: corrupt,
    build: () => encodeLatin('%PDF-1.7\n1 0 obj\n'.repeat(50_000)),
  },
];

function change(
  name: string,
  edit: (pdf: string) => string,
  endings: HostileFile['endings'] = ['read'],
): HostileFile {
  const build = () => encodeLatin(edit(toText(buildPdf({ pages: [lines(3), lines(3)] }))));
  return { name: `pdf ${name}`, format: 'pdf', endings, build };
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

/** So many megabytes of zeros as one zlib stream, made of one small piece. */
function deflateZeros(megabytes: number): Uint8Array {
  const piece = deflateSync(new Uint8Array(1_000_000), { finishFlush: constants.Z_FULL_FLUSH });
  const [header, body] = [piece.subarray(0, 2), piece.subarray(2)];
  return Buffer.concat([header, ...Array.from({ length: megabytes }, () => body)]);
}

/** A page whose content is a stream with these entries; in its resources more, if any. */
function buildWithContent(content: Uint8Array, entries: string, resources = ''): Uint8Array {
  const stream = toText(content);
  const pdf = toText(buildPdf({ pages: [lines(1)] }))
    .replace(
      /<<\/Length \d+>>\nstream\n[\s\S]*?\nendstream/,
      () => `<</Length ${stream.length}${entries}>>\nstream\n${stream}\nendstream`,
    )
    .replace('/Resources<<', () => `/Resources<<${resources}`);
  return encodeLatin(pdf);
}

function buildObjectStreams(): Uint8Array {
  const objectStream = (id: number, other: number) =>
    `${id} 0 obj\n<</Type/ObjStm/N 1/First 4/Extends ${other} 0 R/Length 20>>\nstream\n${other} 0 <</A ${id} 0 R>>\nendstream\nendobj\n`;
  const head = '%PDF-1.5\n';
  const first = objectStream(3, 4);
  const second = objectStream(4, 3);
  const start = head.length + first.length + second.length;
  // Objects 1 to 4 are all said to be in object streams 3 and 4, which are in one another.
  const rows = [
    [0, 0, 0],
    [2, 3, 0],
    [2, 4, 0],
    [2, 4, 0],
    [2, 3, 0],
    [1, start, 0],
  ];
  const table = rows
    .map(([type = 0, value = 0, index = 0]) =>
      String.fromCharCode(type, (value >> 8) & 0xff, value & 0xff, index),
    )
    .join('');
  const xref = `5 0 obj\n<</Type/XRef/Size 6/W[1 2 1]/Root 1 0 R/Prev ${start}/Length ${table.length}>>\nstream\n${table}\nendstream\nendobj\n`;
  return encodeLatin(`${head}${first}${second}${xref}startxref\n${start}\n%%EOF\n`);
}
