import { deflateSync } from 'node:zlib';
import { createWords, type Words } from './words.ts';

const linesOnPage = 46;
const lineLength = 90;
const pictureSide = 400;

/** As many pages of text as asked for, each with a header and a page number. */
export function buildPdfOfPages(pages: number): Uint8Array {
  const words = createWords('pdf');
  return buildPdfOf(Array.from({ length: pages }, (_, at) => ({ lines: makeLines(words, at) })));
}

/** Pages of text, each beside a picture that no two have in common, up to a size. */
export function buildPdfOfPictures(size: number): Uint8Array {
  const words = createWords('pdf pictures');
  const pages: Page[] = [];
  for (let left = size; left > 0; ) {
    const picture = deflateSync(words.noise(pictureSide * pictureSide * 3), { level: 1 });
    const page = { lines: makeLines(words, pages.length), picture };
    left -= picture.length + 6000;
    if (left > 0) pages.push(page);
  }
  return buildPdfOf(pages);
}

interface Page {
  readonly lines: readonly string[];
  readonly picture?: Uint8Array;
}

function makeLines(words: Words, page: number): string[] {
  let text = '';
  while (text.length < linesOnPage * lineLength) text += `${toLatin(words.sentence())} `;
  const lines = text.match(new RegExp(`.{1,${lineLength}}(?= )`, 'g')) ?? [];
  return ['Master Supply Agreement', ...lines.slice(0, linesOnPage), `Page ${page + 1}`];
}

function toLatin(text: string): string {
  return text.replace(/[^ -~]/g, '-').replace(/[\\()]/g, '\\$&');
}

/** Numbers of the objects of a page: the page, what is written on it, its picture. */
const getIds = (at: number) => ({ page: 4 + at * 3, content: 5 + at * 3, picture: 6 + at * 3 });

function buildPdfOf(pages: readonly Page[]): Uint8Array {
  const chunks: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const add = (...parts: readonly (string | Uint8Array)[]) => {
    for (const part of parts) {
      const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
      chunks.push(bytes);
      length += bytes.length;
    }
  };
  const addObject = (dictionary: string, stream?: Uint8Array) => {
    offsets.push(length);
    add(`${offsets.length} 0 obj\n`);
    if (stream === undefined) add(`<<${dictionary}>>`);
    else add(`<<${dictionary}/Length ${stream.length}>>\nstream\n`, stream, '\nendstream');
    add('\nendobj\n');
  };
  add('%PDF-1.7\n');
  addObject('/Type/Catalog/Pages 2 0 R');
  const kids = pages.map((_, at) => `${getIds(at).page} 0 R`).join(' ');
  addObject(`/Type/Pages/Count ${pages.length}/Kids[${kids}]`);
  addObject('/Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding');
  for (const [at, page] of pages.entries()) addPage(page, { at, addObject });
  const start = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  add(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${entries.join('')}`);
  add(`trailer\n<</Size ${offsets.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(chunks);
}

function addPage(
  { lines, picture }: Page,
  { at, addObject }: { at: number; addObject: (dictionary: string, stream?: Uint8Array) => void },
): void {
  const ids = getIds(at);
  const images = picture === undefined ? '' : `/XObject<</P ${ids.picture} 0 R>>`;
  addObject(
    `/Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F 3 0 R>>${images}>>/Contents ${ids.content} 0 R`,
  );
  const written = lines.map((line) => `(${line}) Tj 0 -15 Td`).join('\n');
  const drawn = picture === undefined ? '' : '\nq 90 0 0 90 500 700 cm /P Do Q';
  addObject('/Filter/FlateDecode', deflateSync(`BT /F 11 Tf 60 750 Td\n${written}\nET${drawn}`));
  const image = `/Type/XObject/Subtype/Image/Width ${pictureSide}/Height ${pictureSide}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/FlateDecode`;
  if (picture === undefined) addObject('/Type/Nothing');
  else addObject(image, picture);
}
