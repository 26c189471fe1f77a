import type { PDFDocumentProxy } from 'pdfjs-dist';

/** Size of a page as it is shown, at 100 %: CSS pixels. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels of a point, the unit of a PDF. */
const pixelsPerPoint = 96 / 72;
/** US Letter, for a page that cannot be read. */
const letter: PageSize = { width: 816, height: 1056 };
/** Pages that are requested at once. */
const batch = 50;

/** Every page in the size of the first. */
export async function readFirstSize(pdf: PDFDocumentProxy): Promise<PageSize[]> {
  const size = (await readSize(pdf, 1)) ?? letter;
  return Array.from({ length: pdf.numPages }, () => size);
}

/** The size of every page; a page that cannot be read has that of the one before. */
export async function readSizes(pdf: PDFDocumentProxy): Promise<PageSize[]> {
  const sizes: PageSize[] = [];
  while (sizes.length < pdf.numPages) {
    const count = Math.min(batch, pdf.numPages - sizes.length);
    const first = sizes.length + 1;
    const read = await Promise.all(
      Array.from({ length: count }, (_, index) => readSize(pdf, first + index)),
    );
    for (const size of read) sizes.push(size ?? sizes.at(-1) ?? letter);
  }
  return sizes;
}

async function readSize(pdf: PDFDocumentProxy, number: number): Promise<PageSize | undefined> {
  try {
    const { width, height } = (await pdf.getPage(number)).getViewport({ scale: pixelsPerPoint });
    return { width, height };
  } catch {
    return undefined;
  }
}

/** The scale that pdf.js takes for a zoom, where 1 is 100 %. */
export function toPdfScale(zoom: number): number {
  return zoom * pixelsPerPoint;
}
