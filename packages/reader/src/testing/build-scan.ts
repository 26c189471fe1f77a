import { createRequire } from 'node:module';
import path from 'node:path';
import { buildPicturePdf } from '@clauselight/core';
import type { Canvas } from '@napi-rs/canvas';

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

/** Whether pictures can be drawn and read on this machine, in a language: the packages are optional. */
export function canRecognize(language: 'eng' | 'deu' = 'eng'): boolean {
  const { resolve } = createRequire(import.meta.url);
  try {
    for (const name of [
      '@napi-rs/canvas',
      'tesseract.js-core',
      `@tesseract.js-data/${language}/package.json`,
    ])
      resolve(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * Builds a PDF whose pages are pictures of the texts, as a scanner makes it: no letter is text.
 * @param stamps text over the picture of each page, as a court or a scanner adds it
 */
export async function buildScan(
  pages: readonly (readonly ScannedText[])[],
  stamps: readonly (readonly ScannedText[])[] = [],
): Promise<Uint8Array> {
  const pictures = await Promise.all(pages.map(drawPage));
  const file = buildPicturePdf(pictures.map((jpeg) => ({ jpeg, width, height })));
  return stamps.length === 0 ? file : stampPages(file, stamps);
}

function stampPages(file: Uint8Array, stamps: readonly (readonly ScannedText[])[]): Uint8Array {
  const font = '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>';
  let page = -1;
  const body = Buffer.from(file)
    .toString('latin1')
    .replaceAll('/Resources<<', `/Resources<<${font}`)
    .replace(/<<\/Length \d+>>\nstream\n(q [^\n]*Do Q)\nendstream/g, (_, drawing: string) => {
      page += 1;
      const words = (stamps[page] ?? []).map(
        ({ text, x, y, size = 11 }) => `BT /F ${size} Tf ${x} ${792 - y} Td (${text}) Tj ET`,
      );
      const content = [drawing, ...words].join('\n');
      return `<</Length ${content.length}>>\nstream\n${content}\nendstream`;
    });
  const objects = body.slice(0, body.lastIndexOf('xref\n0 ', body.lastIndexOf('startxref')));
  const offsets = [...objects.matchAll(/^\d+ 0 obj\n/gm)].map(({ index }) => index);
  const entries = offsets
    .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
    .join('');
  const size = offsets.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${objects.length}\n%%EOF\n`;
  return Buffer.from(objects + end, 'latin1');
}

/** JPEG of a page in a sans-serif typeface. */
async function drawPage(texts: readonly ScannedText[]): Promise<Buffer> {
  const canvas = await drawTexts(texts, { width, height, dotsPerPoint });
  return await canvas.encode('jpeg', 80);
}

/** Draws texts in a sans-serif typeface that comes with the PDF library, so that no font need be installed. */
export async function drawTexts(
  texts: readonly ScannedText[],
  size: { readonly width: number; readonly height: number; readonly dotsPerPoint: number },
): Promise<Canvas> {
  const { createCanvas, GlobalFonts } = await import('@napi-rs/canvas');
  const { resolve } = createRequire(import.meta.url);
  const fonts = path.join(path.dirname(resolve('pdfjs-dist/package.json')), 'standard_fonts');
  GlobalFonts.registerFromPath(path.join(fonts, 'LiberationSans-Regular.ttf'), 'Scanned');
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.fillStyle = 'black';
  for (const { text, x, y, size: points = 11 } of texts) {
    context.font = `${points * size.dotsPerPoint}px Scanned`;
    context.fillText(text, x * size.dotsPerPoint, y * size.dotsPerPoint);
  }
  return canvas;
}
