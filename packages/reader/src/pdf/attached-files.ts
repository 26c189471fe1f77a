import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.d.ts';
import type { InnerFile } from '../source/inner-files.ts';

interface AttachedFile {
  readonly filename?: unknown;
}

/** The files attached to a PDF as a whole, by name. A damaged list gives none. */
export async function listAttachedFiles(pdf: PDFDocumentProxy): Promise<InnerFile[]> {
  const files = await pdf.getAttachments().then(
    (found: unknown) => Object.values((found ?? {}) as Record<string, AttachedFile>),
    () => [],
  );
  return files.map(describeFile);
}

/** A file as pdf.js describes it. */
export function describeFile({ filename }: AttachedFile): InnerFile {
  return { name: typeof filename === 'string' ? filename : '' };
}
