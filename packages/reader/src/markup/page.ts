import type { MarkupContext } from './context.ts';
import { type Counters, createCounters } from './counters.ts';
import { createFlow, type Flow } from './layout.ts';
import type { OpenList } from './list-markers.ts';
import type { HtmlElement, HtmlParent } from './parse-html.ts';
import { createStyleSheet, type FindSheet, type StyleSheet } from './style-sheet.ts';
import type { Grid } from './table-grid.ts';

/** The state of one walk through a page. */
export interface Page {
  readonly context: MarkupContext;
  readonly flow: Flow;
  readonly sheet: StyleSheet;
  readonly counters: Counters;
  /** Open lists, the innermost last. */
  readonly lists: OpenList[];
  /** Open tables; nothing for one that is too deep in others to be read as a table. */
  readonly grids: (Grid | undefined)[];
  /** Open elements, the innermost last. */
  readonly ancestors: HtmlElement[];
  /** Empty cells that spans may still make. */
  readonly room: { left: number };
}

const mostSpannedCells = 500_000;

export function createPage(
  root: HtmlParent,
  { context, findSheet }: { context: MarkupContext; findSheet: FindSheet },
): Page {
  return {
    context,
    flow: createFlow(context.noticed),
    sheet: createStyleSheet(root, findSheet),
    counters: createCounters(),
    lists: [],
    grids: [],
    ancestors: [],
    room: { left: mostSpannedCells },
  };
}
