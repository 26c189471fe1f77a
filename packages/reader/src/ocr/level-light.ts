import type { GrayPicture } from './gray-picture.ts';

/** The picture is divided into so many squares along its longer side; each has one brightness of its paper. */
const squaresOfSide = 96;
/** The brightness of paper is the one that so many pixels of a square fall short of. */
const paperShare = 0.8;
/** What is darker than this share of the brightest paper is no paper but a picture or a dark table. */
const darkestPaper = 0.3;
/** So many squares may be darker, or brighter, than the paper: logos and dark tables. */
const darkShare = 0.05;
/** Light is even if the darkest paper has this share of the brightest one's light. */
const evenLight = 0.9;
/** The brightness that paper gets. */
const white = 250;

/**
 * Makes the paper white everywhere, so that shadows and the fall of light are no ink: each pixel is divided by the
 * brightness of the paper around it. A picture in even light stays as it is.
 */
export function levelLight(picture: GrayPicture): GrayPicture {
  const paper = measurePaper(picture);
  const ranked = paper.grays.toSorted();
  const least = ranked[Math.floor(darkShare * ranked.length)] ?? 0;
  const most = ranked[Math.floor((1 - darkShare) * ranked.length)] ?? 0;
  if (least >= evenLight * most && most >= evenLight * white) return picture;
  const { width, height, grays } = picture;
  const leveled = new Uint8Array(grays.length);
  const row = new Float64Array(paper.width);
  for (let y = 0, at = 0; y < height; y += 1) {
    blendRows(row, paper, (y + 0.5) / paper.size - 0.5);
    for (let x = 0; x < width; x += 1, at += 1) {
      const place = Math.max(0, Math.min(paper.width - 1, (x + 0.5) / paper.size - 0.5));
      const left = Math.min(paper.width - 1, Math.floor(place));
      const right = Math.min(paper.width - 1, left + 1);
      const share = place - left;
      const light = (row[left] as number) * (1 - share) + (row[right] as number) * share;
      leveled[at] = Math.min(255, ((grays[at] as number) * white) / light);
    }
  }
  return { width, height, grays: leveled };
}

interface Paper {
  readonly width: number;
  readonly height: number;
  /** Pixels of the side of a square. */
  readonly size: number;
  readonly grays: Float64Array;
}

/** The brightness of the paper in each square of the picture. */
function measurePaper(picture: GrayPicture): Paper {
  const size = Math.max(1, Math.ceil(Math.max(picture.width, picture.height) / squaresOfSide));
  const width = Math.ceil(picture.width / size);
  const height = Math.ceil(picture.height / size);
  const found = new Float64Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) found[y * width + x] = measureSquare(picture, x, y, size);
  }
  // A square full of ink is as bright as the squares around it: paper does not end with a word.
  const spread = mapNeighbors(found, width, takeMiddle);
  const smooth = mapNeighbors(
    spread,
    width,
    (near) => near.reduce((a, b) => a + b, 0) / near.length,
  );
  const darkest = darkestPaper * Math.max(...smooth);
  return { width, height, size, grays: smooth.map((gray) => Math.max(1, darkest, gray)) };
}

function measureSquare({ width, height, grays }: GrayPicture, x: number, y: number, size: number) {
  const counts = new Uint32Array(256);
  const right = Math.min(width, (x + 1) * size);
  const bottom = Math.min(height, (y + 1) * size);
  for (let row = y * size; row < bottom; row += 1) {
    for (let at = row * width + x * size; at < row * width + right; at += 1) {
      const gray = grays[at] as number;
      counts[gray] = (counts[gray] as number) + 1;
    }
  }
  let left = (right - x * size) * (bottom - y * size) * (1 - paperShare);
  for (let gray = 255; gray > 0; gray -= 1) {
    left -= counts[gray] as number;
    if (left <= 0) return gray;
  }
  return 0;
}

function takeMiddle(near: readonly number[]): number {
  return near.toSorted((a, b) => a - b)[Math.floor(near.length / 2)] ?? 0;
}

function mapNeighbors(
  grays: Float64Array,
  width: number,
  combine: (near: readonly number[]) => number,
): Float64Array {
  const height = grays.length / width;
  return grays.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const near: number[] = [];
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
        near.push(grays[row * width + column] as number);
      }
    }
    return combine(near);
  });
}

function blendRows(row: Float64Array, { width, height, grays }: Paper, place: number): void {
  const kept = Math.max(0, Math.min(height - 1, place));
  const top = Math.floor(kept);
  const bottom = Math.min(height - 1, top + 1);
  const share = kept - top;
  for (let x = 0; x < width; x += 1) {
    row[x] =
      (grays[top * width + x] as number) * (1 - share) +
      (grays[bottom * width + x] as number) * share;
  }
}
