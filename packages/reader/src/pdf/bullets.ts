import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.d.ts';
import { fills, operation, type PathArguments, strokes } from './drawing.ts';
import { type Fragment, hasInk, type Rule } from './fragments.ts';
import { groupRows, type Row } from './lines.ts';
import { applyMatrix, type Matrix } from './matrix.ts';
import { walkOperations } from './operations.ts';

/** A small disc, ring or square that a page draws, and the sign that stands for it. */
export interface Dot extends Rule {
  readonly sign: '•' | '◦' | '▪';
}

/** Smallest and largest size of a dot, in points; a page with more dots is a picture. */
const smallest = 1;
const largest = 12;
const mostDots = 500;
/** Smallest and largest size beside the line it belongs to, in ems. */
const leastEms = 0.12;
const mostEms = 0.6;
/** How far its middle stands above the base line, and its right edge before the words, in ems. */
const [lowest, highest] = [0.1, 0.6];
const [nearest, furthest] = [0.15, 2.5];
/** White space before it, in ems: it opens its line. */
const before = 1.5;
/** Dots times fragments that are compared. */
const mostPairs = 2_000_000;

/** The dots of a page, in points of the page shown; none where it is a picture. */
export function listDots(list: PDFOperatorList, viewport: Matrix): Dot[] {
  const dots: Dot[] = [];
  for (const { code, args, matrix } of walkOperations(list, viewport)) {
    if (code !== operation.constructPath) continue;
    const dot = readDot(args as PathArguments, matrix);
    if (dot !== undefined) dots.push(dot);
    if (dots.length > mostDots) return [];
  }
  return dots;
}

function readDot([paint, [steps], box]: PathArguments, matrix: Matrix): Dot | undefined {
  if (!(steps instanceof Float32Array) || box === null || box === undefined) return undefined;
  const sign = findSign(paint, steps);
  if (sign === undefined) return undefined;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box;
  const [a, b] = [applyMatrix(matrix, { x: x0, y: y0 }), applyMatrix(matrix, { x: x1, y: y1 })];
  const [width, height] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  if (Math.max(width, height) > largest || Math.min(width, height) < smallest) return undefined;
  if (Math.abs(width - height) > Math.max(width, height) * 0.2) return undefined;
  const [left, top] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { sign, x0: left, x1: left + width, y0: top, y1: top + height };
}

/** The step of a path that is a curve with two points of control, and how many numbers each step takes. */
const curve = 2;
const lengths = [3, 3, 7, 5, 1];

/** An empty square is a box to tick, and no bullet. */
function findSign(paint: number, steps: Float32Array): Dot['sign'] | undefined {
  const codes: number[] = [];
  for (let at = 0; at < steps.length && codes.length < 16; ) {
    const code = steps[at] ?? 0;
    codes.push(code);
    at += lengths[code] ?? steps.length;
  }
  const isRound = codes.slice(1).filter((code) => code === curve).length >= 4;
  if (fills.has(paint)) return isRound ? '•' : codes.length <= 6 ? '▪' : undefined;
  return strokes.has(paint) && isRound ? '◦' : undefined;
}

/** Adds a bullet for each dot that stands before a line of text. */
export function addBullets(
  fragments: readonly Fragment[],
  dots: readonly Dot[],
): readonly Fragment[] {
  if (dots.length === 0 || dots.length * fragments.length > mostPairs) return fragments;
  const rows = groupRows(fragments).map((row) => row.filter(hasInk));
  const bullets = new Map<Fragment, Fragment>();
  for (const dot of dots) {
    const first = rows.map((row) => findFirst(row, dot)).find((found) => found !== undefined);
    if (first !== undefined) bullets.set(first, createBullet(first, dot));
  }
  return bullets.size === 0 ? fragments : [...fragments, ...bullets.values()];
}

/** The words of a row that a dot opens. */
function findFirst(row: Row, dot: Dot): Fragment | undefined {
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
  const isClear = last === undefined || dot.x0 - last.x - last.width > before * size;
  return isBeside && isClear ? words : undefined;
}

function isWithin(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

function createBullet({ y, size, isBold }: Fragment, { sign, x0, x1 }: Dot): Fragment {
  return { text: sign, x: x0, y, width: x1 - x0, size, isBold };
}
