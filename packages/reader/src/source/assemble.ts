import {
  AppError,
  type Block,
  type DocumentFormat,
  type Page,
  type ReaderWarning,
  type SourceText,
  type Span,
} from '@clauselight/schema';
import { readerVersion } from '../version.ts';
import { createAnnotator } from './annotate.ts';
import { createCells } from './cells.ts';
import { cleanPieces, cutPieces } from './clean-text.ts';
import type { CommentFacts, Draft, Piece } from './draft.ts';

export interface AssembleRequest {
  readonly format: DocumentFormat;
  readonly drafts: readonly Draft[];
  readonly warnings?: readonly ReaderWarning[];
  /** By the id that the marks name. */
  readonly comments?: ReadonlyMap<string, CommentFacts>;
  /** Pages of the document; 0 where the format has none. */
  readonly pageCount?: number;
  readonly maxTextLength: number;
  /** Told of every piece with an origin, in order, and where its words stand; not of one of which nothing stays. */
  onOrigin?(origin: string, span: Span): void;
}

interface PageStart {
  readonly page: number;
  readonly offset: number;
}

/** More blocks than any document made for people has; every one costs the analysis and the screen. */
const mostBlocks = 300_000;

/**
 * Puts drafts behind one another, fixes every offset and lets pages tile the text. A text beyond the length
 * limit ends there, with a `read-in-part` warning. Throws `document_without_text` when no draft has ink.
 */
export function assembleSourceText(request: AssembleRequest): SourceText {
  const parts: string[] = [];
  const blocks: Block[] = [];
  const pageStarts: PageStart[] = [];
  const annotator = createAnnotator(request.comments ?? new Map());
  let length = 0;
  let isCut = false;
  for (const draft of request.drafts) {
    const cleaned = cleanPieces(draft.pieces.map((piece) => piece.text));
    const room = request.maxTextLength - length - 2;
    isCut = cleaned.text.length > room || blocks.length >= mostBlocks;
    const { text, spans } = isCut
      ? cutPieces(cleaned, blocks.length < mostBlocks ? room : 0)
      : cleaned;
    if (text === '') {
      if (isCut) break;
      annotator.add(draft.pieces, { spans, offset: length });
      continue;
    }
    const gap = blocks.length === 0 ? '' : '\n'.repeat(Math.max(1, draft.gap ?? 1));
    const start = length + gap.length;
    parts.push(gap, text);
    length = start + text.length;
    const placed = { text, spans, start };
    blocks.push(createBlock(draft, placed));
    pageStarts.push(...findPageStarts(draft, placed));
    annotator.add(draft.pieces, { spans, offset: start });
    tellOrigins(draft, { placed, onOrigin: request.onOrigin });
    if (isCut) break;
  }
  if (blocks.length === 0) throw new AppError('document_without_text');
  return {
    readerVersion,
    format: request.format,
    text: parts.join(''),
    blocks,
    pages: tilePages(pageStarts, { pageCount: request.pageCount ?? 0, length, request }),
    ...annotator.finish(length),
    warnings: listWarnings(request.warnings ?? [], isCut ? length : undefined),
  };
}

/** That a document was read in part is said once, by whoever knew it first. */
function listWarnings(known: readonly ReaderWarning[], cutAt: number | undefined): ReaderWarning[] {
  const isTold = known.some(({ code }) => code === 'read-in-part');
  return cutAt === undefined || isTold ? [...known] : [...known, createCutWarning(cutAt)];
}

function createCutWarning(length: number): ReaderWarning {
  const characters = length.toLocaleString('en-US');
  const message = `The document is longer than can be analyzed at once: only its first ${characters} characters were read.`;
  return { code: 'read-in-part', message };
}

interface Placed {
  readonly text: string;
  /** Of the pieces, within the text. */
  readonly spans: readonly Span[];
  /** Where the text begins in the document. */
  readonly start: number;
}

