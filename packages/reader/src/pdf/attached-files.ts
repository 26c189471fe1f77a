import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.d.ts';
import type { AttachedFile } from './embedded-invoice.ts';

/** A file as pdf.js describes it. */
interface DescribedFile {
  readonly filename?: unknown;
  readonly content?: unknown;
}

/** The files attached to a PDF as a whole, by name. A damaged list gives none. */
export async function listAttachedFiles(pdf: PDFDocumentProxy): Promise<AttachedFile[]> {
  const files = await pdf.getAttachments().then(
    (found: unknown) => Object.values((found ?? {}) as Record<string, DescribedFile>),
    () => [],
  );
  return files.map(describeFile);
}

/** A file by its name, with its bytes where they are at hand. */
export function describeFile({ filename, content }: DescribedFile): AttachedFile {
  return {
    name: typeof filename === 'string' ? filename : '',
    ...(content instanceof Uint8Array && { bytes: content }),
  };
}
