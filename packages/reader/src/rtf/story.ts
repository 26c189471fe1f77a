import type { Draft } from '../source/draft.ts';
import { createRow } from '../source/table.ts';
import { createParagraph, type Paragraph } from './paragraph.ts';
import { mergeCells, mostCells, type RowDefinition } from './row-definition.ts';

/** A table that is being read, at one depth of tables inside tables. */
export interface OpenTable {
  /** Cells of the row so far, and the blocks of the one being written. */
  cells: Draft[][];
  cell: Draft[];
  row: RowDefinition | undefined;
  /** Which table of the document it is, once it has a row. */
  number: number | undefined;
}

/** A run of paragraphs that stands for itself: the body, a header, a note, a comment, a text box. */
export interface Story {
  /** Whether it lies in a shape, whose colour is not known. */
  readonly isBoxed: boolean;
  /** Stories it stands inside of. */
  readonly depth: number;
  readonly drafts: Draft[];
  paragraph: Paragraph;
  /** Notes and text boxes of the paragraph being written. */
  attached: Draft[];
  /** By depth, the outermost first. */
  readonly tables: OpenTable[];
  /** Whether a note stands at the end of the document. */
  isEndnote: boolean;
}

export function createStory(place: Pick<Story, 'isBoxed' | 'depth'>): Story {
  return {
    ...place,
    drafts: [],
    paragraph: createParagraph(),
    attached: [],
    tables: [],
    isEndnote: false,
  };
}

/** The table at a depth, 1 for the outermost; one that is not there yet is begun. */
export function openTable(story: Story, depth: number): OpenTable {
  while (story.tables.length < depth)
    story.tables.push({ cells: [], cell: [], row: undefined, number: undefined });
  return story.tables[depth - 1] ?? openTable(story, depth);
}

/** Puts blocks where they belong: into the cell being written at that depth of tables, or the story itself. */
export function placeDrafts(story: Story, drafts: readonly Draft[], depth: number): void {
  const outermost = story.tables[0];
  // Some writers leave out of a cell's paragraphs that they stand in a table.
  const isInRow = outermost !== undefined && isPending(outermost);
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

/** Ends the cell being written. */
export function endCell(story: Story, depth: number, count: () => number): void {
  closeInner(story, depth, count);
  const table = openTable(story, depth);
  table.cells.push(table.cell);
  table.cell = [];
  if (table.cells.length >= mostCells) endRow(story, depth, count);
}

/** Ends the row being written; `count` gives a number to a table that has none yet. */
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

/** Ends whatever is open; a row without an end gives what it has. */
export function endTables(story: Story, count: () => number): void {
  if (story.tables.length > 0) endRow(story, 1, count);
}

/** Tables inside end with the cell around them. */
function closeInner(story: Story, depth: number, count: () => number): void {
  for (let inner = story.tables.length; inner > depth; inner -= 1) {
    const table = story.tables[inner - 1];
    if (table !== undefined && isPending(table)) endRow(story, inner, count);
    story.tables.pop();
  }
}

function isPending(table: OpenTable): boolean {
  return table.cells.length > 0 || table.cell.length > 0;
}
