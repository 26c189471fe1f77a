import { createRequire } from 'node:module';
import path from 'node:path';
import { AppError } from '@clauselight/schema';
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.d.ts';

const require = createRequire(import.meta.url);
const folder = path.dirname(require.resolve('pdfjs-dist/package.json'));
const inFolder = (name: string) => `${path.join(folder, name)}${path.sep}`;

/** The one message level of pdf.js that prints nothing. */
const silent = 0;

/** Pixels of the largest picture that is decoded where pages are drawn: office paper at 600 dots per inch. */
const mostPixels = 36_000_000;

/**
 * Opens a PDF for its text, or with its pictures for drawing: nothing is evaluated, nothing is fetched. pdf.js
 * takes the bytes for itself: they are empty afterwards. Throws `document_encrypted` and `document_corrupt`.
 */
export async function openPdf(
  bytes: Uint8Array,
  { hasPictures = false }: { hasPictures?: boolean } = {},
): Promise<PDFDocumentProxy> {
  const { push } = Array.prototype;
  try {
    return await loadDocument(bytes, hasPictures ? mostPixels : 1);
  } finally {
    // When it starts, pdf.js replaces this method by one several times slower, to mend a message nobody sees.
    Array.prototype.push = push;
  }
}

async function loadDocument(bytes: Uint8Array, maxImageSize: number): Promise<PDFDocumentProxy> {
  const pdfjs = await loadLibrary();
  const task = pdfjs.getDocument({
    data: bytes,
    verbosity: silent,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize,
    enableXfa: false,
    cMapUrl: inFolder('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: inFolder('standard_fonts'),
    wasmUrl: inFolder('wasm'),
    iccUrl: inFolder('iccs'),
  });
  try {
    return await task.promise;
  } catch (cause) {
    await task.destroy();
    const isLocked = cause instanceof Error && cause.name === 'PasswordException';
    throw new AppError(isLocked ? 'document_encrypted' : 'document_corrupt', { cause });
  }
}

/** Loaded only when a PDF comes: pdf.js costs more to start than a text takes to read. */
async function loadLibrary() {
  if (hasCanvas()) return import('pdfjs-dist/legacy/build/pdf.mjs');
  // Of this class, which comes with the canvas, pdf.js makes one at its start, and uses it for drawing alone.
  if (!('DOMMatrix' in globalThis)) Object.assign(globalThis, { DOMMatrix: class {} });
  const { warn } = console;
  // That it cannot draw is said on the console, where nobody asked it to.
  console.warn = () => undefined;
  try {
    return await import('pdfjs-dist/legacy/build/pdf.mjs');
  } finally {
    console.warn = warn;
  }
}

/** Whether the optional package that pages are drawn with is here. */
function hasCanvas(): boolean {
  try {
    require('@napi-rs/canvas');
    return true;
  } catch {
    return false;
  }
}
