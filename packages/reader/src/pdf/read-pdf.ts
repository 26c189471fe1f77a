import { AppError, type ReaderWarning, type SourceText } from '@clauselight/schema';
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.d.ts';
import type { ReadContext } from '../limits.ts';
import { assembleSourceText } from '../source/assemble.ts';
import { readLines } from './columns.ts';
import { createPdfDrafts } from './drafts.ts';
import { hasCodedFonts, type KnownFonts, readFragments } from './fragments.ts';
import type { PageLines } from './furniture.ts';
import { openPdf } from './open.ts';

interface ReadPages {
  readonly pages: readonly PageLines[];
  readonly damaged: readonly number[];
  readonly fonts: KnownFonts;
}

const coded: ReaderWarning = {
  code: 'damaged-parts',
  message:
    'The file does not say which letters some of its fonts show. They were worked out; brackets and some signs may be missing.',
};

/**
 * Reads a PDF's text layer in reading order. Throws `document_corrupt`, `document_encrypted`,
 * `document_without_text`, `document_too_complex`.
 */
export async function readPdf(bytes: Uint8Array, context: ReadContext): Promise<SourceText> {
  const pdf = await openPdf(bytes);
  try {
    if (pdf.numPages > context.limits.maxPages) throw new AppError('document_too_complex');
    const { pages, damaged, fonts } = await readPages(pdf, context);
    if (damaged.length === pdf.numPages) throw new AppError('document_corrupt');
    return assembleSourceText({
      format: 'pdf',
      drafts: createPdfDrafts(pages),
      pageCount: pdf.numPages,
      warnings: [...createWarnings(pages, damaged), ...(hasCodedFonts(fonts) ? [coded] : [])],
      maxTextLength: context.limits.maxTextLength,
    });
  } finally {
    await pdf.destroy();
  }
}

async function readPages(
  pdf: PDFDocumentProxy,
  { limits, onProgress }: ReadContext,
): Promise<ReadPages> {
  const fonts: KnownFonts = new Map();
  const pages: PageLines[] = [];
  const damaged: number[] = [];
  let length = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await readPage(pdf, { number, fonts });
    if (page === undefined) damaged.push(number);
    else pages.push(page);
    length += page === undefined ? 0 : countCharacters(page);
    if (length > limits.maxTextLength) throw new AppError('document_too_complex');
    onProgress({ done: number, total: pdf.numPages, unit: 'page' });
  }
  return { pages, damaged, fonts };
}

/** Nothing for a page pdf.js cannot make sense of: the others may still be whole. */
async function readPage(
  pdf: PDFDocumentProxy,
  { number, fonts }: { number: number; fonts: KnownFonts },
): Promise<PageLines | undefined> {
  let fragments: Awaited<ReturnType<typeof readFragments>>;
  try {
    const page = await pdf.getPage(number);
    fragments = await readFragments(page, fonts);
    page.cleanup();
  } catch {
    return undefined;
  }
  const { height, turned } = fragments;
  return { page: number, height, turned, lines: readLines(number, fragments) };
}

function countCharacters({ lines }: PageLines): number {
  return lines.reduce(
    (sum, { cells }) => sum + cells.reduce((inner, { text }) => inner + text.length, 0),
    0,
  );
}

function createWarnings(pages: readonly PageLines[], damaged: readonly number[]): ReaderWarning[] {
  const empty = pages
    .filter(({ lines, turned }) => lines.length + turned.length === 0)
    .map(({ page }) => page);
  const warnings: ReaderWarning[] = [];
  if (empty.length > 0) {
    const message = `${namePages(empty)} no text that can be read, perhaps only images.`;
    warnings.push({ code: 'pages-without-text', message });
  }
  if (damaged.length > 0) {
    warnings.push({
      code: 'damaged-parts',
      message: `${namePages(damaged)} damage and could not be read.`,
    });
  }
  return warnings;
}

/** `Page 3 has`, `Pages 2, 4-6 and 9 have`. */
function namePages(numbers: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const open = runs.at(-1);
    if (open !== undefined && open.last === number - 1) open.last = number;
    else runs.push({ first: number, last: number });
  }
  const names = runs.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`));
  if (numbers.length === 1) return `Page ${names.join('')} has`;
  const head = names.slice(0, -1).join(', ');
  return `Pages ${head === '' ? '' : `${head} and `}${names.at(-1)} have`;
}
