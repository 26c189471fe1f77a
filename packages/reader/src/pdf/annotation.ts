import { applyMatrix, type Matrix } from './matrix.ts';

/** A box on the page as displayed, in points from its top left. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** The properties of a pdf.js annotation that are used. */
export interface Annotation {
  readonly subtype?: string;
  readonly annotationFlags?: number;
  readonly rect?: readonly number[];
  readonly quadPoints?: ArrayLike<number> | null;
  readonly contentsObj?: { readonly str?: string };
  readonly titleObj?: { readonly str?: string };
  readonly modificationDate?: string | null;
  readonly creationDate?: string | null;
  readonly textContent?: readonly string[];
  readonly textPosition?: readonly number[];
  readonly defaultAppearanceData?: { readonly fontSize?: number };
  readonly fieldType?: string | null;
  readonly fieldValue?: unknown;
  readonly options?: readonly { readonly exportValue?: string; readonly displayValue?: string }[];
  readonly checkBox?: boolean;
  readonly radioButton?: boolean;
  readonly exportValue?: string;
  readonly buttonValue?: string | null;
  readonly password?: boolean;
  /** The file that is attached here. */
  readonly file?: { readonly filename?: unknown };
}

/** The bounding box, on the page as displayed, of points in the page's own coordinates. */
export function getBox(points: readonly number[], viewport: Matrix): Box {
  const shown = points.flatMap((x, at) =>
    at % 2 === 0 ? [applyMatrix(viewport, { x, y: points[at + 1] ?? 0 })] : [],
  );
  const [xs, ys] = [shown.map(({ x }) => x), shown.map(({ y }) => y)];
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}
