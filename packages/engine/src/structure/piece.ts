import type { Block, SourceText, Span } from '@clauselight/schema';
import { findMarker, type Marker } from './marker.ts';

/** A block, or the part of one that starts at a clause number of its own. */
export interface Piece extends Span {
  readonly kind: Block['kind'];
  readonly level: number | undefined;
  readonly marker: Marker | undefined;
}

const blankLine = /\n[^\S\n]*\n/g;
// A wide gap before "6.1. Title" is where a converter dropped the line end.
const innerStart =
  /(?:\n[^\S\n]*|(?<![^\S\n])[^\S\n]{3,})(?=(?:\d{1,2}(?:\.\d{1,2}){0,3}[.)]?|\([a-zA-Z]{1,4}\)|(?:ARTICLE|Article|SECTION|Section)\s[\dIVXL.]+)[^\S\n]+["“(A-Z])/g;

/** Running text in order, page headers and footers left out, cut wherever a clause number starts a line. */
export function listPieces(sourceText: SourceText): readonly Piece[] {
  return listBlocks(sourceText)
    .filter(({ kind }) => kind !== 'header' && kind !== 'footer')
    .flatMap((block) => cutBlock(sourceText.text, block));
}

function listBlocks(sourceText: SourceText): readonly Block[] {
  if (sourceText.blocks.length > 0) return sourceText.blocks;
  return cutAt(sourceText.text, { start: 0, end: sourceText.text.length }, blankLine).map(
    (span) => ({ kind: 'paragraph', ...span }),
  );
}

function cutBlock(text: string, block: Block): readonly Piece[] {
  const spans = block.kind === 'paragraph' ? cutAt(text, block, innerStart) : [block];
  return spans.flatMap((span, index) => {
    const trimmed = trim(text, span);
    if (trimmed === undefined) return [];
    const marker = findMarker(text, trimmed, index === 0 ? block.number : undefined);
    return [{ kind: block.kind, level: block.level, marker, ...trimmed }];
  });
}

function cutAt(text: string, span: Span, separator: RegExp): readonly Span[] {
  const spans: Span[] = [];
  let start = span.start;
  for (const match of text.slice(span.start, span.end).matchAll(separator)) {
    const from = span.start + match.index;
    spans.push({ start, end: from });
    start = from + match[0].length;
  }
  spans.push({ start, end: span.end });
  return spans;
}

function trim(text: string, span: Span): Span | undefined {
  const words = text.slice(span.start, span.end);
  const start = span.start + (words.length - words.trimStart().length);
  const end = span.end - (words.length - words.trimEnd().length);
  return start < end ? { start, end } : undefined;
}
