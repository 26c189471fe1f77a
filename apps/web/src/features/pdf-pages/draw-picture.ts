import type { PDFPageProxy } from 'pdfjs-dist';
import { toPdfScale } from './page-size.ts';

/** Pixels of the largest picture of a page; some phones draw none that is larger. */
const mostPixels = 16_000_000;

interface PictureOptions {
  page: PDFPageProxy;
  /** Takes the picture once it is whole. */
  host: HTMLElement;
  /** Share of the real size. */
  scale: number;
  signal: AbortSignal;
}

/** Draws a page as sharp as the screen is. Rejects where it cannot be drawn; settles without a picture when aborted. */
export async function drawPicture({ page, host, scale, signal }: PictureOptions): Promise<void> {
  const shown = page.getViewport({ scale: toPdfScale(scale) });
  const sharpest = Math.sqrt(mostPixels / (shown.width * shown.height));
  const ratio = Math.min(devicePixelRatio, sharpest);
  const viewport = page.getViewport({ scale: toPdfScale(scale) * ratio });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = page.render({ canvas, viewport });
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel);
  try {
    await task.promise;
  } catch (error) {
    freeCanvas(canvas);
    if (!signal.aborted) throw error;
    return;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  if (signal.aborted) return freeCanvas(canvas);
  freePicture(host);
  host.replaceChildren(canvas);
}

/** Gives the memory of a picture back at once, not when the browser gets to it. */
export function freePicture(host: HTMLElement): void {
  for (const canvas of host.querySelectorAll('canvas')) freeCanvas(canvas);
  host.replaceChildren();
}

function freeCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
