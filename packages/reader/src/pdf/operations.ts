import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.d.ts';
import { type Matrix, multiply } from './matrix.ts';

/** The numbers pdf.js gives the operations that move what is drawn; stable over the version that is pinned. */
const operation = { save: 10, restore: 11, transform: 12, formBegin: 74, formEnd: 75 } as const;

/** One thing a page draws, and the matrix that takes it to the page as shown. */
export interface Operation {
  /** pdf.js' number of it. */
  readonly code: number;
  readonly args: unknown;
  readonly matrix: Matrix;
}

/** What a page draws, in its order; `viewport` takes the page's own points to those of the page as shown. */
export function* walkOperations(list: PDFOperatorList, viewport: Matrix): Generator<Operation> {
  const stack: Matrix[] = [];
  let matrix = viewport;
  for (const [index, code] of list.fnArray.entries()) {
    const args: unknown = list.argsArray[index];
    if (code === operation.save) stack.push(matrix);
    else if (code === operation.restore || code === operation.formEnd)
      matrix = stack.pop() ?? matrix;
    else if (code === operation.transform) matrix = multiply(matrix, args as Matrix);
    else if (code === operation.formBegin) {
      stack.push(matrix);
      matrix = multiply(matrix, ((args as unknown[])[0] as Matrix | null) ?? []);
    } else yield { code, args, matrix };
  }
}