function tellOrigins(
  { pieces }: Draft,
  { placed, onOrigin }: { placed: Placed; onOrigin: AssembleRequest['onOrigin'] },
): void {
  if (onOrigin === undefined) return;
  for (const [index, { origin }] of pieces.entries()) {
    const { start, end } = placed.spans[index] ?? { start: 0, end: 0 };
    if (origin !== undefined && end > start)
      onOrigin(origin, { start: placed.start + start, end: placed.start + end });
  }
}

function createBlock(draft: Draft, placed: Placed): Block {
  const page = draft.pieces.find(hasInkOnPage)?.page;
  // A text that was cut off may have lost the end of a number.
  const isShown = placed.text.includes(draft.number ?? '');
  const confidence = getConfidence(draft.pieces);
  return {
    kind: draft.kind,
    start: placed.start,
    end: placed.start + placed.text.length,
    ...(draft.level === undefined ? {} : { level: Math.min(9, Math.max(1, draft.level)) }),
    ...(draft.number === undefined || !isShown ? {} : { number: draft.number }),
    ...(page === undefined ? {} : { page }),
    ...(draft.table === undefined ? {} : { table: draft.table }),
    ...(draft.cells === undefined ? {} : { cells: createCells(draft, placed) }),
    ...(draft.isHeaderRow === true ? { isHeaderRow: true as const } : {}),
    ...(confidence === undefined ? {} : { confidence }),
  };
}

/** Mean over the characters that were recognised; nothing where none were. */
function getConfidence(pieces: readonly Piece[]): number | undefined {
  const recognised = pieces.filter(({ confidence }) => confidence !== undefined);
  const characters = recognised.reduce((sum, { text }) => sum + text.length, 0);
  if (characters === 0) return undefined;
  const sum = recognised.reduce(
    (total, { text, confidence = 0 }) => total + confidence * text.length,
    0,
  );
  return round(sum / characters);
}

function round(share: number): number {
  return Math.min(1, Math.max(0, Math.round(share * 1000) / 1000));
}

/** Where each page of a draft begins. */
function findPageStarts(draft: Draft, { spans, start }: Placed): PageStart[] {
  const starts: PageStart[] = [];
  for (const [index, piece] of draft.pieces.entries()) {
    if (!hasInkOnPage(piece) || piece.page === undefined || piece.page === starts.at(-1)?.page)
      continue;
    starts.push({ page: piece.page, offset: start + (spans[index]?.start ?? 0) });
  }
  return starts;
}

function hasInkOnPage(piece: Piece): boolean {
  return piece.page !== undefined && /\S/.test(piece.text);
}

function tilePages(
  starts: readonly PageStart[],
  { pageCount, length, request }: { pageCount: number; length: number; request: AssembleRequest },
): Page[] {
  const offsets = Array.from({ length: pageCount }, () => Number.POSITIVE_INFINITY);
  for (const { page, offset } of starts) {
    offsets[page - 1] = Math.min(offsets[page - 1] ?? Number.POSITIVE_INFINITY, offset);
  }
  const confidences = measurePages(request.drafts);
  const pages: Page[] = [];
  let end = length;
  for (let number = pageCount; number >= 1; number -= 1) {
    const found = offsets[number - 1] ?? end;
    const start = number === 1 ? 0 : Math.min(found, end);
    const confidence = confidences.get(number);
    pages.push({ number, start, end, ...(confidence === undefined ? {} : { confidence }) });
    end = start;
  }
  return pages.reverse();
}

/** Mean confidence of each page that was read from its picture. */
function measurePages(drafts: readonly Draft[]): ReadonlyMap<number, number> {
  const pages = new Map<number, Piece[]>();
  for (const piece of drafts.flatMap((draft) => draft.pieces)) {
    if (piece.page === undefined || piece.confidence === undefined) continue;
    const known = pages.get(piece.page) ?? [];
    pages.set(piece.page, known);
    known.push(piece);
  }
  return new Map([...pages].map(([page, pieces]) => [page, getConfidence(pieces) ?? 0]));
}
