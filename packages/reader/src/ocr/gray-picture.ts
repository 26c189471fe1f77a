/** A picture without color. */
export interface GrayPicture {
  readonly width: number;
  readonly height: number;
  /** The brightness of each pixel, row by row: 0 is black, 255 white. */
  readonly grays: Uint8Array;
}

/**
 * Shrinks a picture so that its longer side has at most so many pixels. Each pixel is the mean of those that it stands
 * for.
 * @param mostPixels of the longer side
 */
export function shrinkPicture(picture: GrayPicture, mostPixels: number): GrayPicture {
  const factor = Math.ceil(Math.max(picture.width, picture.height) / mostPixels);
  if (factor <= 1) return picture;
  const width = Math.max(1, Math.floor(picture.width / factor));
  const height = Math.max(1, Math.floor(picture.height / factor));
  const grays = new Uint8Array(width * height);
  const sums = new Uint32Array(width);
  for (let y = 0; y < height; y += 1) {
    sums.fill(0);
    for (let row = y * factor; row < (y + 1) * factor; row += 1) {
      const start = row * picture.width;
      for (let x = 0, at = start; x < width; x += 1) {
        let sum = 0;
        for (let step = 0; step < factor; step += 1, at += 1) sum += picture.grays[at] as number;
        sums[x] = (sums[x] as number) + sum;
      }
    }
    for (let x = 0; x < width; x += 1) grays[y * width + x] = (sums[x] as number) / factor ** 2;
  }
  return { width, height, grays };
}

/** Clockwise quarter turns. */
export type Turns = 0 | 1 | 2 | 3;

/** Turns a picture clockwise. */
export function turnPicture(picture: GrayPicture, turns: Turns): GrayPicture {
  if (turns === 0) return picture;
  const { width, height, grays } = picture;
  if (turns === 2) return { width, height, grays: Uint8Array.from(grays).reverse() };
  const turned = new Uint8Array(grays.length);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const place = turns === 1 ? x * height + height - 1 - y : (width - 1 - x) * height + y;
      turned[place] = grays[at] as number;
    }
  }
  return { width: height, height: width, grays: turned };
}

/** The largest picture that is processed, in pixels: a page of office paper at 300 dots per inch has 8 million. */
export const mostPixels = 16_000_000;

/**
 * Draws a new picture point by point.
 * @param locate where the middle of a pixel of the new picture lies in the old one; outside is white
 */
export function resamplePicture(
  { width, height, grays }: GrayPicture,
  size: { readonly width: number; readonly height: number },
  locate: (x: number, y: number, point: Float64Array) => void,
): GrayPicture {
  const drawn = new Uint8Array(size.width * size.height).fill(255);
  const point = new Float64Array(2);
  for (let y = 0, at = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1, at += 1) {
      locate(x, y, point);
      const [fromX = 0, fromY = 0] = point;
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const [shareX, shareY] = [fromX - left, fromY - top];
      const first = top * width + left;
      const above = (grays[first] as number) * (1 - shareX) + (grays[first + 1] as number) * shareX;
      const below =
        (grays[first + width] as number) * (1 - shareX) +
        (grays[first + width + 1] as number) * shareX;
      drawn[at] = above * (1 - shareY) + below * shareY + 0.5;
    }
  }
  return { ...size, grays: drawn };
}
