import type { PDFOperatorList, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.d.ts';
import type { Rule } from './fragments.ts';
import { applyMatrix, type Matrix } from './matrix.ts';
import { walkOperations } from './operations.ts';

/** Lists what pages draw. It costs as much as their text, so it is called only if something depends on it. */
export interface DrawingReader {
  /** Undefined if the page cannot be drawn, or if the document has drawn too much. */
  list(page: PDFPageProxy): Promise<PDFOperatorList | undefined>;
}

/** The most operations listed for a document; a page of text takes a thousand. */
const mostOperations = 3_000_000;

/** Caches the page that it listed last. */
export function createDrawingReader(): DrawingReader {
  let operations = 0;
  let last: { page: PDFPageProxy; list: PDFOperatorList | undefined } | undefined;
  return {
    async list(page) {
      if (last?.page === page) return last.list;
      if (operations > mostOperations) return undefined;
      const list = await page.getOperatorList().catch(() => undefined);
      operations += list?.fnArray.length ?? 0;
      last = { page, list };
      return list;
    },
  };
}

/** The numbers of pdf.js operations; stable in the pinned version. */
export const operation = {
  stroke: 20,
  closeStroke: 21,
  fill: 22,
  eoFill: 23,
  fillStroke: 24,
  eoFillStroke: 25,
  closeFillStroke: 26,
  closeEOFillStroke: 27,
  constructPath: 91,
} as const;

/** Operations that stroke a path, and those that only fill it. */
export const strokes: ReadonlySet<number> = new Set([
  operation.stroke,
  operation.closeStroke,
  operation.fillStroke,
  operation.eoFillStroke,
  operation.closeFillStroke,
  operation.closeEOFillStroke,
]);
export const fills: ReadonlySet<number> = new Set([operation.fill, operation.eoFill]);

/** Thickest bar, in points, that counts as a line. */
const thickestBar = 3;
/** Shortest stroke, in points, that can be an edge of a cell. */
const shortestStroke = 5;
/** A page with more strokes is a picture. */
const mostRules = 20_000;

/** The horizontal and vertical strokes of a page, in points of the page as displayed; none if it is a picture. */
export function listRules(list: PDFOperatorList, viewport: Matrix): Rule[] {
  const rules: Rule[] = [];
  for (const { code, args, matrix } of walkOperations(list, viewport)) {
    if (code !== operation.constructPath) continue;
    for (const rule of readPath(args as PathArguments, matrix)) rules.push(rule);
    if (rules.length > mostRules) return [];
  }
  return rules;
}

/** The painting operation of a path; its steps, each a code followed by coordinates; and its bounding box. */
export type PathArguments = readonly [
  number,
  readonly [Float32Array | null],
  Float32Array | null | undefined,
];

interface Point {
  readonly x: number;
  readonly y: number;
}

function readPath([paint, [steps]]: PathArguments, matrix: Matrix): Rule[] {
  const isStroke = strokes.has(paint);
  if (steps === null || !(isStroke || fills.has(paint))) return [];
  if (!(steps instanceof Float32Array)) return [];
  return splitPath(steps).flatMap((points) => {
    const shown = points.map((point) => applyMatrix(matrix, point));
    return isStroke ? listEdges(shown) : listBars(shown);
  });
}

const coordinates = [2, 2, 6, 4, 0];

/** The corners of each part of a path that has only straight lines; curved parts are left out. */
function splitPath(steps: Float32Array): Point[][] {
  const parts: Point[][] = [];
  let isCurved = false;
  for (let at = 0; at < steps.length; ) {
    const code = steps[at] ?? 0;
    const point = { x: steps[at + 1] ?? 0, y: steps[at + 2] ?? 0 };
    const open = parts.at(-1);
    if (code === 0) {
      if (isCurved) parts.pop();
      isCurved = false;
      parts.push([point]);
    } else if (code === 1) open?.push(point);
    else if (code === 4 && open?.[0] !== undefined) open.push(open[0]);
    else isCurved = true;
    at += 1 + (coordinates[code] ?? steps.length);
  }
  if (isCurved) parts.pop();
  return parts;
}

function listEdges(points: readonly Point[]): Rule[] {
  return points.slice(1).flatMap((point, at) => {
    const before = points[at] ?? point;
    return createRule({
      x0: Math.min(before.x, point.x),
      y0: Math.min(before.y, point.y),
      x1: Math.max(before.x, point.x),
      y1: Math.max(before.y, point.y),
    });
  });
}

/** A filled bar, which is how many programs draw lines. */
function listBars(points: readonly Point[]): Rule[] {
  if (points.length < 2 || points.length > 6) return [];
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return createRule({
    x0: Math.min(...xs),
    y0: Math.min(...ys),
    x1: Math.max(...xs),
    y1: Math.max(...ys),
  });
}

function createRule({ x0, y0, x1, y1 }: Rule): Rule[] {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  if (y1 - y0 <= thickestBar && x1 - x0 >= shortestStroke) return [{ x0, x1, y0: y, y1: y }];
  if (x1 - x0 <= thickestBar && y1 - y0 >= shortestStroke) return [{ x0: x, x1: x, y0, y1 }];
  return [];
}
