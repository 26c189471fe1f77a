import type { DocumentFormat } from '@clauselight/schema';
import { utils, write } from '@e965/xlsx';
import { buildDoc } from '../build-doc.ts';
import { buildPackage, type PackageFacts } from '../build-package.ts';
import { createPart } from '../write-zip.ts';
import { buildCompound } from './hostile-compound.ts';
import { encodeLatin, type HostileFile } from './hostile-file.ts';
import { wrapWords } from './hostile-zips.ts';

const module = 'Attribute VB_Name';

/** Where each format keeps its macros. */
const places: Readonly<Partial<Record<PackageFacts['format'], string>>> = {
  docx: 'word/vbaProject.bin',
  xlsx: 'xl/vbaProject.bin',
  pptx: 'ppt/vbaProject.bin',
  odt: 'Basic/Standard/Module1.xml',
  ods: 'Basic/Standard/Module1.xml',
  odp: 'Basic/Standard/Module1.xml',
};

/** Files that carry programs, and pages that ask for something. `origin` is a web address that must never be asked. */
export function listPrograms(origin: string): HostileFile[] {
  const packages = Object.entries(places) as [PackageFacts['format'], string][];
  return [
    ...packages.map(([format, place]) =>
      carry(format, () =>
        buildPackage({
          format,
          main: wrapWords(format, 'Words.'),
          parts: [createPart(place, module)],
        }),
      ),
    ),
    carry('doc', () =>
      buildDoc({
        pieces: [{ text: 'Words.\r' }],
        streams: { 'Macros/VBA': encodeLatin(module) },
      }),
    ),
    carry('xls', buildWorkbookWithMacros),
    ...listAsking(origin),
  ];
}

function carry(format: DocumentFormat, build: () => Uint8Array): HostileFile {
  return {
    name: `${format} with macros`,
    format,
    endings: ['read'],
    warnings: ['macros-left-out'],
    build,
  };
}

function buildWorkbookWithMacros(): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Words.']]), 'A');
  book.vbaraw = buildCompound({ 'VBA/dir': encodeLatin(module), PROJECT: encodeLatin(module) });
  return new Uint8Array(
    write(book, { type: 'array', bookType: 'biff8', bookVBA: true }) as ArrayBuffer,
  );
}

/** Text that names pictures, scripts, styles and other documents elsewhere: nothing of it is ever fetched or run. */
function listAsking(origin: string): HostileFile[] {
  const page = `<html><head><script src="${origin}/a.js"></script><script>document.write('secret')</script><link rel="stylesheet" href="${origin}/a.css"><style>@import "${origin}/b.css"; p{background:url(${origin}/b.png)}</style><base href="${origin}/"></head><body onload="fetch('${origin}')"><p>Words.</p><img src="${origin}/a.png" alt=""><iframe src="${origin}/f"></iframe><video src="${origin}/v"></video><object data="${origin}/o"></object><svg><image href="${origin}/s.png"/><script>secret</script></svg></body></html>`;
  const drawing = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "${origin}/svg11.dtd"><?xml-stylesheet href="${origin}/a.xsl" type="text/xsl"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="${origin}/a.png"/><text>Words.</text></svg>`;
  const message = `From: a@example.org\r\nSubject: a\r\nMessage-ID: <1@example.org>\r\nMIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n${page}`;
  const asking: readonly (readonly [DocumentFormat, Uint8Array])[] = [
    ['html', encodeLatin(page)],
    ['xml', encodeLatin(drawing)],
    ['eml', encodeLatin(message)],
    ['md', encodeLatin(`Words. ![a](${origin}/a.png)\n\n${page}`)],
    ['epub', buildPackage({ format: 'epub', main: page })],
  ];
  return asking.map(([format, bytes]) => ({
    name: `${format} that asks for pictures, styles and scripts from the web`,
    format,
    endings: ['read'],
    secret: 'secret',
    build: () => bytes,
  }));
}
