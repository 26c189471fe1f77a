import { type GrayPicture, resamplePicture } from '../ocr/gray-picture.ts';

/** How a page was photographed. */
export interface PhotoFacts {
  /** Pixels of the photograph. */
  readonly width: number;
  readonly height: number;
  /** Where the corners of the sheet lie: top left, top right, bottom right, bottom left, as shares of width and height. */
  readonly corners: readonly (readonly [x: number, y: number])[];
  /** The brightness of the table, 0-255. */
  readonly ground: number;
  /** The light at the four corners of the photograph, as shares: top left, top right, bottom right, bottom left. */
  readonly light: readonly [number, number, number, number];
  /** The greatest change of a pixel by noise, of 255. */
  readonly noise: number;
  /** Whether a shadow with a sharp edge falls across it; it does if nothing is said. */
  readonly isShaded?: boolean;
  /** For the noise; the same seed gives the same photograph. */
  readonly seed: number;
}

/** Photographs a page: it lies on a table, is seen at an angle, in uneven light, with a shadow across it and noise. */
export function buildPhoto(page: GrayPicture, facts: PhotoFacts): GrayPicture {
  const { width, height, ground, light, noise, isShaded = true } = facts;
  const place = createProjection(
    facts.corners.map(([x, y]) => ({ x: x * width, y: y * height })),
    page,
  );
  const photo = resamplePicture(page, { width, height }, place);
  const inside = new Float64Array(2);
  const random = createNoise(facts.seed);
  for (let y = 0, at = 0; y < height; y += 1) {
    const down = y / height;
    for (let x = 0; x < width; x += 1, at += 1) {
      const across = x / width;
      place(x, y, inside);
      const isPage =
        (inside[0] as number) >= 0 &&
        (inside[1] as number) >= 0 &&
        (inside[0] as number) < page.width &&
        (inside[1] as number) < page.height;
      const gray = isPage ? (photo.grays[at] as number) : ground;
      const top = light[0] * (1 - across) + light[1] * across;
      const bottom = light[3] * (1 - across) + light[2] * across;
      const shadow = isShaded && across + down > 1.25 ? 0.75 : 1;
      const lit = gray * (top * (1 - down) + bottom * down) * shadow;
      photo.grays[at] = Math.max(0, Math.min(255, lit + (random() - 0.5) * 2 * noise));
    }
  }
  return photo;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a point of the photograph lies on the page: the inverse of the projection of the page onto four corners. */
function createProjection(corners: readonly Point[], page: GrayPicture) {
  const [a, b, c, d] = corners as [Point, Point, Point, Point];
  const sum = { x: a.x - b.x + c.x - d.x, y: a.y - b.y + c.y - d.y };
  const one = { x: b.x - c.x, y: b.y - c.y };
  const other = { x: d.x - c.x, y: d.y - c.y };
  const whole = one.x * other.y - other.x * one.y;
  const g = (sum.x * other.y - other.x * sum.y) / whole;
  const h = (one.x * sum.y - sum.x * one.y) / whole;
  const rows = [
    [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x],
    [b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y],
    [g, h, 1],
  ] as const;
  const [[m0, m1, m2], [m3, m4, m5], [m6, m7, m8]] = rows;
  const inverse = [
    [m4 * m8 - m5 * m7, m2 * m7 - m1 * m8, m1 * m5 - m2 * m4],
    [m5 * m6 - m3 * m8, m0 * m8 - m2 * m6, m2 * m3 - m0 * m5],
    [m3 * m7 - m4 * m6, m1 * m6 - m0 * m7, m0 * m4 - m1 * m3],
  ] as const;
  return (x: number, y: number, point: Float64Array) => {
    const [u, v, w] = inverse.map(([p, q, r]) => p * x + q * y + r) as [number, number, number];
    point[0] = (u / w) * page.width;
    point[1] = (v / w) * page.height;
  };
}

function createNoise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Writes a picture as a file. */
export async function encodePicture(
  { width, height, grays }: GrayPicture,
  format: 'jpeg' | 'png' | 'webp',
): Promise<Uint8Array> {
  const { createCanvas, ImageData } = await import('@napi-rs/canvas');
  const colors = new Uint8ClampedArray(grays.length * 4).fill(255);
  for (const [at, gray] of grays.entries()) colors.fill(gray, at * 4, at * 4 + 3);
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(colors, width, height), 0, 0);
  const bytes = format === 'png' ? canvas.encode('png') : canvas.encode(format, 90);
  return new Uint8Array(await bytes);
}
