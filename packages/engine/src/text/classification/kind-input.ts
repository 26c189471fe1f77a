import type { DocumentFormat, SourceText } from '@clauselight/schema';
import type { DocumentStructure } from '../document-structure.ts';

/** What the classification uses of a document. */
export interface KindInput {
  readonly title: string;
  /** The start of the document, where most kinds can be recognized. */
  readonly head: string;
  readonly text: string;
  readonly wordCount: number;
  readonly format: DocumentFormat;
  /** Share of the words in paragraphs of several sentences, 0-1. */
  readonly proseShare: number;
  readonly headings: number;
  /** Share of the blocks that are table rows, 0-1. */
  readonly tableRowShare: number;
  /** Whether the data of an invoice were read out of the file. */
  readonly hasInvoiceData: boolean;
}

/** In characters; set by hand, measured with `npm run evaluate:kinds` and held by `kind-input.test.ts`. */
const headLength = 6_000;
/** From this number of words on, a paragraph is prose. Set by hand, measured with `npm run evaluate:kinds` and held by `kind-input.test.ts`. */
const longParagraph = 30;
/** The first and last pages are enough to recognize a kind; the rest would only take time. */
const longestText = 60_000;

/** Collects what the classification needs. */
export function createKindInput(
  { text, blocks, format, embedded }: SourceText,
  { wordCount, clauses }: DocumentStructure,
  title: string,
): KindInput {
  const counts = blocks.map(({ kind, start, end }) => ({
    kind,
    words: countWords(text, start, end),
  }));
  const sum = (some: typeof counts) => some.reduce((total, { words }) => total + words, 0);
  const prose = counts.filter(
    ({ kind, words }) => (kind === 'paragraph' || kind === 'list-item') && words >= longParagraph,
  );
  const rows = blocks.filter(({ kind }) => kind === 'table-row');
  const covered =
    text.length <= longestText
      ? text
      : `${text.slice(0, longestText / 2)}\n${text.slice(-longestText / 2)}`;
  return {
    title,
    head: text.slice(0, headLength),
    text: covered,
    wordCount,
    format,
    proseShare: sum(prose) / Math.max(1, sum(counts)),
    headings:
      blocks.filter(({ kind }) => kind === 'heading').length ||
      clauses.filter(({ heading }) => heading !== undefined).length,
    tableRowShare: blocks.length === 0 ? 0 : rows.length / blocks.length,
    hasInvoiceData: embedded !== undefined,
  };
}

function countWords(text: string, start: number, end: number): number {
  return text.slice(start, end).match(/\S+/g)?.length ?? 0;
}
