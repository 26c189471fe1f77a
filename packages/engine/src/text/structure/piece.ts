import type { Block, SourceText, Span } from '@clauselight/schema';
import { findContentsTables } from './contents-table.ts';
import { listCuts } from './number-cuts.ts';
import { Numbering } from './numbering.ts';
import { findPageArtefacts } from './page-artefacts.ts';
import type { Piece } from './piece-shape.ts';

export type { Piece } from './piece-shape.ts';

/** Running text that is no page header, footer, page number or table of contents, from a block or a part of one. */
interface Part extends Span {
  readonly block: Block;
}

const fewestDetached = 3;
const longestBare = 200;
const attachmentLabel = /^(?:schedule|exhibit|annex|appendix|attachment)\s\S{1,6}$/;
const quotedWord = /^["“][^"”]+["”](?:\s?(?:,|or|and|\/)\s?["“][^"”]+["”])*$/;
const blankLine = /\n[^\S\n]*\n/g;

/** Running text in order, cut wherever a clause number begins a clause. */
export function listPieces(sourceText: SourceText): readonly Piece[] {
  const { text } = sourceText;
  const numbering = new Numbering();
  const pieces = listParts(sourceText).flatMap((part) => cutPart(text, { part, numbering }));
  return joinMeanings(text, leaveOutDetached(text, pieces));
}

/** A word in a line of its own and, in the next, what it means: one sentence. */
function joinMeanings(text: string, pieces: readonly Piece[]): readonly Piece[] {
  const isWord = ({ start, end }: Piece) =>
    end - start < 100 && quotedWord.test(text.slice(start, end));
  return pieces.flatMap((piece, index) => {
    const next = pieces[index + 1];
    const before = pieces[index - 1];
    if (before !== undefined && isWord(before) && beginsMeaning(text, piece)) return [];
    const isJoined = next !== undefined && isWord(piece) && beginsMeaning(text, next);
    return [isJoined ? { ...piece, kind: 'paragraph', end: next.end } : piece];
  });
}

function beginsMeaning(text: string, { start, marker }: Piece): boolean {
  return (
    marker === undefined &&
    /^(?:means?|shall mean|has the meaning)\b/.test(text.slice(start, start + 20))
  );
}

/** Numbers in a column of their own, which a converter put before the words, number nothing any more. */
function leaveOutDetached(text: string, pieces: readonly Piece[]): readonly Piece[] {
  const isBare = ({ marker, start, end }: Piece) =>
    marker !== undefined && end - start < longestBare && !/\p{L}{2}/u.test(text.slice(start, end));
  const ends: number[] = [];
  for (let index = pieces.length - 1; index >= 0; index -= 1) {
    const piece = pieces[index];
    ends[index] = piece !== undefined && isBare(piece) ? (ends[index + 1] ?? 0) + 1 : 0;
  }
  let run = 0;
  return pieces.filter((piece, index) => {
    run = isBare(piece) ? Math.max(run, ends[index] ?? 0) : 0;
    return run < fewestDetached;
  });
}

function cutPart(
  text: string,
  { part, numbering }: { readonly part: Part; readonly numbering: Numbering },
): readonly Piece[] {
  const { block, start, end } = part;
  const isFirst = text.slice(block.start, start).trim() === '';
  const stated = isFirst ? block.number : undefined;
  const cuts =
    block.kind === 'table-row' && stated === undefined
      ? [{ start, marker: undefined }]
      : listCuts(text, { start, end, stated, numbering });
  return cuts.flatMap((cut, index) => {
    const trimmed = trim(text, { start: cut.start, end: cuts[index + 1]?.start ?? end });
    return trimmed === undefined
      ? []
      : [{ kind: block.kind, level: block.level, marker: cut.marker, ...trimmed }];
  });
}

function listParts(sourceText: SourceText): readonly Part[] {
  const { text } = sourceText;
  const left = [...findContentsTables(text), ...findPageArtefacts(text)].sort(
    (a, b) => a.start - b.start,
  );
  let next = 0;
  return listRunningBlocks(sourceText).flatMap((block) => {
    while ((left[next]?.end ?? block.start + 1) <= block.start) next += 1;
    return subtract(block, { left, from: next }).flatMap((span) => {
      const trimmed = trim(text, span);
      return trimmed === undefined ? [] : [{ block, ...trimmed }];
    });
  });
}

/** Page headers and footers are no running text; one that names an attachment for the first time is its heading. */
function listRunningBlocks(sourceText: SourceText): readonly Block[] {
  const named = new Set<string>();
  return listBlocks(sourceText).flatMap((block): readonly Block[] => {
    if (block.kind === 'footer') return [];
    if (block.kind !== 'header') return [block];
    const words = sourceText.text.slice(block.start, block.end).trim().toLowerCase();
    if (!attachmentLabel.test(words) || named.has(words)) return [];
    named.add(words);
    return [{ ...block, kind: 'heading' }];
  });
}

function subtract(
  block: Block,
  { left, from }: { readonly left: readonly Span[]; readonly from: number },
): readonly Span[] {
  const spans: Span[] = [];
  let start = block.start;
  for (let index = from; index < left.length; index += 1) {
    const gap = left[index];
    if (gap === undefined || gap.start >= block.end) break;
    if (gap.start > start) spans.push({ start, end: gap.start });
    start = Math.max(start, gap.end);
  }
  if (start < block.end) spans.push({ start, end: block.end });
  return spans;
}

function listBlocks(sourceText: SourceText): readonly Block[] {
  if (sourceText.blocks.length > 0) return sourceText.blocks;
  const spans: Block[] = [];
  let start = 0;
  for (const match of sourceText.text.matchAll(blankLine)) {
    spans.push({ kind: 'paragraph', start, end: match.index });
    start = match.index + match[0].length;
  }
  return [...spans, { kind: 'paragraph', start, end: sourceText.text.length }];
}

/** The span without the white space around its words; nothing where it holds none. */
function trim(text: string, span: Span): Span | undefined {
  const words = text.slice(span.start, span.end);
  const start = span.start + (words.length - words.trimStart().length);
  const end = span.end - (words.length - words.trimEnd().length);
  return start < end ? { start, end } : undefined;
}
