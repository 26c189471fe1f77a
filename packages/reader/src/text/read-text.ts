import type { ReaderWarning, SourceText } from '@clauselight/schema';
import { describeParagraph } from '../block-types/describe.ts';
import { createLevelTracker, type LevelTracker } from '../block-types/levels.ts';
import type { ReadContext } from '../limits.ts';
import { assembleSourceText } from '../source/assemble.ts';
import { cleanText } from '../source/clean-text.ts';
import { createDraft, type Draft, getDraftText } from '../source/draft.ts';
import { decodeText } from './decode.ts';
import { takeFront } from './front.ts';
import { type Paragraph, splitParagraphs } from './paragraphs.ts';
import { findRunningLines } from './running-lines.ts';
import { splitText, type TableLines } from './split-text.ts';

/**
 * Reads plain text. Lines stay as the file has them; blocks are its paragraphs, and the rows of its tables.
 * Of a text beyond the limit the front is read. Throws `document_without_text`, and `file_type_mismatch` for
 * bytes that are no text.
 */
export function readText(bytes: Uint8Array, { limits }: ReadContext): SourceText {
  const { text, warning } = decodeText(bytes);
  const front = takeFront(text, limits.maxTextLength * 2);
  const pages = splitPages(front, limits.maxPages);
  const source = assembleSourceText({
    format: 'txt',
    drafts: markRunningLines(createPagedDrafts(pages)),
    warnings: warning === undefined ? [] : [warning],
    pageCount: pages.length > 1 ? pages.length : 0,
    maxTextLength: limits.maxTextLength,
  });
  const isTold = source.warnings.some(({ code }) => code === 'read-in-part');
  if (front.length === text.length || isTold) return source;
  return { ...source, warnings: [...source.warnings, cut] };
}

const cut: ReaderWarning = {
  code: 'read-in-part',
  message: 'The document is longer than can be analyzed at once: only its first part was read.',
};

/** Pages end with form feeds; a text without any, or with more than make sense, is one. */
function splitPages(text: string, mostPages: number): string[] {
  const pages = text.replace(/\f\s*$/, '').split('\f');
  return pages.length > mostPages ? [text] : pages;
}

function createPagedDrafts(pages: readonly string[]): Draft[] {
  const place = { tracker: createLevelTracker(), tables: 0 };
  if (pages.length === 1) return createTextDrafts(cleanText(pages[0] ?? ''), place);
  return pages.flatMap((text, index) => {
    const drafts = createTextDrafts(cleanText(text), place);
    return drafts.map(({ pieces, ...draft }, at) => ({
      ...draft,
      pieces: pieces.map((piece) => ({ ...piece, page: index + 1 })),
      // The form feed ends a line as well.
      gap: (draft.gap ?? 1) + (at === 0 ? 1 : 0),
    }));
  });
}

/** What every page has at its head or foot is no running text. */
function markRunningLines(drafts: readonly Draft[]): readonly Draft[] {
  const candidates = drafts.map((draft) => {
    const page = draft.pieces[0]?.page;
    return {
      text: getDraftText(draft),
      gap: draft.gap ?? 1,
      isArtefact: draft.kind === 'footer',
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

/** What is counted over a whole document, however many texts it is made of. */
export interface TextPlace {
  /** Depths of the numbers so far. */
  readonly tracker: LevelTracker;
  /** Tables so far. */
  tables: number;
}

/** The blocks of cleaned plain text; its tables are looked for where they can be counted. */
export function createTextDrafts(text: string, place?: TextPlace): Draft[] {
  const tracker = place?.tracker ?? createLevelTracker();
  const parts = place === undefined ? splitParagraphs(text) : splitText(text);
  return parts.flatMap((part) =>
    'table' in part ? createRows(part, place) : [describe(part, tracker)],
  );
}

/** A line of a table of contents repeats a heading, and ends with the page it stands on. */
const contentsLine = /\S(?:\s{3,}|\s*\.{3,}\s*|(?:\. ){3,}\s*)\d{1,4}$/;

function describe({ text, gap, isArtefact }: Paragraph, tracker: LevelTracker): Draft {
  if (isArtefact) return createDraft(text, { kind: 'footer', gap });
  const described = describeParagraph(text, { tracker });
  if (described.kind !== 'heading' || !contentsLine.test(text))
    return createDraft(text, { ...described, gap });
  return createDraft(text, { ...described, kind: 'paragraph', gap });
}

function createRows({ table, lines }: TableLines, place: TextPlace | undefined): Draft[] {
  if (place === undefined) return [];
  place.tables += 1;
  return table.rows.map((row, index) => {
    const gap = lines[index]?.gap ?? 1;
    if (row === undefined) return createDraft(lines[index]?.text ?? '', { kind: 'paragraph', gap });
    return {
      kind: 'table-row',
      pieces: row.parts,
      table: place.tables,
      cells: Array.from({ length: row.cellCount }, () => ({})),
      gap,
      ...(index === 0 && table.hasHeader ? { isHeaderRow: true } : {}),
    };
  });
}
