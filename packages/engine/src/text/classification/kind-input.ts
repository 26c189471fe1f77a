import type { DocumentFormat, SourceText } from '@clauselight/schema';
import type { DocumentStructure } from '../document-structure.ts';

/** What is read of a document to tell its kind. */
export interface KindInput {
  readonly title: string;
  /** The document's beginning, where kinds show. */
  readonly head: string;
  readonly text: string;
  readonly wordCount: number;
  readonly format: DocumentFormat;
  /** Share of the words that stand in paragraphs of several sentences, 0-1. */
  readonly proseShare: number;
  readonly headings: number;
  /** Share of the blocks that are rows of tables, 0-1. */
  readonly rowShare: number;
}

const headLength = 6_000;
const longParagraph = 30;
/** Kinds show in the first and last pages; what lies between would only cost time. */
const longestRead = 60_000;

/** Reads of a document what tells its kind. */
export function createKindInput(
  { text, blocks, format }: SourceText,
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
  const read =
    text.length <= longestRead
      ? text
      : `${text.slice(0, longestRead / 2)}\n${text.slice(-longestRead / 2)}`;
  return {
    title,
    head: text.slice(0, headLength),
    text: read,
    wordCount,
    format,
    proseShare: sum(prose) / Math.max(1, sum(counts)),
    headings:
      blocks.filter(({ kind }) => kind === 'heading').length ||
      clauses.filter(({ heading }) => heading !== undefined).length,
    rowShare: blocks.length === 0 ? 0 : rows.length / blocks.length,
  };
}

function countWords(text: string, start: number, end: number): number {
  return text.slice(start, end).match(/\S+/g)?.length ?? 0;
}
