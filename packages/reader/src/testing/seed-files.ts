import type { DocumentFormat } from '@clauselight/schema';
import { utils, write } from '@e965/xlsx';
import { buildDocx, buildList, buildParagraph, buildTable } from './build-docx.ts';
import { buildPdf, printLines } from './build-pdf.ts';
import {
  buildSeedEpub,
  buildSeedMsg,
  buildSeedOdp,
  buildSeedOdt,
  buildSeedPptx,
} from './seed-packages.ts';

/** Sentences every seed file holds, so that a reader has something to lose. */
const clauses = [
  'The Supplier shall deliver the goods within 30 days of each order.',
  'Either party may terminate this agreement upon 90 days’ written notice.',
];
const rows = [
  ['Item', 'Price', 'Due'],
  ['Rack', 1250.5, '2024-03-01'],
  ['Cable', 12, '2024-04-15'],
];

/** A small whole file of each format with headings, numbers, lists and tables: what mutations and hostile files start from. */
export const seedFiles: Readonly<Partial<Record<DocumentFormat, () => Uint8Array>>> = {
  txt: () =>
    encode(`SUPPLY AGREEMENT\n\n1. Delivery\n\n${clauses[0]}\n\n2. Term\n\n${clauses[1]}\n`),
  md: () => encode(markdown),
  html: () => encode(html),
  csv: () => encode(rows.map((row) => row.join(',')).join('\r\n')),
  json: () => encode(JSON.stringify({ title: 'Supply', clauses, rows, isSigned: true }, null, 2)),
  xml: () => encode(xml),
  eml: () => encode(message),
  msg: () => buildSeedMsg({ clauses, rows }),
  mhtml: () => encode(archive),
  rtf: () => encode(rtf),
  pdf: () => buildPdf({ pages: [printLines(['1. Delivery', ...clauses]), printLines(clauses)] }),
  docx: buildWord,
  odt: () => buildSeedOdt({ clauses, rows }),
  ods: () => buildWorkbook('ods'),
  xlsx: () => buildWorkbook('xlsx'),
  xls: () => buildWorkbook('biff8'),
  odp: () => buildSeedOdp({ clauses, rows }),
  pptx: () => buildSeedPptx({ clauses, rows }),
  epub: () => buildSeedEpub({ clauses, rows }),
};

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function buildWord(): Uint8Array {
  const [first = '', second = ''] = clauses;
  return buildDocx({
    body: [
      buildParagraph('Delivery', { list: [1, 0] }),
      buildParagraph(first, { list: [1, 1] }),
      buildTable(rows.map((row) => row.map((cell) => buildParagraph(String(cell))))),
      buildParagraph(second, { list: [1, 1] }),
    ].join(''),
    numbering: buildList(1, [{ text: '%1.' }, { text: '%1.%2' }]),
    styles: '<w:style w:styleId="a"><w:name w:val="heading 1"/></w:style>',
  });
}

function buildWorkbook(bookType: 'xlsx' | 'ods' | 'biff8'): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Prices');
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([[clauses[0]], [{ t: 'n', v: 2, f: '1+1' }]]),
    'Terms',
  );
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
}

const markdown = `# Supply Agreement

## 1. Delivery

${clauses[0]} See [the **order**](#order) and \`code\`.

1. first
   - nested
2. second

| Item | Price |
|------|------:|
| Rack | 1250  |

> ${clauses[1]}[^1]

[^1]: A note.
`;

const html = `<!doctype html><html><head><title>Supply</title><style>.x{display:none}</style></head><body>
<h1>Supply Agreement</h1><ol><li>${clauses[0]}<ol type="a"><li>at once</li></ol></li><li value="7">${clauses[1]}</li></ol>
<table><tr><th>Item</th><th>Price</th></tr><tr><td rowspan="2">Rack</td><td>1250</td></tr><tr><td>12</td></tr></table>
<p class="x">hidden</p><p>Fee &amp; costs&nbsp;&#8364; 12<br>due</p></body></html>`;

const xml = `<?xml version="1.0" encoding="UTF-8"?>
<contract id="7" xmlns:a="urn:a"><title>Supply</title><!-- note --><a:clause number="1">${clauses[0]}</a:clause>
<clause number="2"><![CDATA[${clauses[1]}]]></clause><empty/></contract>`;

const message = `From: Ann <ann@example.org>\r
To: Ben <ben@example.org>\r
Subject: =?UTF-8?Q?Supply_Agreement?=\r
Date: Fri, 1 Mar 2024 10:00:00 +0000\r
Message-ID: <1@example.org>\r
MIME-Version: 1.0\r
Content-Type: multipart/mixed; boundary="b"\r
\r
--b\r
Content-Type: text/plain; charset=utf-8\r
Content-Transfer-Encoding: quoted-printable\r
\r
${clauses[0]} =E2=82=AC 12\r
--b\r
Content-Type: text/html\r
Content-Transfer-Encoding: base64\r
\r
PHA+VGhlIGZlZSBpcyBkdWUuPC9wPg==\r
--b--\r
`;

const archive = `From: <Saved by a browser>\r
Snapshot-Content-Location: https://example.org/terms\r
MIME-Version: 1.0\r
Content-Type: multipart/related; type="text/html"; boundary="b"\r
\r
--b\r
Content-Type: text/html; charset=utf-8\r
Content-Location: https://example.org/terms\r
\r
<h1>Supply</h1><p>${clauses[0]}</p>\r
--b\r
Content-Type: image/png\r
Content-Transfer-Encoding: base64\r
Content-Location: https://example.org/logo.png\r
\r
iVBORw0KGgo=\r
--b--\r
`;

const rtf = String.raw`{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fswiss Arial;}}{\colortbl;\red255\green0\blue0;}
{\stylesheet{\s1 heading 1;}}{\*\listtable{\list{\listlevel\levelnfc0{\leveltext\'02\'00.;}{\levelnumbers\'01;}}\listid5}}
{\*\listoverridetable{\listoverride\listid5\ls1}}
{\header Page header\par}\pard\s1 Supply Agreement\par\pard\ls1{\listtext 1.\tab}Delivery \u8364?12 \'e9\par
\trowd\cellx2000\cellx4000 Item\cell Price\cell\row\pard The Supplier shall deliver.{\footnote A note.}\par
{\v hidden}{\revised\revauth1 added}{\deleted gone}\par}`;
