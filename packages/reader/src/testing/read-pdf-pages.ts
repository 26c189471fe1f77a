import type { SourceText } from '@clauselight/schema';
import { readDocument } from '../read-document.ts';
import { buildPdf, type PdfFacts } from './build-pdf.ts';
import { checkSourceText } from './check-source-text.ts';

/** Builds a PDF of pages, reads it and holds what is true of every source text. */
export async function readPdfPages(...pages: PdfFacts['pages'][number][]): Promise<SourceText> {
  const source = await readDocument(buildPdf({ pages }), { format: 'pdf' });
  checkSourceText(source);
  return source;
}

/** The table rows of a text, a list of cells each; `*` before the first of a header row. */
export function listRows({ text, blocks }: SourceText): string[][] {
  return blocks.flatMap(({ kind, cells = [], isHeaderRow }) => {
    if (kind !== 'table-row') return [];
    const words = cells.map(({ start, end }) => text.slice(start, end));
    return [isHeaderRow === true ? [`*${words[0]}`, ...words.slice(1)] : words];
  });
}
