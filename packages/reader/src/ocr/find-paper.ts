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
/** Steps of brightness by which the limit between sheet and ground is looked for. */
const limitStep = 10;
/** This share of the way from the middle of a sheet to its corners is cut off at its edges. */
const trimmed = 0.015;
/** A side of the sheet is one of the picture if it is nearer to it than this share of the picture. */
const edgeShare = 0.015;
/** A photograph may cut off its sheet at one side; the page of a scan with a dark part is bright up to several. */
const mostSharedSides = 1;
/** The side to which a picture is shrunk to count sharp edges, in pixels, and how many steps of gray make one. */
const edgeSide = 1000;
const leastStep = 40;
/** The ground has less than this share of the sharp edges of its sheet. */
const mostOutside = 0.5;
/** Corners of a sheet seen from above have angles of this range, in degrees. */
const sharpest = 55;
const bluntest = 125;

/**
 * Finds a bright sheet on a darker ground. Which brightness divides them is not known, as a shadow on the sheet may be as dark
 * as the ground in the light: of all that are tried, the one counts whose area is most like a sheet.
 * @returns its corners; undefined where the picture shows no whole sheet, or nothing else
 */
export function findPaper(picture: GrayPicture): Corners | undefined {
  const sketch = shrinkPicture(picture, sketchSide);
  let best: { corners: Corners; likeness: number } | undefined;
  for (const limit of listLimits(sketch.grays)) {
    const sheet = findLargestBright(sketch, limit);
    const share = sheet.length / sketch.grays.length;
    if (share < leastShare || share > mostShare) continue;
    const corners = findCorners(sheet, sketch.width);
    const likeness = measureLikeness(corners, sheet, sketch);
    if (likeness >= leastFilled && likeness > (best?.likeness ?? 0)) best = { corners, likeness };
  }
  if (best === undefined || countSharedSides(best.corners, sketch) > mostSharedSides)
    return undefined;
  const corners = scaleCorners(best.corners, picture.width / sketch.width);
  return hasWordsOutside(picture, corners) ? undefined : trimEdges(corners);
}

/** The edge of a sheet and its shadow would be read as strokes. */
function trimEdges(corners: Corners): Corners {
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / 4,
    y: corners.reduce((sum, { y }) => sum + y, 0) / 4,
  };
  const trim = ({ x, y }: Point) => ({
    x: x + (middle.x - x) * trimmed,
    y: y + (middle.y - y) * trimmed,
  });
  const [a, b, c, d] = corners;
  return [trim(a), trim(b), trim(c), trim(d)];
}

function scaleCorners([a, b, c, d]: Corners, scale: number): Corners {
  const enlarge = ({ x, y }: Point) => ({ x: (x + 0.5) * scale, y: (y + 0.5) * scale });
  return [enlarge(a), enlarge(b), enlarge(c), enlarge(d)];
}

/** How many sides of the sheet are sides of the picture: there it shows no ground. */
function countSharedSides([a, b, c, d]: Corners, { width, height }: GrayPicture): number {
  const near = edgeShare * Math.max(width, height);
  return [
    Math.max(a.y, b.y) < near,
    Math.min(c.y, d.y) > height - 1 - near,
    Math.max(a.x, d.x) < near,
    Math.min(b.x, c.x) > width - 1 - near,
  ].filter(Boolean).length;
}

/**
 * Whether what lies outside of a bright area has as many sharp edges as what lies inside: then it is no table but the dark
 * part of a page.
 */
function hasWordsOutside(picture: GrayPicture, corners: Corners): boolean {
  const sketch = shrinkPicture(picture, edgeSide);
  const scaled = scaleCorners(corners, sketch.width / picture.width);
  const { width, grays } = sketch;
  const counts = { inside: 0, outside: 0 };
  const edges = { inside: 0, outside: 0 };
  for (let at = 0; at < grays.length - 1; at += 1) {
    const point = { x: at % width, y: Math.floor(at / width) };
    const place = isWithin(point, scaled) ? 'inside' : 'outside';
    counts[place] += 1;
    const step = Math.abs((grays[at + 1] as number) - (grays[at] as number));
    if (step >= leastStep) edges[place] += 1;
  }
  const [inside, outside] = [edges.inside / counts.inside, edges.outside / counts.outside];
  return outside > mostOutside * inside;
}

/** Steps of brightness between the darkest and the brightest twentieth of the pixels; none for an even picture. */
function listLimits(grays: Uint8Array): readonly number[] {
  const ranked = grays.toSorted();
  const least = ranked[Math.floor(ranked.length * 0.05)] ?? 0;
  const most = ranked[Math.floor(ranked.length * 0.95)] ?? 0;
  if (most - least < leastContrast) return [];
  const steps = Math.floor((most - least) / limitStep);
  return Array.from({ length: steps }, (_, step) => least + (step + 0.5) * limitStep);
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

/** How much of an area its four corners enclose, and how much of what they enclose is area; 0 for no plausible sheet. */
function measureLikeness(corners: Corners, sheet: Uint32Array, sketch: GrayPicture): number {
  const angles = corners.map((corner, index) =>
    measureAngle(corners[(index + 3) % 4] as Point, corner, corners[(index + 1) % 4] as Point),
  );
  if (angles.some((angle) => angle < sharpest || angle > bluntest)) return 0;
  const within = sheet.filter((at) =>
    isWithin({ x: at % sketch.width, y: Math.floor(at / sketch.width) }, corners),
  ).length;
  return Math.min(within / sheet.length, within / measureArea(corners));
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
