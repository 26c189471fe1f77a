import type { Canvas } from '@napi-rs/canvas';
import type { GrayPicture } from './gray-picture.ts';

/** What was drawn on a canvas, without its colors. Brightness has the weights of ITU-R BT.601, in 256ths. */
export function readCanvas(canvas: Canvas): GrayPicture {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return { width, height, grays: toGrays(data) };
}

/**
 * The brightness of pixels, 0-255.
 * @param data red, green, blue and opacity of each pixel
 */
export function toGrays(data: Uint8Array | Uint8ClampedArray): Uint8Array {
  const grays = new Uint8Array(data.length / 4);
  for (let at = 0, from = 0; at < grays.length; at += 1, from += 4) {
    const red = data[from] as number;
    const green = data[from + 1] as number;
    const blue = data[from + 2] as number;
    grays[at] = (red * 77 + green * 150 + blue * 29) >> 8;
  }
  return grays;
}
