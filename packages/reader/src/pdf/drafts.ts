import { createDraft, type Draft, getDraftText, type Piece } from '../source/draft.ts';
import { describeParagraph } from '../structure/describe.ts';
import { createLevelTracker, type LevelTracker } from '../structure/levels.ts';
import { measureSetting, type Setting } from './breaks.ts';
import { findFurniture, type PageLines, type Role } from './furniture.ts';
import { createVocabulary, joinLines, type Vocabulary } from './hyphens.ts';
import { getLineText, type Line } from './lines.ts';
import { groupLines, isProminent, type LineGroup } from './paragraphs.ts';
import { findPrintedFurniture } from './printed-furniture.ts';
import { mergeLabel } from './tables.ts';

interface Furniture {
  readonly line: Line;
  readonly role: Role;
}

interface Joining {
  readonly setting: Setting;
  readonly vocabulary: Vocabulary;
  readonly tracker: LevelTracker;
}

/** Makes blocks of all pages' lines: running text joined over page ends, what belongs to the page set beside it. */
export function createPdfDrafts(pages: readonly PageLines[]): Draft[] {
  const roles = findFurniture(pages);
  const all = pages.flatMap(({ lines }) => lines);
  const printed = findPrintedFurniture(pages, roles);
  const body = all.filter((line) => !roles.has(line) && !printed.has(line));
  const kept = new Set(body);
  const furniture = all
    .filter((line) => !kept.has(line))
    .map((line) => ({ line, role: roles.get(line) ?? 'footer' }));
  const merged = body.map(mergeLabel);
  const setting = measureSetting(merged);
  const joining = {
    setting,
    vocabulary: createVocabulary(merged.map(getLineText)),
    tracker: createLevelTracker(),
  };
  const drafts = groupLines(merged, setting).map((group) => createGroupDraft(group, joining));
  return [...placeFurniture(drafts, furniture)].concat(listTurned(pages));
}

function createGroupDraft(group: LineGroup, { setting, vocabulary, tracker }: Joining): Draft {
  const pieces = joinPieces(group.lines, vocabulary);
  if (group.isRow) return { kind: 'table-row', pieces };
  const text = getDraftText({ kind: 'paragraph', pieces });
  return {
    ...describeParagraph(text, {
      tracker,
      looks: {
        isProminent: isProminent(group, setting),
        hasLooks: true,
      },
    }),
    pieces,
  };
}

/** One piece a page. What joins two lines, a space or nothing, ends the earlier piece. */
function joinPieces(lines: readonly Line[], vocabulary: Vocabulary): Piece[] {
  const pieces: { text: string; page: number }[] = [];
  for (const line of lines) {
    const text = getLineText(line);
    const open = pieces.at(-1);
    if (open === undefined) {
      pieces.push({ text, page: line.page });
    } else if (open.page === line.page) {
      open.text = joinLines({ before: open.text, after: text }, vocabulary);
    } else {
      const joined = joinLines({ before: open.text, after: text }, vocabulary);
      open.text = joined.slice(0, joined.length - text.length);
      pieces.push({ text, page: line.page });
    }
  }
  return pieces;
}

/**
 * Sets headers and footers between blocks, never inside one: a header before the first block that begins on
 * its page, a footer after the last that does, or before it where that one runs on to the next page.
 */
function placeFurniture(drafts: readonly Draft[], furniture: readonly Furniture[]): Draft[] {
  const byPage = groupByPage(drafts, getFirstPage);
  const running = groupByPage(furniture, ({ line }) => line.page);
  const last = Math.max(0, ...byPage.keys(), ...running.keys());
  const placed: Draft[] = [];
  for (let page = 1; page <= last; page += 1) {
    const own = byPage.get(page) ?? [];
    const items = running.get(page) ?? [];
    const runsOn = own.length > 0 && (own.at(-1)?.pieces.length ?? 1) > 1;
    placed.push(...createFurniture(items, 'header'));
    placed.push(...(runsOn ? own.slice(0, -1) : own));
    placed.push(...createFurniture(items, 'footer'));
    placed.push(...(runsOn ? own.slice(-1) : []));
  }
  return placed;
}

function createFurniture(items: readonly Furniture[], role: Role): Draft[] {
  return items
    .filter((item) => item.role === role)
    .map(({ line }) => createDraft(getLineText(line), { kind: role, page: line.page }));
}

function getFirstPage(draft: Draft): number {
  return draft.pieces[0]?.page ?? 1;
}

function groupByPage<T>(items: readonly T[], getPage: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const page = getPage(item);
    const group = groups.get(page) ?? [];
    groups.set(page, group);
    group.push(item);
  }
  return groups;
}

function listTurned(pages: readonly PageLines[]): Draft[] {
  return pages.flatMap(({ page, turned }) =>
    turned.length === 0 ? [] : [createDraft(turned.join(' '), { kind: 'footer', page })],
  );
}
