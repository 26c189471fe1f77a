import { AppError } from '@clauselight/schema';
import * as utif from 'utif2';
import { type CanvasLibrary, checkSize, type Decode, drawShrunk } from './draw-shrunk.ts';

/** The field of a page's kind; its lowest bit marks a small copy of another page. */
const subfileType = 't254';
const widthField = 't256';
const heightField = 't257';

/**
 * Lists the pages of a TIFF file.
 * @throws AppError `document_corrupt`, or `document_too_complex` for a page that is too large
 */
export function decodeTiff(bytes: Uint8Array, canvas: CanvasLibrary): readonly Decode[] {
  // Copied, because the library reads the memory from its beginning.
  const buffer = Uint8Array.from(bytes).buffer;
  const pages = refuseDamaged(() => utif.decode(buffer)).filter(
    (page) => page[widthField] !== undefined && (readNumber(page, subfileType) & 1) === 0,
  );
  if (pages.length === 0) throw new AppError('document_corrupt');
  return pages.map((page) => async () => {
    checkSize({ width: readNumber(page, widthField), height: readNumber(page, heightField) });
    const { width, height, colors } = refuseDamaged(() => decodePage(buffer, page));
    const whole = canvas.createCanvas(width, height);
    whole.getContext('2d').putImageData(new canvas.ImageData(colors, width, height), 0, 0);
    return drawShrunk(canvas, { width, height }, (context, size) =>
      context.drawImage(whole, 0, 0, size.width, size.height),
    );
  });
}

function decodePage(buffer: ArrayBuffer, page: utif.IFD) {
  utif.decodeImage(buffer, page);
  const { width, height } = page;
  const colors = new Uint8ClampedArray(utif.toRGBA8(page));
  // What was decoded is needed once; a long scan would fill the memory with its pages.
  page.data = new Uint8Array(0);
  return { width, height, colors };
}

function readNumber(page: utif.IFD, field: string): number {
  const value = page[field];
  const first = Array.isArray(value) ? value[0] : undefined;
  return typeof first === 'number' ? first : 0;
}

function refuseDamaged<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (cause) {
    throw new AppError('document_corrupt', { cause });
  }
}
