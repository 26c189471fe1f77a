import { createRequire } from 'node:module';
import path from 'node:path';
import { AppError } from '@clauselight/schema';
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.d.ts';

const folder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const inFolder = (name: string) => `${path.join(folder, name)}${path.sep}`;

/** The one message level of pdf.js that prints nothing. */
const silent = 0;

/**
 * Opens a PDF for its text: nothing is evaluated, no image is decoded, nothing is fetched.
 * Throws `document_encrypted` and `document_corrupt`.
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  // Loaded only here: pdf.js costs more to start than a text takes to read.
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = pdfjs.getDocument({
    // pdf.js takes the buffer for itself.
    data: bytes.slice(),
    verbosity: silent,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: 1,
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
