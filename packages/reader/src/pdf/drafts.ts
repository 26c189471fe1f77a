import { describeParagraph } from '../block-types/describe.ts';
import { createLevelTracker, type LevelTracker } from '../block-types/levels.ts';
import type { Draft } from '../source/draft.ts';
import { getDraftText } from '../source/draft.ts';
import { createRow } from '../source/table.ts';
import { measureSetting, type Setting } from './breaks.ts';
import { joinCentredCells } from './centred-cells.ts';
import { settleEdges } from './edges.ts';
import { findFurniture } from './furniture.ts';
import { createVocabulary, type Vocabulary } from './hyphens.ts';
import { getLineText, isDrawn, type Line, setLabelApart } from './lines.ts';
import { type Footnote, findFootnotes } from './notes.ts';
import type { PageLines } from './page.ts';
import { groupLines, isProminent, type LineGroup, type Paragraph } from './paragraphs.ts';
import { joinPieces } from './pieces.ts';
import { type BesidePage, placeBeside } from './place-beside.ts';
import { findPrintedFurniture } from './printed-furniture.ts';
import { createRuledDrafts, goesOnRuled } from './ruled-tables.ts';
import { mergeLabel } from './tables.ts';

interface Joining {
  readonly setting: Setting;
  readonly vocabulary: Vocabulary;
  readonly tracker: LevelTracker;
}

/** Makes blocks of all pages' lines: running text joined over page ends, what belongs to the page set beside it. */
export function createPdfDrafts(pages: readonly PageLines[]): Draft[] {
  const roles = findFurniture(pages);
  const printed = findPrintedFurniture(pages, roles);
  const all = pages.flatMap(({ lines }) => lines);
  const text = takeText(all, { roles, printed });
  const notes = findFootnotes(text, {
    heights: new Map(pages.map(({ page, height }) => [page, height])),
    setting: measureSetting(text),
  });
  const noted = new Set(notes.flatMap(({ lines }) => lines));
  const body = joinCentredCells(
    settleEdges(text.filter((line) => !noted.has(line)).map(mergeLabel)),
  );
  const joining = {
    setting: measureSetting(body),
    vocabulary: createVocabulary(all.map(getLineText)),
    tracker: createLevelTracker(),
  };
  const beside: BesidePage = {
    running: all
      .filter((line) => roles.has(line) || printed.has(line))
      .map((line) => ({ line, role: roles.get(line) ?? 'footer' })),
    notes: notes.map((note) => createNote(note, joining)),
    pages,
  };
  return placeBeside(createBody(groupLines(body, joining.setting), joining), beside);
}

/** Lines that are no furniture; those behind what was printed at the end of a page know of it. */
function takeText(
  all: readonly Line[],
  { roles, printed }: { roles: ReadonlyMap<Line, unknown>; printed: ReadonlySet<Line> },
): Line[] {
  return all.flatMap((line, at) => {
    if (roles.has(line) || printed.has(line)) return [];
    const before = all[at - 1];
    return before !== undefined && printed.has(before) ? [{ ...line, followsEdge: true }] : [line];
  });
}

function createBody(groups: readonly LineGroup[], joining: Joining): Draft[] {
  const drafts: Draft[] = [];
  let table = 0;
  let before: LineGroup | undefined;
  for (const group of groups) {
    const isRow = group.kind === 'row' || group.kind === 'ruled';
    const made = isRow
      ? createRows(group, { ...joining, table: table + 1 })
      : [createParagraph(group, joining)];
    const isData = made.some(({ kind }) => kind === 'table-row');
    const isSame = isData && table > 0 && before !== undefined && isSameTable(before, group);
    for (const draft of made)
      drafts.push(isSame && draft.table !== undefined ? { ...draft, table } : draft);
    if (isData && !isSame) table += 1;
    before = group;
  }
  return drafts;
}

function isSameTable(before: LineGroup, group: LineGroup): boolean {
  if (before.kind === 'row' && group.kind === 'row') return before.table === group.table;
  return before.kind === 'ruled' && group.kind === 'ruled' && goesOnRuled(before.line, group.line);
}

function createRows(
  group: Exclude<LineGroup, Paragraph>,
  joining: Joining & { table: number },
): Draft[] {
  const { table, setting, vocabulary } = joining;
  if (group.kind === 'ruled')
    return createRuledDrafts(group.line, {
      setting,
      table,
      createParagraph: (paragraph) => createParagraph(paragraph, joining),
    });
  const cells = group.cells.map((lines): Draft[] =>
    lines.length === 0 ? [] : [{ kind: 'paragraph', runs: joinPieces(lines, vocabulary) }],
  );
  return createRow(cells, { table, isHeaderRow: group.isHeaderRow });
}

function createParagraph(group: Paragraph, { setting, vocabulary, tracker }: Joining): Draft {
  const runs = joinPieces(group.lines, vocabulary);
  if (group.lines.every(isDrawn)) return { kind: 'paragraph', runs };
  const [first] = group.lines;
  const plain = getDraftText({ kind: 'paragraph', runs });
  const text = first === undefined ? plain : setLabelApart(plain, first);
  const hints = { isProminent: isProminent(group, setting), isFormatKnown: true };
  return { ...describeParagraph(text, { tracker, hints }), runs };
}

function createNote({ lines, number }: Footnote, { vocabulary }: Joining): Draft {
  const runs = joinPieces(lines, vocabulary);
  return { kind: 'footnote', runs, ...(number === undefined ? {} : { number }) };
}
