import { AppError } from '@clauselight/schema';
import type { Canvas } from '@napi-rs/canvas';
import { type GrayPicture, mostPixels } from '../ocr/gray-picture.ts';
import { readCanvas } from '../ocr/read-canvas.ts';

/** The largest picture that is decoded, in pixels: the cameras of telephones take up to 50 million. */
const mostDecoded = 64_000_000;

/** Decodes one page after the other, so that one at a time is in memory. */
export type Decode = () => Promise<GrayPicture>;

/** The size of a picture in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** @throws AppError `document_corrupt` for a picture without pixels, `document_too_complex` for too many */
export function checkSize({ width, height }: Size): void {
  if (!(width > 0 && height > 0)) throw new AppError('document_corrupt');
  if (width * height > mostDecoded) throw new AppError('document_too_complex');
}

export type CanvasLibrary = typeof import('@napi-rs/canvas');

/** Draws a picture on white, shrunk to the pixels that recognition needs. */
export function drawShrunk(
  { createCanvas }: CanvasLibrary,
  { width, height }: Size,
  draw: (context: ReturnType<Canvas['getContext']>, size: Size) => void,
): GrayPicture {
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  draw(context, size);
  return readCanvas(canvas);
}
