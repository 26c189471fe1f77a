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
import { cleanBlockText } from './clean-text.ts';
import { type Draft, getDraftText, type Piece } from './draft.ts';

export interface AssembleRequest {
  readonly format: DocumentFormat;
  readonly drafts: readonly Draft[];
  readonly warnings?: readonly ReaderWarning[];
  /** Pages of the document; 0 where the format has none. */
  readonly pageCount?: number;
  readonly maxTextLength: number;
}

interface PageStart {
  readonly page: number;
  readonly offset: number;
}

/**
 * Puts drafts behind one another, fixes every offset and lets pages tile the text.
 * Throws `document_without_text` when no draft has ink and `document_too_complex` beyond the length limit.
 */
export function assembleSourceText(request: AssembleRequest): SourceText {
  const parts: string[] = [];
  const blocks: Block[] = [];
  const pageStarts: PageStart[] = [];
  let length = 0;
  for (const draft of request.drafts) {
    const text = cleanBlockText(getDraftText(draft));
    if (text === '') continue;
    const gap = blocks.length === 0 ? '' : '\n'.repeat(Math.max(1, draft.gap ?? 1));
    const start = length + gap.length;
    parts.push(gap, text);
    length = start + text.length;
    if (length > request.maxTextLength) throw new AppError('document_too_complex');
    blocks.push(createBlock(draft, { start, end: length }));
    pageStarts.push(...findPageStarts(draft, { start, end: length }));
  }
  if (blocks.length === 0) throw new AppError('document_without_text');
  return {
    readerVersion,
    format: request.format,
    text: parts.join(''),
    blocks,
    pages: tilePages(pageStarts, { pageCount: request.pageCount ?? 0, length }),
    warnings: [...(request.warnings ?? [])],
  };
}

function createBlock(draft: Draft, { start, end }: Span): Block {
  const page = draft.pieces.find(hasInkOnPage)?.page;
  return {
    kind: draft.kind,
    start,
    end,
    ...(draft.level === undefined ? {} : { level: Math.min(9, Math.max(1, draft.level)) }),
    ...(draft.number === undefined ? {} : { number: draft.number }),
    ...(page === undefined ? {} : { page }),
  };
}

/** Where each page of a draft begins. Cleaning may shorten what comes before, so that is cleaned and measured again. */
function findPageStarts(draft: Draft, span: Span): PageStart[] {
  const starts: PageStart[] = [];
  let before = '';
  for (const piece of draft.pieces) {
    if (hasInkOnPage(piece) && piece.page !== undefined && piece.page !== starts.at(-1)?.page) {
      const lead = before === '' ? 0 : cleanBlockText(`${before}|`).length - 1;
      starts.push({ page: piece.page, offset: Math.min(span.start + lead, span.end) });
    }
    before += piece.text;
  }
  return starts;
}

function hasInkOnPage(piece: Piece): boolean {
  return piece.page !== undefined && cleanBlockText(piece.text) !== '';
}

function tilePages(
  starts: readonly PageStart[],
  { pageCount, length }: { pageCount: number; length: number },
): Page[] {
  const offsets = Array.from({ length: pageCount }, () => Number.POSITIVE_INFINITY);
  for (const { page, offset } of starts) {
    offsets[page - 1] = Math.min(offsets[page - 1] ?? Number.POSITIVE_INFINITY, offset);
  }
  const pages: Page[] = [];
  let end = length;
  for (let number = pageCount; number >= 1; number -= 1) {
    const found = offsets[number - 1] ?? end;
    const start = number === 1 ? 0 : Math.min(found, end);
    pages.unshift({ number, start, end });
    end = start;
  }
  return pages;
}
