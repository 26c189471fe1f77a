import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.d.ts';
import { applyMatrix, type Matrix } from './matrix.ts';
import { walkOperations } from './operations.ts';

/** The pdf.js number of the operation that draws a shape; stable in the pinned version. */
const constructPath = 91;
/** Every operation that paints an image or a stencil mask. */
const imageOperations: ReadonlySet<number> = new Set([83, 84, 85, 86, 87, 88, 89, 90]);

/** Share of a page that its pictures cover if it is a scan; a logo covers less. */
const leastCoverage = 0.2;
/** The same for a page with text of its own. */
const leastBesideText = 0.7;
/** The number of shapes on a page whose letters are drawn as outlines. */
const manyShapes = 400;

/**
 * Whether a page may hold words that are no text: a picture covers much of it, or it consists of very many shapes.
 * `viewport` maps the page to its displayed `width` and `height`.
 */
export function mayShowWords(
  list: PDFOperatorList,
  viewport: {
    readonly transform: readonly number[];
    readonly width: number;
    readonly height: number;
  },
  hasOwnText: boolean,
): boolean {
  let covered = 0;
  let shapes = 0;
  for (const { code, matrix } of walkOperations(list, viewport.transform)) {
    if (code === constructPath) shapes += 1;
    else if (imageOperations.has(code)) covered += measureUnitSquare(matrix);
  }
  const share = covered / (viewport.width * viewport.height);
  return hasOwnText ? share >= leastBesideText : share >= leastCoverage || shapes >= manyShapes;
}

/** Images are painted into the square from 0,0 to 1,1. */
function measureUnitSquare(matrix: Matrix): number {
  const origin = applyMatrix(matrix, { x: 0, y: 0 });
  const right = applyMatrix(matrix, { x: 1, y: 0 });
  const top = applyMatrix(matrix, { x: 0, y: 1 });
  return Math.abs(
    (right.x - origin.x) * (top.y - origin.y) - (right.y - origin.y) * (top.x - origin.x),
  );
}
