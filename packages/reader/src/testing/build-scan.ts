import { createRequire } from 'node:module';
import path from 'node:path';

/** A page of office paper at 300 dots per inch. */
const width = 2550;
const height = 3300;
const dotsPerPoint = 300 / 72;

export interface ScannedText {
  readonly text: string;
  /** Points from the left and from the top of a page of 612 by 792, to the base line. */
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** Whether pictures can be drawn and read on this machine: both packages are optional. */
export function canRecognize(): boolean {
  const { resolve } = createRequire(import.meta.url);
  try {
    for (const name of [
      '@napi-rs/canvas',
      'tesseract.js-core',
      '@tesseract.js-data/eng/package.json',
    ])
      resolve(name);
    return true;
  } catch {
    return false;
  }
}

/** Builds a PDF whose pages are pictures of the texts, as a scanner makes it: no letter is text. */
export async function buildScan(pages: readonly (readonly ScannedText[])[]): Promise<Uint8Array> {
  const pictures = await Promise.all(pages.map(drawPage));
  const kids = pictures.map((_, at) => `${3 + at * 3} 0 R`).join(' ');
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (...content: readonly (string | Buffer)[]) => {
    offsets.push(length);
    const begin = `${offsets.length} 0 obj\n`;
    for (const piece of [begin, ...content, '\nendobj\n']) {
      const bytes = Buffer.from(piece as Buffer);
      parts.push(bytes);
      length += bytes.length;
    }
  };
  add('<</Type/Catalog/Pages 2 0 R>>');
  add(`<</Type/Pages/Count ${pictures.length}/Kids[${kids}]>>`);
  for (const picture of pictures) {
    const [content, image] = [offsets.length + 2, offsets.length + 3];
    const resources = `<</XObject<</Scan ${image} 0 R>>>>`;
    add(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources${resources}/Contents ${content} 0 R>>`,
    );
    const drawing = 'q 612 0 0 792 0 0 cm /Scan Do Q';
    add(`<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`);
    const facts = `/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`;
    add(
      `<</Type/XObject/Subtype/Image${facts}/Length ${picture.length}>>\nstream\n`,
      picture,
      '\nendstream',
    );
  }
  return Buffer.concat([...parts, Buffer.from(endFile(offsets, length))]);
}

function endFile(offsets: readonly number[], start: number): string {
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = offsets.length + 1;
  return `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
}

/** JPEG of a page in a sans-serif typeface that comes with the PDF library, so that no font need be installed. */
async function drawPage(texts: readonly ScannedText[]): Promise<Buffer> {
  const { createCanvas, GlobalFonts } = await import('@napi-rs/canvas');
  const { resolve } = createRequire(import.meta.url);
  const fonts = path.join(path.dirname(resolve('pdfjs-dist/package.json')), 'standard_fonts');
  GlobalFonts.registerFromPath(path.join(fonts, 'LiberationSans-Regular.ttf'), 'Scanned');
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'black';
  for (const { text, x, y, size = 11 } of texts) {
    context.font = `${size * dotsPerPoint}px Scanned`;
    context.fillText(text, x * dotsPerPoint, y * dotsPerPoint);
  }
  return await canvas.encode('jpeg', 80);
}
