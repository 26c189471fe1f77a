import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.d.ts';
import { fills, operation, type PathArguments, strokes } from './drawing.ts';
import { type Fragment, isVisible, type Rule } from './fragments.ts';
import { type FragmentRow, groupRows } from './lines.ts';
import { applyMatrix, type Matrix } from './matrix.ts';
import { walkOperations } from './operations.ts';

/** A small disc, ring or square that a page draws as a bullet, and its character. */
export interface DrawnBullet extends Rule {
  readonly symbol: '•' | '◦' | '▪';
}

/** Smallest and largest size of a bullet, in points; a page with more of them is a picture. */
const smallestBullet = 1;
const largestBullet = 12;
const mostBullets = 500;
/** Smallest and largest size relative to the line it belongs to, in ems. */
const leastEms = 0.12;
const mostEms = 0.6;
/** How far its middle is above the baseline, and its right edge before the words, in ems. */
const [lowest, highest] = [0.1, 0.6];
const [nearest, furthest] = [0.15, 2.5];
/** White space before it, in ems: it begins its line. */
const spaceBefore = 1.5;
/** The most pairs of bullets and fragments that are compared. */
const mostPairs = 2_000_000;

/** The bullets of a page, in points of the page as displayed; none if it is a picture. */
export function listDrawnBullets(list: PDFOperatorList, viewport: Matrix): DrawnBullet[] {
  const dots: DrawnBullet[] = [];
  for (const { code, args, matrix } of walkOperations(list, viewport)) {
    if (code !== operation.constructPath) continue;
    const dot = readBullet(args as PathArguments, matrix);
    if (dot !== undefined) dots.push(dot);
    if (dots.length > mostBullets) return [];
  }
  return dots;
}

/** How much the two sides of a bullet may differ, as a share of the longer one. */
const mostUnevenness = 0.2;

function readBullet([paint, [steps], box]: PathArguments, matrix: Matrix): DrawnBullet | undefined {
  if (!(steps instanceof Float32Array) || box === null || box === undefined) return undefined;
  const symbol = findSymbol(paint, steps);
  if (symbol === undefined) return undefined;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box;
  const [a, b] = [applyMatrix(matrix, { x: x0, y: y0 }), applyMatrix(matrix, { x: x1, y: y1 })];
  const [width, height] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  if (Math.max(width, height) > largestBullet || Math.min(width, height) < smallestBullet)
    return undefined;
  if (Math.abs(width - height) > Math.max(width, height) * mostUnevenness) return undefined;
  const [left, top] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { symbol, x0: left, x1: left + width, y0: top, y1: top + height };
}

/** The step of a path that is a curve with two control points, and how many numbers each step takes. */
const curveStep = 2;
const stepLengths = [3, 3, 7, 5, 1];

/** Steps of a path that are examined; curves that make a circle; steps of a square, closing included. */
const mostSteps = 16;
const curvesOfCircle = 4;
const mostStepsOfSquare = 6;

/** An empty square is a check box, not a bullet. */
function findSymbol(paint: number, steps: Float32Array): DrawnBullet['symbol'] | undefined {
  const codes: number[] = [];
  for (let at = 0; at < steps.length && codes.length < mostSteps; ) {
    const code = steps[at] ?? 0;
    codes.push(code);
    at += stepLengths[code] ?? steps.length;
  }
  const isRound = codes.slice(1).filter((code) => code === curveStep).length >= curvesOfCircle;
  if (fills.has(paint)) return isRound ? '•' : codes.length <= mostStepsOfSquare ? '▪' : undefined;
  return strokes.has(paint) && isRound ? '◦' : undefined;
}

/** Adds a bullet for each drawn one before a line of text. */
export function addBullets(
  fragments: readonly Fragment[],
  dots: readonly DrawnBullet[],
): readonly Fragment[] {
  if (dots.length === 0 || dots.length * fragments.length > mostPairs) return fragments;
  const rows = groupRows(fragments).map((row) => row.filter(isVisible));
  const bullets = new Map<Fragment, Fragment>();
  for (const dot of dots) {
    const first = rows
      .map((row) => findFollowingText(row, dot))
      .find((found) => found !== undefined);
    if (first !== undefined) bullets.set(first, createBullet(first, dot));
  }
  return bullets.size === 0 ? fragments : [...fragments, ...bullets.values()];
}

/** The words of a row that follow a bullet. */
function findFollowingText(row: FragmentRow, dot: DrawnBullet): Fragment | undefined {
  const at = row.findIndex(({ x }) => x > dot.x0);
  const [words, last] = [row[at], row[at - 1]];
  if (words === undefined) return undefined;
  const { x, y, size } = words;
  const rise = y - (dot.y0 + dot.y1) / 2;
  const extent = dot.x1 - dot.x0;
  const gap = x - dot.x1;
  const isBeside =
    isWithin(rise / size, lowest, highest) &&
    isWithin(gap / size, nearest, furthest) &&
    isWithin(extent / size, leastEms, mostEms);
  const isClear = last === undefined || dot.x0 - last.x - last.width > spaceBefore * size;
  return isBeside && isClear ? words : undefined;
}

function isWithin(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

function createBullet({ y, size, isBold }: Fragment, { symbol, x0, x1 }: DrawnBullet): Fragment {
  return { text: symbol, x: x0, y, width: x1 - x0, size, isBold };
}
