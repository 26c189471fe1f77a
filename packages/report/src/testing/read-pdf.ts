import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.d.ts';

interface PageWords {
  readonly said: TextRun[];
  readonly repeated: TextRun[];
}

interface TextRun {
  readonly text: string;
  readonly x: number;
}

export interface ReadPdf {
  readonly pageCount: number;
  /** All words in their order, without blanks and without what a page repeats at its head and foot. */
  readonly text: string;
  /** The heads and feet of the pages, in the same way. */
  readonly repeated: string;
  /** Where each stretch of words begins, from the left. */
  readonly stretches: readonly TextRun[];
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
  const stretches: TextRun[] = [];
  const repeated: TextRun[] = [];
  const nodes: Node[] = [];
  let linkCount = 0;
  for (const number of pages) {
    const page = await document.getPage(number);
    const words = await readWords(page);
    stretches.push(...words.said);
    repeated.push(...words.repeated);
    nodes.push(...listNodes((await page.getStructTree()) as Node | null));
    const annotations = await page.getAnnotations();
    linkCount += annotations.filter(({ subtype }) => subtype === 'Link').length;
  }
  const info = new Map(Object.entries((await document.getMetadata()).info));
  const marks = await document.getMarkInfo();
  await document.destroy();
  return {
    pageCount: document.numPages,
    text: joinStretches(stretches),
    repeated: joinStretches(repeated),
    stretches,
    title: info.get('Title'),
    language: info.get('Language'),
    isMarked: marks?.Marked === true,
    roles: new Set(nodes.flatMap(({ role }) => role ?? [])),
    alternatives: nodes.flatMap(({ alt }) => alt ?? []),
    linkCount,
  };
}

/** What is marked as an artifact is no part of what a document says: a page repeats it at its head and foot. */
async function readWords(page: PDFPageProxy): Promise<PageWords> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const words: PageWords = { said: [], repeated: [] };
  const open: boolean[] = [];
  for (const item of items) {
    if ('str' in item) {
      const list = open.includes(true) ? words.repeated : words.said;
      list.push({ text: item.str, x: item.transform[4] });
    } else if (item.type === 'endMarkedContent') open.pop();
    // The library's type lacks the tag.
    else open.push('tag' in item && item.tag === 'Artifact');
  }
  return words;
}

function listNodes(node: Node | null): readonly Node[] {
  return node === null ? [] : [node, ...(node.children ?? []).flatMap(listNodes)];
}

function joinStretches(stretches: readonly TextRun[]): string {
  return removeWhiteSpace(stretches.map(({ text }) => text).join(' '));
}

/** Words without blanks and ends of lines: where those are in a PDF, its reader guesses. */
export function removeWhiteSpace(text: string): string {
  return text.normalize('NFKC').replace(/[\s\u00AD]+/gu, '');
}
