import type { Canvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.d.ts';
import type { ReadLimits } from '../limits.ts';
import { type RecognizedLine, type Recognizer, startRecognizer } from '../ocr/recognizer.ts';
import { mayShowWords } from './pictures.ts';
import type { RecognizedText, RecognizePage } from './recognize.ts';

/** Reads the words in the pictures of one document's pages. */
export interface PageRecognizer {
  readonly recognizePage: RecognizePage;
  close(): Promise<void>;
}

/** What Tesseract reads best; a page of office paper comes to 8 million pixels. */
const dotsPerInch = 300;
const pointsPerInch = 72;
const mostPixels = 16_000_000;
/** Lightest grey that counts as ink, of 255. */
const lightestInk = 200;
/** Pixels from one that is looked at for ink to the next. */
const gridStep = 7;
/** Fewest dark pixels of a page that holds words, of a thousand looked at. */
const fewestInk = 0.2;

/** Share of the time a read may take that goes into pictures: what was read by then is kept. */
const shareOfTime = 0.6;

/** Prepares the reading of pictures; nothing is started before a page needs it. */
export function createPageRecognizer({
  openDocument,
  limits,
}: {
  /** Opens the same document for drawing, with its pictures. */
  openDocument: () => Promise<PDFDocumentProxy>;
  limits: ReadLimits;
}): PageRecognizer {
  const deadline = performance.now() + limits.timeoutMs * shareOfTime;
  let board: Promise<Board | undefined> | undefined;
  let recognizer: Promise<Recognizer | undefined> | undefined;
  let count = 0;
  return {
    async recognizePage(number) {
      if (count >= limits.maxRecognizedPages || performance.now() > deadline) return undefined;
      board ??= openBoard(openDocument);
      const opened = await board;
      const drawn = opened && (await drawPage(opened, number));
      if (drawn === undefined) return undefined;
      recognizer ??= startRecognizer();
      const started = await recognizer;
      if (started === undefined) return undefined;
      count += 1;
      const lines = await started.recognize(drawn.picture);
      return lines.flatMap((line) => placeWords(line, drawn.scale));
    },
    async close() {
      await (await recognizer)?.close();
      await (await board)?.pdf.destroy();
    },
  };
}

/** What pages are drawn with. */
interface Board {
  readonly pdf: PDFDocumentProxy;
  createCanvas(width: number, height: number): Canvas;
}

async function openBoard(
  openDocument: () => Promise<PDFDocumentProxy>,
): Promise<Board | undefined> {
  try {
    const { createCanvas } = await import('@napi-rs/canvas');
    return { pdf: await openDocument(), createCanvas };
  } catch {
    return undefined;
  }
}

/** The page's picture, and its pixels to the point; nothing for a page that shows no words. */
async function drawPage(
  { pdf, createCanvas }: Board,
  number: number,
): Promise<{ picture: Uint8Array; scale: number } | undefined> {
  try {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    if (!mayShowWords(await page.getOperatorList(), viewport)) return undefined;
    const { width, height } = viewport;
    const scale = Math.min(dotsPerInch / pointsPerInch, Math.sqrt(mostPixels / (width * height)));
    const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
    await paint(page, { canvas, scale });
    page.cleanup();
    const greys = readGreys(canvas);
    return isBlank(greys) ? undefined : { picture: createGreyMap(canvas, greys), scale };
  } catch {
    return undefined;
  }
}

async function paint(
  page: PDFPageProxy,
  { canvas, scale }: { canvas: Canvas; scale: number },
): Promise<void> {
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // pdf.js states the browser's canvas; this one has the same methods.
  const target = { canvas, canvasContext: context } as unknown as Pick<
    Parameters<PDFPageProxy['render']>[0],
    'canvas' | 'canvasContext'
  >;
  await page.render({ ...target, viewport: page.getViewport({ scale }) }).promise;
}

/** How light each pixel is, 0-255, by the weights of ITU-R BT.601 in 256ths. */
function readGreys(canvas: Canvas): Uint8Array {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const greys = new Uint8Array(data.length / 4);
  for (let at = 0, from = 0; at < greys.length; at += 1, from += 4) {
    const [red, green, blue] = [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
    greys[at] = (red * 77 + green * 150 + blue * 29) >> 8;
  }
  return greys;
}

/** Whether next to no pixel is dark, of those on a coarse grid. */
function isBlank(greys: Uint8Array): boolean {
  let dark = 0;
  let looked = 0;
  for (let at = 0; at < greys.length; at += gridStep) {
    looked += 1;
    if ((greys[at] ?? 255) < lightestInk) dark += 1;
  }
  return (dark / looked) * 1000 < fewestInk;
}

/** A picture in the portable grey map format, which takes no time to write or read and a quarter of the memory. */
function createGreyMap({ width, height }: Canvas, greys: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), greys]);
}

function placeWords({ words, baseline, size }: RecognizedLine, scale: number): RecognizedText[] {
  return words.map(({ text, left, right, confidence }) => ({
    text,
    x: left / scale,
    y: baseline / scale,
    length: (right - left) / scale,
    size: size / scale,
    confidence,
  }));
}
