import type { ComputedStyle, Layout } from './computed-style.ts';
import type { Declarations } from './declarations.ts';
import { isListElement } from './elements.ts';
import {
  cleanMarker,
  countItem,
  createList,
  formatMarker,
  isBulletMarker,
} from './list-markers.ts';
import type { Page } from './page.ts';
import type { HtmlElement } from './parse-html.ts';
import { finishTable } from './read-table.ts';
import { createGrid } from './table-grid.ts';
import type { Marker } from './units.ts';
import { findCommentOn } from './word-comments.ts';

export interface Opening {
  readonly page: Page;
  readonly style: ComputedStyle;
  readonly layout: Layout;
}

type CloseElement = () => void;

/** Tables in tables beyond this depth are read as plain blocks. */
const deepestTable = 12;

/** Opens an element on the page before its content is read; returns a function that closes it. */
export function openElement(element: HtmlElement, opening: Opening): CloseElement {
  const { page, style, layout } = opening;
  const before = page.sheet.matchBefore(element);
  page.counters.apply(layout.declarations);
  page.counters.enter();
  page.counters.apply(before);
  const close = openBlockElement(element, { ...opening, before });
  return () => {
    close();
    page.counters.leave();
    if (layout.isPageEnd && !style.isInvisible) page.flow.addUnit({ type: 'break' });
  };
}

type OpeningWithStyle = Opening & { readonly before: Declarations };

function openBlockElement(element: HtmlElement, placing: OpeningWithStyle): CloseElement {
  const { page, layout } = placing;
  const { tagName } = element;
  if (layout.isPageStart) page.flow.addUnit({ type: 'break' });
  if (tagName === 'table') return openTable(page);
  if (tagName === 'tr' || tagName === 'td' || tagName === 'th') return openCell(element, page);
  if (isListElement(tagName)) return openList(element, page);
  if (tagName === 'li') return openItem(element, placing);
  return layout.isBlock ? openBlock(placing) : openWords(element, placing);
}

function openTable(page: Page): CloseElement {
  const { flow, grids } = page;
  flow.endBlock();
  const grid = grids.length < deepestTable ? createGrid(page.room) : undefined;
  grids.push(grid);
  return () => {
    flow.endBlock();
    grids.pop();
    const units = grid === undefined ? [] : finishTable(grid.finish(), page.context);
    for (const unit of units) flow.addUnit(unit);
  };
}

function openCell(element: HtmlElement, { flow, grids, ancestors }: Page): CloseElement {
  const grid = grids.at(-1);
  flow.endBlock();
  if (grid === undefined) return () => flow.endBlock();
  if (element.tagName === 'tr') {
    grid.beginRow(ancestors.at(-1)?.tagName === 'thead');
    return () => flow.endBlock();
  }
  flow.open();
  return () => grid.addCell(element, flow.close());
}

function openList(element: HtmlElement, { flow, lists }: Page): CloseElement {
  flow.endBlock();
  lists.push(createList(element));
  return () => {
    flow.endBlock();
    lists.pop();
  };
}

function openItem(element: HtmlElement, placing: OpeningWithStyle): CloseElement {
  const { flow } = placing.page;
  flow.endBlock();
  const text = findItemMarker(element, placing);
  if (text === undefined) return () => flow.endBlock();
  const level = Math.max(1, placing.page.lists.length);
  const marker: Marker = { text, isBullet: isBulletMarker(text), level };
  flow.addMarker(marker);
  return () => flow.dropMarker(marker);
}

function findItemMarker(element: HtmlElement, { page, style, layout, before }: OpeningWithStyle) {
  const list = page.lists.at(-1);
  const count = list === undefined ? 0 : countItem(list, element);
  const content = findContent(before, page);
  const own = content === undefined ? undefined : cleanMarker(content);
  if (own !== undefined) return own;
  // Only a list item proper has a marker; one laid out as a block has none.
  const display = layout.declarations.get('display') ?? 'list-item';
  return display === 'list-item' ? formatMarker(count, style.listStyle ?? 'disc') : undefined;
}

function openBlock({ page, before }: OpeningWithStyle): CloseElement {
  const { flow } = page;
  flow.endBlock();
  const content = isCounted(before) ? findContent(before, page) : undefined;
  const text = content === undefined ? undefined : cleanMarker(content);
  if (text === undefined || text === '•') return () => flow.endBlock();
  const marker: Marker = { text, isBullet: false };
  flow.addMarker(marker);
  return () => flow.dropMarker(marker);
}

function openWords(
  element: HtmlElement,
  { page, style, layout, before }: OpeningWithStyle,
): CloseElement {
  const { flow } = page;
  const content = isCounted(before) ? findContent(before, page) : undefined;
  if (content !== undefined) flow.addText(content, style);
  const comment = findCommentOn(layout.declarations, page.context.comments);
  if (comment !== undefined) {
    flow.addMark({ kind: 'comment-start', id: comment });
    return () => flow.addMark({ kind: 'comment-end', id: comment });
  }
  if (element.tagName === 'q') {
    flow.addText('“', style);
    return () => flow.addText('”', style);
  }
  if (!layout.isSetOff && !/^(button|textarea)$/.test(element.tagName)) return () => undefined;
  flow.addSpace(style);
  return () => flow.addSpace(style);
}

function isCounted(declarations: Declarations): boolean {
  return declarations.get('content')?.includes('counter') ?? false;
}

function findContent(declarations: Declarations, page: Page): string | undefined {
  const content = declarations.get('content');
  return content === undefined ? undefined : page.counters.fill(content);
}
