import type { CellFacts, Draft, Piece } from './draft.ts';
import { getDraftText } from './draft.ts';

/** A cell with more paragraphs, or more characters, is page layout and not tabulation. */
const mostParagraphsOfCell = 3;
const longestCell = 1200;
/** Longest text that stands alone in its row as a label. */
const longestLabel = 60;

export interface RowFacts {
  /** Which table of the document, counted from 1. */
  readonly table: number;
  readonly isHeaderRow?: boolean;
  /** What the file says the cells hold, in order. */
  readonly cells?: readonly CellFacts[];
}

/**
 * Makes the blocks of one table row from the blocks of its cells. A row of data is one block with tabs
 * between its cells; a row that only lays out paragraphs gives those paragraphs, cell by cell.
 */
export function createRow(cells: readonly (readonly Draft[])[], facts: RowFacts): Draft[] {
  const all = cells.flat();
  if (!isData(cells)) return all;
  const { table, isHeaderRow } = facts;
  const number = cells[0]?.[0]?.number;
  const row: Draft = {
    kind: 'table-row',
    pieces: cells.flatMap(createCellPieces),
    table,
    cells: cells.map((_, index) => facts.cells?.[index] ?? {}),
    ...(number === undefined ? {} : { number }),
    ...(isHeaderRow === true ? { isHeaderRow } : {}),
  };
  return [row, ...all.filter(isNote)];
}

/** Pieces of a row whose cells are plain text: tabs between them, no tab or line end inside. */
export function createCellTexts(texts: readonly string[]): Piece[] {
  return texts.flatMap((text, cell) => {
    const piece = { text: text.replace(/\s+/g, ' ').trim(), cell };
    return cell === 0 ? [piece] : [{ text: '\t' }, piece];
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

function createCellPieces(drafts: readonly Draft[], cell: number): Piece[] {
  const tab: Piece[] = cell === 0 ? [] : [{ text: '\t' }];
  const blocks = drafts.filter((draft) => !isNote(draft));
  if (blocks.length === 0) return [...tab, { text: '', cell }];
  const pieces = blocks.flatMap((draft, index) => [
    ...(index === 0 ? [] : [{ text: '\n', cell }]),
    ...draft.pieces.map((piece) => ({ ...piece, text: piece.text.replaceAll('\t', ' '), cell })),
  ]);
  return [...tab, ...pieces];
}
