import type { Draft } from '../source/draft.ts';
import { createRow } from '../source/table.ts';
import { createParagraph, type Paragraph } from './paragraph.ts';
import { mergeCells, mostCells, type RowDefinition } from './row-definition.ts';

/** A table that is being read, at one nesting depth. */
export interface OpenTable {
  /** Cells of the row so far, and the blocks of the current cell. */
  cells: Draft[][];
  cell: Draft[];
  row: RowDefinition | undefined;
  /** The number of the table in the document, once it has a row. */
  number: number | undefined;
}

/** A separate sequence of paragraphs: the body, a header, a note, a comment, a text box. */
export interface Story {
  /** Whether it is in a shape, whose color is not known. */
  readonly isBoxed: boolean;
  /** Number of stories around it. */
  readonly depth: number;
  readonly drafts: Draft[];
  paragraph: Paragraph;
  /** Notes and text boxes of the current paragraph. */
  attached: Draft[];
  /** By depth, outermost first. */
  readonly tables: OpenTable[];
  /** Whether a note is at the end of the document. */
  isEndnote: boolean;
}

export function createStory(facts: Pick<Story, 'isBoxed' | 'depth'>): Story {
  return {
    ...facts,
    drafts: [],
    paragraph: createParagraph(),
    attached: [],
    tables: [],
    isEndnote: false,
  };
}

/** The table at a depth, 1 for the outermost; created if it does not exist. */
export function openTable(story: Story, depth: number): OpenTable {
  while (story.tables.length < depth)
    story.tables.push({ cells: [], cell: [], row: undefined, number: undefined });
  return story.tables[depth - 1] ?? openTable(story, depth);
}

/** Adds blocks to the current cell at that table depth, or to the story itself. */
export function addDrafts(story: Story, drafts: readonly Draft[], depth: number): void {
  const outermost = story.tables[0];
  // Some writers do not mark a cell's paragraphs as inside a table.
  const isInRow = outermost !== undefined && isUnfinished(outermost);
  const target = depth === 0 && isInRow ? 1 : depth;
  if (target > 0) {
    const { cell } = openTable(story, target);
    for (const draft of drafts) cell.push(draft);
    const inner = story.tables[target];
    if (inner !== undefined && drafts.length > 0) inner.number = undefined;
    return;
  }
  for (const draft of drafts) story.drafts.push(draft);
  if (outermost !== undefined && drafts.length > 0) outermost.number = undefined;
}

/** Ends the current cell. */
export function endCell(story: Story, depth: number, count: () => number): void {
  closeInner(story, depth, count);
  const table = openTable(story, depth);
  table.cells.push(table.cell);
  table.cell = [];
  if (table.cells.length >= mostCells) endRow(story, depth, count);
}

/** Ends the current row; `count` gives a number to a table that has none yet. */
export function endRow(story: Story, depth: number, count: () => number): void {
  closeInner(story, depth, count);
  const table = openTable(story, depth);
  const cells = table.cell.length > 0 ? [...table.cells, table.cell] : table.cells;
  table.cells = [];
  table.cell = [];
  if (cells.length === 0) return;
  table.number ??= count();
  const rows = createRow(mergeCells(cells, table.row), {
    table: table.number,
    isHeaderRow: table.row?.isHeader ?? false,
  });
  const target = depth > 1 ? openTable(story, depth - 1).cell : story.drafts;
  for (const row of rows) target.push(row);
}

/** Closes everything that is open. A row without an end keeps its content. */
export function endTables(story: Story, count: () => number): void {
  if (story.tables.length > 0) endRow(story, 1, count);
}

/** Nested tables end with the cell around them. */
function closeInner(story: Story, depth: number, count: () => number): void {
  for (let inner = story.tables.length; inner > depth; inner -= 1) {
    const table = story.tables[inner - 1];
    if (table !== undefined && isUnfinished(table)) endRow(story, inner, count);
    story.tables.pop();
  }
}

function isUnfinished(table: OpenTable): boolean {
  return table.cells.length > 0 || table.cell.length > 0;
}
