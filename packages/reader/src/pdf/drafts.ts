import { describeParagraph } from '../block-types/describe.ts';
import { createLevelTracker, type LevelTracker } from '../block-types/levels.ts';
import type { Draft } from '../source/draft.ts';
import { getDraftText } from '../source/draft.ts';
import { createRow } from '../source/table.ts';
import { measureTypography, type Typography } from './breaks.ts';
import { joinCenteredCells } from './centered-cells.ts';
import { limitRightEdges } from './edges.ts';
import { createVocabulary, type Vocabulary } from './hyphens.ts';
import { type BesidePages, insertBeside } from './insert-beside.ts';
import { joinLines } from './join-lines.ts';
import { getLineText, isDrawnLine, type Line, separateLabel } from './lines.ts';
import { type Footnote, findFootnotes } from './notes.ts';
import type { PageLines } from './page.ts';
import { groupLines, isProminent, type LineGroup, type Paragraph } from './paragraphs.ts';
import { findPrintedPageLines } from './printed-page-lines.ts';
import { continuesRuledTable, createRuledDrafts } from './ruled-tables.ts';
import { findRunningLines } from './running-lines.ts';
import { mergeLabel } from './tables.ts';

interface DraftContext {
  readonly setting: Typography;
  readonly vocabulary: Vocabulary;
  readonly tracker: LevelTracker;
}

/** Makes blocks from all pages' lines: running text joined across pages, with headers, footers and notes beside it. */
export function createPdfDrafts(pages: readonly PageLines[]): Draft[] {
  const roles = findRunningLines(pages);
  const printed = findPrintedPageLines(pages, roles);
  const all = pages.flatMap(({ lines }) => lines);
  const text = selectText(all, { roles, printed });
  const notes = findFootnotes(text, {
    heights: new Map(pages.map(({ page, height }) => [page, height])),
    setting: measureTypography(text),
  });
  const noted = new Set(notes.flatMap(({ lines }) => lines));
  const body = joinCenteredCells(
    limitRightEdges(text.filter((line) => !noted.has(line)).map(mergeLabel)),
  );
  const draftContext = {
    setting: measureTypography(body),
    vocabulary: createVocabulary(all.map(getLineText)),
    tracker: createLevelTracker(),
  };
  const besidePages: BesidePages = {
    running: all
      .filter((line) => roles.has(line) || printed.has(line))
      .map((line) => ({ line, role: roles.get(line) ?? 'footer' })),
    notes: notes.map((note) => createNote(note, draftContext)),
    pages,
  };
  return insertBeside(
    createBody(groupLines(body, draftContext.setting), draftContext),
    besidePages,
  );
}

/** Lines that are not headers or footers. Those after a printed page end are marked. */
function selectText(
  all: readonly Line[],
  { roles, printed }: { roles: ReadonlyMap<Line, unknown>; printed: ReadonlySet<Line> },
): Line[] {
  return all.flatMap((line, at) => {
    if (roles.has(line) || printed.has(line)) return [];
    const before = all[at - 1];
    return before !== undefined && printed.has(before) ? [{ ...line, followsEdge: true }] : [line];
  });
}

function createBody(groups: readonly LineGroup[], draftContext: DraftContext): Draft[] {
  const drafts: Draft[] = [];
  let table = 0;
  let before: LineGroup | undefined;
  for (const group of groups) {
    const isRow = group.kind === 'row' || group.kind === 'ruled';
    const rowDrafts = isRow
      ? createRows(group, { ...draftContext, table: table + 1 })
      : [createParagraph(group, draftContext)];
    const isData = rowDrafts.some(({ kind }) => kind === 'table-row');
    const isSame = isData && table > 0 && before !== undefined && isSameTable(before, group);
    for (const draft of rowDrafts)
      drafts.push(isSame && draft.table !== undefined ? { ...draft, table } : draft);
    if (isData && !isSame) table += 1;
    before = group;
  }
  return drafts;
}

function isSameTable(before: LineGroup, group: LineGroup): boolean {
  if (before.kind === 'row' && group.kind === 'row') return before.table === group.table;
  return (
    before.kind === 'ruled' &&
    group.kind === 'ruled' &&
    continuesRuledTable(before.line, group.line)
  );
}

function createRows(
  group: Exclude<LineGroup, Paragraph>,
  draftContext: DraftContext & { table: number },
): Draft[] {
  const { table, setting, vocabulary } = draftContext;
  if (group.kind === 'ruled')
    return createRuledDrafts(group.line, {
      setting,
      table,
      createParagraph: (paragraph) => createParagraph(paragraph, draftContext),
    });
  const cells = group.cells.map((lines): Draft[] =>
    lines.length === 0 ? [] : [{ kind: 'paragraph', runs: joinLines(lines, vocabulary) }],
  );
  return createRow(cells, { table, isHeaderRow: group.isHeaderRow });
}

function createParagraph(group: Paragraph, { setting, vocabulary, tracker }: DraftContext): Draft {
  const runs = joinLines(group.lines, vocabulary);
  if (group.lines.every(isDrawnLine)) return { kind: 'paragraph', runs };
  const [first] = group.lines;
  const plain = getDraftText({ kind: 'paragraph', runs });
  const text = first === undefined ? plain : separateLabel(plain, first);
  const hints = { isProminent: isProminent(group, setting), isFormatKnown: true };
  return { ...describeParagraph(text, { tracker, hints }), runs };
}

function createNote({ lines, number }: Footnote, { vocabulary }: DraftContext): Draft {
  const runs = joinLines(lines, vocabulary);
  return { kind: 'footnote', runs, ...(number === undefined ? {} : { number }) };
}
