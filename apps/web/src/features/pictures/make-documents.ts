import { buildPicturePdf, type PictureOfPage } from '@clauselight/core';

/** The longer side of a page, in pixels: 300 for each inch of office paper, what recognition reads best. */
const longerSide = 3300;
const jpegQuality = 0.85;

/** A picture that this browser cannot open. */
export class UnopenedPictureError extends Error {
  readonly filename: string;

  constructor(filename: string) {
    super(filename);
    this.filename = filename;
  }
}

/**
 * Makes one PDF of pictures, a page of each. They are drawn anew, upright and without what a photograph says of its
 * place and camera.
 * @param onPage is told how many pages are done
 * @throws UnopenedPictureError for the first picture that this browser cannot open
 */
export async function makeDocument(
  files: readonly File[],
  name: string,
  onPage: (done: number) => void,
): Promise<File> {
  const pages: PictureOfPage[] = [];
  for (const file of files) {
    pages.push(await drawPage(file));
    onPage(pages.length);
  }
  return new File([buildPicturePdf(pages)], name, { type: 'application/pdf' });
}

async function drawPage(file: File): Promise<PictureOfPage> {
  const canvas = await drawPicture(file, longerSide);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', jpegQuality);
  });
  if (blob === null) throw new UnopenedPictureError(file.name);
  const { width, height } = canvas;
  return { jpeg: new Uint8Array(await blob.arrayBuffer()), width, height };
}

/**
 * Draws a picture on white, as its camera was held.
 * @param side of the drawing, at most, in pixels
 * @throws UnopenedPictureError if this browser cannot open it
 */
export async function drawPicture(file: File, side: number): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (bitmap === undefined || context === null) throw new UnopenedPictureError(file.name);
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}
