import type { Fragment } from './fragments.ts';

/** A stretch of a line with no wide gap inside. */
export interface Cell {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
}

/** One printed line of one column. */
export interface Line {
  readonly page: number;
  readonly cells: readonly Cell[];
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
  /** Left and right edge of the column it stands in. */
  readonly left: number;
  readonly right: number;
}

/** Fragments on one base line, from left to right. */
export type Row = readonly Fragment[];

/** Widest gap between words, in ems; a wider one parts cells. */
const wordGap = 1.6;
/** Smallest gap that stands for a space, in ems. */
const spaceGap = 0.15;
/** How far apart base lines of one row may lie, in ems: raised and lowered figures. */
const baselineDrift = 0.45;

/** Groups fragments by base line, top to bottom. White space without ink beside it is dropped. */
export function groupRows(fragments: readonly Fragment[]): Row[] {
  const sorted = [...fragments].sort((a, b) => a.y - b.y || a.x - b.x);
  const rows: Fragment[][] = [];
  let base: Fragment | undefined;
  for (const fragment of sorted) {
    const row = rows.at(-1);
    if (row !== undefined && base !== undefined && isOnLine(fragment, base)) {
      row.push(fragment);
      if (fragment.size > base.size * 1.1 && fragment.text.trim() !== '') base = fragment;
    } else {
      rows.push([fragment]);
      base = fragment;
    }
  }
  return rows
    .filter((row) => row.some(hasInk))
    .map((row) => dropDoubles(row.sort((a, b) => a.x - b.x)));
}

/** Makes a line of fragments that stand in one column. */
export function createLine(row: Row, facts: { page: number; left: number; right: number }): Line {
  const ink = row.filter(hasInk);
  const cells = createCells(row);
  const letters = (fragments: Row) =>
    fragments.reduce((sum, { text }) => sum + text.trim().length, 0);
  const largest = ink.reduce(
    (best, next) => (letters([next]) > letters([best]) ? next : best),
    ink[0] ?? (row[0] as Fragment),
  );
  return {
    ...facts,
    cells,
    x0: cells[0]?.x0 ?? facts.left,
    x1: cells.at(-1)?.x1 ?? facts.right,
    y: largest.y,
    size: largest.size,
    isBold: letters(ink.filter((fragment) => fragment.isBold)) >= letters(ink) * 0.9,
  };
}

/** The line's words; a tab where a wide gap is. */
export function getLineText(line: Line): string {
  return line.cells.map(({ text }) => text).join('\t');
}

export function hasInk(fragment: Fragment): boolean {
  return fragment.text.trim() !== '';
}

function isOnLine(fragment: Fragment, base: Fragment): boolean {
  return Math.abs(fragment.y - base.y) <= baselineDrift * Math.max(fragment.size, base.size);
}

/** Some programmes print bold by printing twice, a hair apart. */
function dropDoubles(row: readonly Fragment[]): Row {
  return row.filter((fragment, at) => {
    const before = row[at - 1];
    if (before === undefined || before.text !== fragment.text || !hasInk(fragment)) return true;
    return fragment.x - before.x > fragment.width * 0.3;
  });
}

function createCells(row: Row): Cell[] {
  const cells: { text: string; x0: number; x1: number }[] = [];
  let isSpaced = false;
  for (const fragment of row) {
    if (!hasInk(fragment)) {
      isSpaced = true;
      continue;
    }
    const open = cells.at(-1);
    const gap = open === undefined ? 0 : fragment.x - open.x1;
    const end = fragment.x + fragment.width;
    if (open === undefined || gap > wordGap * fragment.size) {
      cells.push({ text: fragment.text.trimStart(), x0: fragment.x, x1: end });
    } else {
      const space = isSpaced || gap > spaceGap * fragment.size ? ' ' : '';
      open.text = `${open.text}${space}${fragment.text}`;
      open.x1 = Math.max(open.x1, end);
    }
    isSpaced = false;
  }
  return cells.map((cell) => ({ ...cell, text: cell.text.replace(/\s+/g, ' ').trim() }));
}
