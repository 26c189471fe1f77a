import type { CellFacts, Draft, TextRun } from './draft.ts';
import { getDraftText } from './draft.ts';

/** A cell with more paragraphs or more characters is page layout, not tabular data. */
const mostParagraphsOfCell = 3;
const longestCell = 1200;
/** Longest text, in UTF-16 units, that counts as a label if it is alone in its row. */
const longestLabel = 60;

export interface RowFacts {
  /** The table of the document, counted from 1. */
  readonly table: number;
  readonly isHeaderRow?: boolean;
  /** What the file states about the cells, in order. */
  readonly cells?: readonly CellFacts[];
}

/**
 * Makes the blocks of one table row from the blocks of its cells. A row of data is one block with tabs between its
 * cells. A row that only lays out paragraphs gives those paragraphs, cell by cell.
 */
export function createRow(cells: readonly (readonly Draft[])[], facts: RowFacts): Draft[] {
  const drafts = cells.flat();
  if (!isData(cells)) return drafts;
  const { table, isHeaderRow } = facts;
  const number = cells[0]?.[0]?.number;
  const row: Draft = {
    kind: 'table-row',
    runs: cells.flatMap(createCellRuns),
    table,
    cells: cells.map((_, index) => facts.cells?.[index] ?? {}),
    ...(number === undefined ? {} : { number }),
    ...(isHeaderRow === true ? { isHeaderRow } : {}),
  };
  return [row, ...drafts.filter(isNote)];
}

/** Runs of a row whose cells are plain text: tabs between them, no tab or line end inside. */
export function createTextCells(texts: readonly string[]): TextRun[] {
  return texts.flatMap((text, cell) => {
    const run = { text: text.replace(/\s+/g, ' ').trim(), cell };
    return cell === 0 ? [run] : [{ text: '\t' }, run];
  });
}

function isNote(draft: Draft): boolean {
  return draft.kind === 'footnote';
}

function isData(cells: readonly (readonly Draft[])[]): boolean {
  const filled = cells
    .map((drafts) => drafts.filter((draft) => !isNote(draft)))
    .filter((drafts) => drafts.length > 0);
  if (cells.length < 2 || filled.length === 0 || filled.some(isLayout)) return false;
  return filled.length > 1 || isLabel(filled[0] ?? []);
}

function isLabel([draft, ...more]: readonly Draft[]): boolean {
  if (draft === undefined || more.length > 0) return false;
  return (
    draft.kind === 'paragraph' &&
    draft.number === undefined &&
    getDraftText(draft).length <= longestLabel
  );
}

function isLayout(drafts: readonly Draft[]): boolean {
  const length = drafts.reduce((sum, draft) => sum + getDraftText(draft).length, 0);
  return (
    drafts.length > mostParagraphsOfCell ||
    length > longestCell ||
    drafts.some((draft) => draft.kind === 'table-row')
  );
}

function createCellRuns(drafts: readonly Draft[], cell: number): TextRun[] {
  const tab: TextRun[] = cell === 0 ? [] : [{ text: '\t' }];
  const blocks = drafts.filter((draft) => !isNote(draft));
  if (blocks.length === 0) return [...tab, { text: '', cell }];
  const runs = blocks.flatMap((draft, index) => [
    ...(index === 0 ? [] : [{ text: '\n', cell }]),
    ...draft.runs.map((run) => ({ ...run, text: run.text.replaceAll('\t', ' '), cell })),
  ]);
  return [...tab, ...runs];
}
