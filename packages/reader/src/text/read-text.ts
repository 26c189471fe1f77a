import type { ReaderWarning, SourceText } from '@clauselight/schema';
import { describeParagraph } from '../block-types/describe.ts';
import { createLevelTracker, type LevelTracker } from '../block-types/levels.ts';
import type { ReadContext } from '../limits.ts';
import { assembleSourceText } from '../source/assemble.ts';
import { cleanText } from '../source/clean-text.ts';
import { createDraft, type Draft, getDraftText } from '../source/draft.ts';
import { decodeText } from './decode.ts';
import { limitText } from './limit-text.ts';
import { type Paragraph, splitParagraphs } from './paragraphs.ts';
import { findRunningLines } from './running-lines.ts';
import { splitText, type TableLines } from './split-text.ts';

/**
 * Reads plain text. Lines stay as the file has them; blocks are its paragraphs and the rows of its tables. Only the
 * start of a text beyond the limit is read.
 * @throws AppError `document_without_text`, or `file_type_mismatch` for bytes that are no text.
 */
export function readText(bytes: Uint8Array, { limits }: ReadContext): SourceText {
  const { text, warning } = decodeText(bytes);
  const start = limitText(text, limits.maxTextLength * 2);
  const pages = splitPages(start, limits.maxPages);
  const source = assembleSourceText({
    format: 'txt',
    drafts: markRunningLines(createPagedDrafts(pages)),
    warnings: warning === undefined ? [] : [warning],
    pageCount: pages.length > 1 ? pages.length : 0,
    maxTextLength: limits.maxTextLength,
  });
  const isReported = source.warnings.some(({ code }) => code === 'read-in-part');
  if (start.length === text.length || isReported) return source;
  return { ...source, warnings: [...source.warnings, cutWarning] };
}

const cutWarning: ReaderWarning = {
  code: 'read-in-part',
  message: 'The document is longer than can be analyzed at once: only its first part was read.',
};

/** Pages end with form feeds. A text without any, or with more than make sense, is one page. */
function splitPages(text: string, mostPages: number): string[] {
  const pages = text.replace(/\f\s*$/, '').split('\f');
  return pages.length > mostPages ? [text] : pages;
}

function createPagedDrafts(pages: readonly string[]): Draft[] {
  const counters = { tracker: createLevelTracker(), tables: 0 };
  if (pages.length === 1) return createTextDrafts(cleanText(pages[0] ?? ''), counters);
  return pages.flatMap((text, index) => {
    const drafts = createTextDrafts(cleanText(text), counters);
    return drafts.map(({ runs, ...draft }, at) => ({
      ...draft,
      runs: runs.map((run) => ({ ...run, page: index + 1 })),
      // The form feed ends a line as well.
      gap: (draft.gap ?? 1) + (at === 0 ? 1 : 0),
    }));
  });
}

/** What every page has at its top or bottom is no running text. */
function markRunningLines(drafts: readonly Draft[]): readonly Draft[] {
  const candidates = drafts.map((draft) => {
    const page = draft.runs[0]?.page;
    return {
      text: getDraftText(draft),
      gap: draft.gap ?? 1,
      isArtifact: draft.kind === 'footer',
      ...(page === undefined ? {} : { page }),
    };
  });
  const running = findRunningLines(candidates);
  if (running.size === 0) return drafts;
  return drafts.map((draft, index) => {
    const kind = running.get(index);
    if (kind === undefined || draft.table !== undefined) return draft;
    const { level, number, ...rest } = draft;
    return { ...rest, kind };
  });
}

/** Counts over a whole document, however many texts it consists of. */
export interface TextCounters {
  /** Depths of the numbers so far. */
  readonly tracker: LevelTracker;
  /** Number of tables so far. */
  tables: number;
}

/** The blocks of cleaned plain text. Tables are recognized only if they can be counted. */
export function createTextDrafts(text: string, counters?: TextCounters): Draft[] {
  const tracker = counters?.tracker ?? createLevelTracker();
  const parts = counters === undefined ? splitParagraphs(text) : splitText(text);
  return parts.flatMap((part) =>
    'table' in part ? createRows(part, counters) : [createParagraphDraft(part, tracker)],
  );
}

/** A line of a table of contents repeats a heading and ends with its page number. */
const contentsLine = /\S(?:\s{3,}|\s*\.{3,}\s*|(?:\. ){3,}\s*)\d{1,4}$/;

function createParagraphDraft({ text, gap, isArtifact }: Paragraph, tracker: LevelTracker): Draft {
  if (isArtifact) return createDraft(text, { kind: 'footer', gap });
  const described = describeParagraph(text, { tracker });
  if (described.kind !== 'heading' || !contentsLine.test(text))
    return createDraft(text, { ...described, gap });
  return createDraft(text, { ...described, kind: 'paragraph', gap });
}

function createRows({ table, lines }: TableLines, counters: TextCounters | undefined): Draft[] {
  if (counters === undefined) return [];
  counters.tables += 1;
  return table.rows.map((row, index) => {
    const gap = lines[index]?.gap ?? 1;
    if (row === undefined) return createDraft(lines[index]?.text ?? '', { kind: 'paragraph', gap });
    return {
      kind: 'table-row',
      runs: row.segments,
      table: counters.tables,
      cells: Array.from({ length: row.cellCount }, () => ({})),
      gap,
      ...(index === 0 && table.hasHeader ? { isHeaderRow: true } : {}),
    };
  });
}
