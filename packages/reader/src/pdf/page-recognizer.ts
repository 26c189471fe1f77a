import type { Canvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.d.ts';
import { type ReadLimits, recognitionShare } from '../limits.ts';
import { type GrayPicture, mostPixels } from '../ocr/gray-picture.ts';
import { readCanvas } from '../ocr/read-canvas.ts';
import { recognizePage } from '../ocr/recognized-page.ts';
import { type Recognizer, startRecognizer } from '../ocr/recognizer.ts';
import { mayShowWords } from './pictures.ts';
import type { RecognizePage } from './recognize.ts';

/** Recognizes the words in the pictures of one document's pages. */
export interface PageRecognizer {
  readonly recognizePage: RecognizePage;
  /** Numbers of pages with next to no text that were left because of the limits. */
  readonly untried: readonly number[];
  close(): Promise<void>;
}

/** The resolution that Tesseract reads best; a page of office paper has 8 million pixels. */
const dotsPerInch = 300;
const pointsPerInch = 72;
/** Lightest gray that counts as ink, of 255. */
const lightestInk = 200;
/** Only every n-th pixel is examined for ink. */
const gridStep = 7;
/** The fewest dark pixels, of a thousand examined, of a page that holds words. */
const fewestInk = 0.2;

/** Prepares recognition; nothing is started before a page needs it. */
export function createPageRecognizer({
  openDocument,
  limits,
  hasPictures,
}: {
  /** Opens the same document for drawing, with its pictures. */
  openDocument: () => Promise<PDFDocumentProxy>;
  limits: ReadLimits;
  /** Whether the document has any picture; without one its pages may still be drawn as shapes. */
  hasPictures: boolean;
}): PageRecognizer {
  const deadline = performance.now() + limits.timeoutMs * recognitionShare;
  let surface: Promise<DrawingSurface | undefined> | undefined;
  let recognizer: Promise<Recognizer | undefined> | undefined;
  let count = 0;
  const untried: number[] = [];
  return {
    untried,
    async recognizePage(number, hasOwnText) {
      if (hasOwnText && !hasPictures) return undefined;
      if (count >= limits.maxRecognizedPages || performance.now() > deadline) {
        // Without a limit above zero nothing is recognized at all.
        if (limits.maxRecognizedPages > 0 && !hasOwnText) untried.push(number);
        return undefined;
      }
      surface ??= openDrawingSurface(openDocument);
      const opened = await surface;
      const drawn = opened && (await drawPage(opened, number, hasOwnText));
      if (drawn === undefined) return undefined;
      recognizer ??= startRecognizer();
      const started = await recognizer;
      if (started === undefined) return undefined;
      count += 1;
      return await recognizePage(started, drawn);
    },
    async close() {
      await (await recognizer)?.close();
      await (await surface)?.pdf.destroy();
    },
  };
}

/** The document and canvas for drawing pages. */
interface DrawingSurface {
  readonly pdf: PDFDocumentProxy;
  createCanvas(width: number, height: number): Canvas;
}

async function openDrawingSurface(
  openDocument: () => Promise<PDFDocumentProxy>,
): Promise<DrawingSurface | undefined> {
  try {
    const { createCanvas } = await import('@napi-rs/canvas');
    return { pdf: await openDocument(), createCanvas };
  } catch {
    return undefined;
  }
}

/** The page's picture, and its pixels per point; undefined for a page that shows no words. */
async function drawPage(
  { pdf, createCanvas }: DrawingSurface,
  number: number,
  hasOwnText: boolean,
): Promise<{ picture: GrayPicture; scale: number } | undefined> {
  try {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    if (!mayShowWords(await page.getOperatorList(), viewport, hasOwnText)) return undefined;
    const { width, height } = viewport;
    const scale = Math.min(dotsPerInch / pointsPerInch, Math.sqrt(mostPixels / (width * height)));
    const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
    await renderPage(page, { canvas, scale });
    page.cleanup();
    const picture = readCanvas(canvas);
    return isBlank(picture.grays) ? undefined : { picture, scale };
  } catch {
    return undefined;
  }
}

async function renderPage(
  page: PDFPageProxy,
  { canvas, scale }: { canvas: Canvas; scale: number },
): Promise<void> {
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // pdf.js declares the browser's canvas type; this canvas has the same methods.
  const target = { canvas, canvasContext: context } as unknown as Pick<
    Parameters<PDFPageProxy['render']>[0],
    'canvas' | 'canvasContext'
  >;
  await page.render({ ...target, viewport: page.getViewport({ scale }) }).promise;
}

/** Whether hardly any pixel on a coarse grid is dark. */
function isBlank(grays: Uint8Array): boolean {
  let dark = 0;
  let examined = 0;
  for (let at = 0; at < grays.length; at += gridStep) {
    examined += 1;
    if ((grays[at] ?? 255) < lightestInk) dark += 1;
  }
  return (dark / examined) * 1000 < fewestInk;
}
