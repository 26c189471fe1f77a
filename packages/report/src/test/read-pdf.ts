import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  readonly pageCount: number;
  /** All words in their order, without the ends of lines and what a page repeats at its head and foot. */
  readonly text: string;
  /** Where each stretch of words begins, from the left. */
  readonly stretches: readonly { readonly text: string; readonly x: number }[];
  readonly title: unknown;
  readonly language: unknown;
  readonly isMarked: boolean;
  /** Roles of the structure tree, each once. */
  readonly roles: ReadonlySet<string>;
  /** Alternative texts of figures. */
  readonly alternatives: readonly string[];
  /** Pages that a link leads to from another page. */
  readonly linkCount: number;
}

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
}

/** Reads a PDF as a viewer and a screen reader do. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const stretches: { text: string; x: number }[] = [];
  const nodes: Node[] = [];
  let linkCount = 0;
  for (const number of pages) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    stretches.push(
      ...items.flatMap((item) => ('str' in item ? [{ text: item.str, x: item.transform[4] }] : [])),
    );
    nodes.push(...listNodes((await page.getStructTree()) as Node | null));
    const annotations = await page.getAnnotations();
    linkCount += annotations.filter(({ subtype }) => subtype === 'Link').length;
  }
  const { info } = (await document.getMetadata()) as { info: Record<string, unknown> };
  const marks = await document.getMarkInfo();
  await document.destroy();
  return {
    pageCount: document.numPages,
    text: squeeze(stretches.map((stretch) => stretch.text).join(' ')),
    stretches,
    title: info.Title,
    language: info.Language,
    isMarked: marks?.Marked === true,
    roles: new Set(nodes.flatMap(({ role }) => role ?? [])),
    alternatives: nodes.flatMap(({ alt }) => alt ?? []),
    linkCount,
  };
}

function listNodes(node: Node | null): readonly Node[] {
  return node === null ? [] : [node, ...(node.children ?? []).flatMap(listNodes)];
}

/** Words without blanks and ends of lines: where those stand in a PDF, its reader guesses. */
export function squeeze(text: string): string {
  return text.normalize('NFKC').replace(/[\s\u00AD]+/gu, '');
}
