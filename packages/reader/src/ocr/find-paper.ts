import { type GrayPicture, mostPixels, resamplePicture, shrinkPicture } from './gray-picture.ts';

/** A point of a picture, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corners of a sheet as it lies in a picture: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

/** The side to which a picture is shrunk to find the sheet, in pixels. */
const sketchSide = 320;
/** A sheet covers at least this share of its photograph. */
const leastShare = 0.25;
/** If it covers more than this, the picture shows nothing but the sheet. */
const mostShare = 0.98;
/** How much of its four-sided outline a sheet must fill, and of all its pixels lie within. */
const leastFilled = 0.93;
/** Sheet and table differ in brightness at least by so much. */
const leastContrast = 40;
/** Corners of a sheet seen from above have angles of this range, in degrees. */
const sharpest = 55;
const bluntest = 125;

/**
 * Finds a bright sheet on a darker ground.
 * @returns its corners; undefined where the picture shows no whole sheet, or nothing else
 */
export function findPaper(picture: GrayPicture): Corners | undefined {
  const sketch = shrinkPicture(picture, sketchSide);
  const limit = findLimit(sketch.grays);
  if (limit === undefined) return undefined;
  const sheet = findLargestBright(sketch, limit);
  const share = sheet.length / sketch.grays.length;
  if (share < leastShare || share > mostShare) return undefined;
  const corners = findCorners(sheet, sketch.width);
  if (!isSheet(corners, sheet, sketch)) return undefined;
  const scale = picture.width / sketch.width;
  const enlarge = ({ x, y }: Point) => ({ x: (x + 0.5) * scale, y: (y + 0.5) * scale });
  const [a, b, c, d] = corners;
  return [enlarge(a), enlarge(b), enlarge(c), enlarge(d)];
}

/** The brightness that divides the pixels into two groups that differ most (Otsu 1979). */
function findLimit(grays: Uint8Array): number | undefined {
  const counts = new Uint32Array(256);
  let total = 0;
  for (const gray of grays) {
    counts[gray] = (counts[gray] as number) + 1;
    total += gray;
  }
  let [best, limit, contrast] = [0, 0, 0];
  let [darkCount, darkSum] = [0, 0];
  for (let gray = 0; gray < 255; gray += 1) {
    darkCount += counts[gray] as number;
    darkSum += gray * (counts[gray] as number);
    const brightCount = grays.length - darkCount;
    if (darkCount === 0 || brightCount === 0) continue;
    const difference = (total - darkSum) / brightCount - darkSum / darkCount;
    const spread = darkCount * brightCount * difference ** 2;
    if (spread > best) [best, limit, contrast] = [spread, gray, difference];
  }
  return contrast >= leastContrast ? limit : undefined;
}

/** The pixels of the largest connected bright area, with what it encloses. */
function findLargestBright({ width, height, grays }: GrayPicture, limit: number): Uint32Array {
  const seen = new Uint8Array(grays.length);
  let largest = new Uint32Array(0);
  const stack = new Uint32Array(grays.length);
  for (let start = 0; start < grays.length; start += 1) {
    if (seen[start] === 1 || (grays[start] as number) <= limit) continue;
    let [open, count] = [1, 0];
    const area: number[] = [];
    stack[0] = start;
    seen[start] = 1;
    while (open > 0) {
      open -= 1;
      const at = stack[open] as number;
      area.push(at);
      count += 1;
      const x = at % width;
      const y = (at - x) / width;
      for (const next of [
        x > 0 ? at - 1 : at,
        x < width - 1 ? at + 1 : at,
        y > 0 ? at - width : at,
        y < height - 1 ? at + width : at,
      ]) {
        if (seen[next] === 1 || (grays[next] as number) <= limit) continue;
        seen[next] = 1;
        stack[open] = next;
        open += 1;
      }
    }
    if (count > largest.length) largest = Uint32Array.from(area);
  }
  return fillRows(largest, width);
}

/** Letters are holes in the sheet: each row is filled from its first bright pixel to its last. */
function fillRows(area: Uint32Array, width: number): Uint32Array {
  const rows = new Map<number, [number, number]>();
  for (const at of area) {
    const x = at % width;
    const row = (at - x) / width;
    const [first, last] = rows.get(row) ?? [x, x];
    rows.set(row, [Math.min(first, x), Math.max(last, x)]);
  }
  const filled: number[] = [];
  for (const [row, [first, last]] of rows) {
    for (let x = first; x <= last; x += 1) filled.push(row * width + x);
  }
  return Uint32Array.from(filled);
}

