import { round } from '@clauselight/core';
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
import { cleanRuns, cutRuns } from './clean-text.ts';
import type { CommentFacts, Draft, TextRun } from './draft.ts';
import { countUnreadCharacters } from './unread-characters.ts';

export interface AssembleRequest {
  readonly format: DocumentFormat;
  readonly drafts: readonly Draft[];
  readonly warnings?: readonly ReaderWarning[];
  /** By the ids in the marks. */
  readonly comments?: ReadonlyMap<string, CommentFacts>;
  /** Pages of the document; 0 if the format has none. */
  readonly pageCount?: number;
  readonly maxTextLength: number;
  /** Called in order for every run with an origin and some words left, with the span of the words. */
  onOrigin?(origin: string, span: Span): void;
}

interface PageStart {
  readonly page: number;
  readonly offset: number;
}

/** More blocks than any document made for people has. Every block costs time in the analysis and on screen. */
const mostBlocks = 300_000;

/**
 * Concatenates drafts, computes every offset and lets pages tile the text. A text beyond the length limit ends there,
 * with a `read-in-part` warning.
 * @throws AppError `document_without_text` if no draft has visible characters.
 */
export function assembleSourceText(request: AssembleRequest): SourceText {
  const texts: string[] = [];
  const blocks: Block[] = [];
  const pageStarts: PageStart[] = [];
  const annotator = createAnnotator(request.comments ?? new Map());
  const unread = countUnreadCharacters();
  let length = 0;
  let isCut = false;
  for (const draft of request.drafts) {
    const cleaned = cleanRuns(draft.runs.map((run) => run.text));
    const room = request.maxTextLength - length - 2;
    isCut = cleaned.text.length > room || blocks.length >= mostBlocks;
    const { text, spans } = isCut
      ? cutRuns(cleaned, blocks.length < mostBlocks ? room : 0)
      : cleaned;
    if (text === '') {
      if (isCut) break;
      annotator.add(draft.runs, { spans, offset: length });
      continue;
    }
    unread.add(draft);
    const gap = blocks.length === 0 ? '' : '\n'.repeat(Math.max(1, draft.gap ?? 1));
    const start = length + gap.length;
    texts.push(gap, text);
    length = start + text.length;
    const positioned = { text, spans, start };
    blocks.push(createBlock(draft, positioned));
    pageStarts.push(...findPageStarts(draft, positioned));
    annotator.add(draft.runs, { spans, offset: start });
    reportOrigins(draft, { positioned, onOrigin: request.onOrigin });
    if (isCut) break;
  }
  if (blocks.length === 0) throw new AppError('document_without_text');
  return {
    readerVersion,
    format: request.format,
    text: texts.join(''),
    blocks,
    pages: tilePages(pageStarts, { pageCount: request.pageCount ?? 0, length, request }),
    ...annotator.finish(length),
    warnings: [
      ...listWarnings(request.warnings ?? [], isCut ? length : undefined),
      ...[unread.createWarning()].filter((warning) => warning !== undefined),
    ],
  };
}

/** The warning that a document was read in part is given once, by whichever step noticed first. */
function listWarnings(known: readonly ReaderWarning[], cutAt: number | undefined): ReaderWarning[] {
  const isReported = known.some(({ code }) => code === 'read-in-part');
  return cutAt === undefined || isReported ? [...known] : [...known, createCutWarning(cutAt)];
}

function createCutWarning(length: number): ReaderWarning {
  const characters = length.toLocaleString('en-US');
  const message = `The document is longer than can be analyzed at once: only its first ${characters} characters were read.`;
  return { code: 'read-in-part', message };
}

interface PositionedText {
  readonly text: string;
  /** Spans of the runs within the text. */
  readonly spans: readonly Span[];
  /** Offset of the text in the document. */
  readonly start: number;
}

function reportOrigins(
  { runs }: Draft,
  { positioned, onOrigin }: { positioned: PositionedText; onOrigin: AssembleRequest['onOrigin'] },
): void {
  if (onOrigin === undefined) return;
  for (const [index, { origin }] of runs.entries()) {
    const { start, end } = positioned.spans[index] ?? { start: 0, end: 0 };
    if (origin !== undefined && end > start)
      onOrigin(origin, { start: positioned.start + start, end: positioned.start + end });
  }
}

function createBlock(draft: Draft, positioned: PositionedText): Block {
  const page = draft.runs.find(hasInkOnPage)?.page;
  // A text that was cut off may have lost the end of its number.
  const isShown = positioned.text.includes(draft.number ?? '');
  const confidence = getConfidence(draft.runs);
  return {
    kind: draft.kind,
    start: positioned.start,
    end: positioned.start + positioned.text.length,
    ...(draft.level === undefined ? {} : { level: Math.min(9, Math.max(1, draft.level)) }),
    ...(draft.number === undefined || !isShown ? {} : { number: draft.number }),
    ...(page === undefined ? {} : { page }),
    ...(draft.table === undefined ? {} : { table: draft.table }),
    ...(draft.cells === undefined ? {} : { cells: createCells(draft, positioned) }),
    ...(draft.isHeaderRow === true ? { isHeaderRow: true as const } : {}),
    ...(confidence === undefined ? {} : { confidence }),
  };
}

/** Mean over the recognized characters; undefined if there are none. */
function getConfidence(runs: readonly TextRun[]): number | undefined {
  const recognized = runs.filter(({ confidence }) => confidence !== undefined);
  const characters = recognized.reduce((sum, { text }) => sum + text.length, 0);
  if (characters === 0) return undefined;
  const sum = recognized.reduce(
    (total, { text, confidence = 0 }) => total + confidence * text.length,
    0,
  );
  return roundConfidence(sum / characters);
}

function roundConfidence(share: number): number {
  return Math.min(1, Math.max(0, round(share, 3)));
}

/** Where each page of a draft begins. */
function findPageStarts(draft: Draft, { spans, start }: PositionedText): PageStart[] {
  const starts: PageStart[] = [];
  for (const [index, run] of draft.runs.entries()) {
    if (!hasInkOnPage(run) || run.page === undefined || run.page === starts.at(-1)?.page) continue;
    starts.push({ page: run.page, offset: start + (spans[index]?.start ?? 0) });
  }
  return starts;
}

function hasInkOnPage(run: TextRun): boolean {
  return run.page !== undefined && /\S/.test(run.text);
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

/** Mean confidence of each page that was recognized from its picture. */
function measurePages(drafts: readonly Draft[]): ReadonlyMap<number, number> {
  const pages = new Map<number, TextRun[]>();
  for (const run of drafts.flatMap((draft) => draft.runs)) {
    if (run.page === undefined || run.confidence === undefined) continue;
    const known = pages.get(run.page) ?? [];
    pages.set(run.page, known);
    known.push(run);
  }
  return new Map([...pages].map(([page, runs]) => [page, getConfidence(runs) ?? 0]));
}
