/** An affine matrix `[a b c d e f]` as PDF writes it. */
export type Matrix = readonly number[];

/** The matrix that applies the second one first. */
export function multiply(
  [a1 = 1, b1 = 0, c1 = 0, d1 = 1, e1 = 0, f1 = 0]: Matrix,
  [a2 = 1, b2 = 0, c2 = 0, d2 = 1, e2 = 0, f2 = 0]: Matrix,
): readonly [number, number, number, number, number, number] {
  return [
    a1 * a2 + c1 * b2,
    b1 * a2 + d1 * b2,
    a1 * c2 + c1 * d2,
    b1 * c2 + d1 * d2,
    a1 * e2 + c1 * f2 + e1,
    b1 * e2 + d1 * f2 + f1,
  ];
}

/** Applies a matrix to a point. */
export function applyMatrix(
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix,
  { x, y }: { x: number; y: number },
): { x: number; y: number } {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}