/** The pixels furthest towards each corner of the picture. */
function findCorners(sheet: Uint32Array, width: number): Corners {
  const start = { x: (sheet[0] ?? 0) % width, y: Math.floor((sheet[0] ?? 0) / width) };
  const corners: [Point, Point, Point, Point] = [start, start, start, start];
  const reach = [
    ({ x, y }: Point) => -x - y,
    ({ x, y }: Point) => x - y,
    ({ x, y }: Point) => x + y,
    ({ x, y }: Point) => y - x,
  ] as const;
  for (const at of sheet) {
    const x = at % width;
    const point = { x, y: (at - x) / width };
    for (const [index, measure] of reach.entries()) {
      if (measure(point) > measure(corners[index] as Point)) corners[index] = point;
    }
  }
  return corners;
}

function isSheet(corners: Corners, sheet: Uint32Array, sketch: GrayPicture): boolean {
  const angles = corners.map((corner, index) =>
    measureAngle(corners[(index + 3) % 4] as Point, corner, corners[(index + 1) % 4] as Point),
  );
  if (angles.some((angle) => angle < sharpest || angle > bluntest)) return false;
  const within = sheet.filter((at) =>
    isWithin({ x: at % sketch.width, y: Math.floor(at / sketch.width) }, corners),
  ).length;
  return within >= leastFilled * sheet.length && within >= leastFilled * measureArea(corners);
}

function measureAngle(before: Point, corner: Point, after: Point): number {
  const one = Math.atan2(before.y - corner.y, before.x - corner.x);
  const other = Math.atan2(after.y - corner.y, after.x - corner.x);
  const angle = Math.abs(one - other) * (180 / Math.PI);
  return angle > 180 ? 360 - angle : angle;
}

function isWithin(point: Point, corners: Corners): boolean {
  return corners.every((corner, index) => {
    const next = corners[(index + 1) % 4] as Point;
    const side =
      (next.x - corner.x) * (point.y - corner.y) - (next.y - corner.y) * (point.x - corner.x);
    return side >= -1.5 * Math.hypot(next.x - corner.x, next.y - corner.y);
  });
}

function measureArea(corners: Corners): number {
  const twice = corners.reduce((sum, corner, index) => {
    const next = corners[(index + 1) % 4] as Point;
    return sum + corner.x * next.y - next.x * corner.y;
  }, 0);
  return Math.abs(twice) / 2;
}

/**
 * Draws a sheet as seen straight from above.
 * @param corners of the sheet in the picture
 */
export function flattenPaper(picture: GrayPicture, corners: Corners): GrayPicture {
  const [a, b, c, d] = corners;
  const long = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
  const across = Math.max(long(a, b), long(d, c));
  const down = Math.max(long(a, d), long(b, c));
  const scale = Math.min(1, Math.sqrt(mostPixels / (across * down)));
  const size = { width: Math.round(across * scale), height: Math.round(down * scale) };
  const { turnX, turnY } = findVanishing(corners);
  return resamplePicture(picture, size, (x, y, point) => {
    const [u, v] = [x / size.width, y / size.height];
    const depth = turnX * u + turnY * v + 1;
    point[0] = ((b.x - a.x + turnX * b.x) * u + (d.x - a.x + turnY * d.x) * v + a.x) / depth;
    point[1] = ((b.y - a.y + turnX * b.y) * u + (d.y - a.y + turnY * d.y) * v + a.y) / depth;
  });
}

/** How the sheet recedes along its sides: the projection of a unit square onto four corners (Heckbert 1989). */
function findVanishing([a, b, c, d]: Corners): { turnX: number; turnY: number } {
  const sum = { x: a.x - b.x + c.x - d.x, y: a.y - b.y + c.y - d.y };
  const one = { x: b.x - c.x, y: b.y - c.y };
  const other = { x: d.x - c.x, y: d.y - c.y };
  const whole = one.x * other.y - other.x * one.y;
  return {
    turnX: (sum.x * other.y - other.x * sum.y) / whole,
    turnY: (one.x * sum.y - sum.x * one.y) / whole,
  };
}
