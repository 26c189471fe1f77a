import { createRequire } from 'node:module';
import path from 'node:path';
import { AppError } from '@clauselight/schema';
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.d.ts';

const require = createRequire(import.meta.url);
const folder = path.dirname(require.resolve('pdfjs-dist/package.json'));
const inFolder = (name: string) => `${path.join(folder, name)}${path.sep}`;

/** The message level of pdf.js that prints nothing. */
const silentLevel = 0;

/** The most pixels of a picture that is decoded when pages are drawn: office paper at 600 dots per inch. */
const mostPixels = 36_000_000;

/**
 * Opens a PDF for its text, or with its pictures for drawing. Nothing is evaluated or downloaded. pdf.js takes over the
 * bytes: they are empty afterwards.
 * @throws AppError `document_encrypted`, `document_password_wrong` or `document_corrupt`.
 */
export async function openPdf(
  bytes: Uint8Array,
  { hasPictures = false, password }: { hasPictures?: boolean; password?: string | undefined } = {},
): Promise<PDFDocumentProxy> {
  const { push } = Array.prototype;
  try {
    return await loadDocument(bytes, { maxImageSize: hasPictures ? mostPixels : 1, password });
  } finally {
    // On start, pdf.js replaces this method by one several times slower, to fix a message that nobody sees.
    Array.prototype.push = push;
  }
}

interface LoadRequest {
  readonly maxImageSize: number;
  readonly password: string | undefined;
}

async function loadDocument(
  bytes: Uint8Array,
  { maxImageSize, password }: LoadRequest,
): Promise<PDFDocumentProxy> {
  const pdfjs = await loadLibrary();
  const task = pdfjs.getDocument({
    data: bytes,
    ...(password === undefined ? {} : { password }),
    verbosity: silentLevel,
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
    const locked = password === undefined ? 'document_encrypted' : 'document_password_wrong';
    throw new AppError(isLocked ? locked : 'document_corrupt', { cause });
  }
}

/** Loaded only when a PDF is read: pdf.js takes longer to start than a text takes to read. */
async function loadLibrary() {
  if (hasCanvas()) return import('pdfjs-dist/legacy/build/pdf.mjs');
  // pdf.js instantiates this class, which comes with the canvas, on start, and uses it only for drawing.
  if (!('DOMMatrix' in globalThis)) Object.assign(globalThis, { DOMMatrix: class {} });
  const { warn } = console;
  // pdf.js reports on the console that it cannot draw, though nobody asked it to.
  console.warn = () => undefined;
  try {
    return await import('pdfjs-dist/legacy/build/pdf.mjs');
  } finally {
    console.warn = warn;
  }
}

/** Whether the optional package for drawing pages is installed. */
function hasCanvas(): boolean {
  try {
    require('@napi-rs/canvas');
    return true;
  } catch {
    return false;
  }
}
