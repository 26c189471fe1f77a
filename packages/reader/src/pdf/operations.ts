import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.d.ts';
import { type Matrix, multiply } from './matrix.ts';

/** The numbers of pdf.js operations that change the position of what is drawn; stable in the pinned version. */
const operation = { save: 10, restore: 11, transform: 12, formBegin: 74, formEnd: 75 } as const;

/** A drawing operation of a page, and the matrix that maps it to the page as displayed. */
export interface Operation {
  /** Its pdf.js number. */
  readonly code: number;
  readonly args: unknown;
  readonly matrix: Matrix;
}

/** The drawing operations of a page in order; `viewport` maps the page's own points to the page as displayed. */
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
