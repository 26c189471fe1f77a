import { type Fragment, type Grid, hasInk } from './fragments.ts';
import { type Cell, joinCell } from './join-cell.ts';

/** Where a line stands: its page, and the left and right edge of its column. */
export interface LinePlace {
  readonly page: number;
  readonly left: number;
  readonly right: number;
  /** Whether the page is read from right to left, and mirrored for it. */
  readonly isMirrored?: boolean;
}

/** One printed line of one column. */
export interface Line extends LinePlace {
  readonly cells: readonly Cell[];
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
  /** Whether it opens with a raised figure or sign, as a note does. */
  readonly opensRaised: boolean;
  /** Characters of a number set apart at its start, if one is. */
  readonly labelLength?: number;
  /** Whether a page of the file it was printed from ended before it. */
  readonly followsEdge?: boolean;
  /** How sure text recognition is of its words, 0-1. */
  readonly confidence?: number;
  /** A table ruled with lines in the line's place; its words stand in the cells as well. */
  readonly grid?: Grid;
}

/** Fragments on one base line, from left to right. */
export type Row = readonly Fragment[];

/** Widest gap between words, in ems; a wider one parts cells. */
const wordGap = 1.6;
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
      if (fragment.size > base.size * 1.1 && hasInk(fragment)) base = fragment;
    } else {
      rows.push([fragment]);
      base = fragment;
    }
  }
  return rows.filter((row) => row.some(hasInk)).map((row) => dropDoubles(sortByPlace(row)));
}

/** Makes a line of fragments that stand in one column. */
export function createLine(row: Row, place: LinePlace): Line {
  const cells = splitCells(row).map((cell) => joinCell(cell, place.isMirrored === true));
  const ink = row.filter(hasInk);
  const letters = ink.map(({ text }) => text.trim().length);
  const sum = letters.reduce((total, count) => total + count, 0);
  const bold = letters.reduce((total, count, at) => total + (ink[at]?.isBold ? count : 0), 0);
  const main = ink[letters.indexOf(letters.reduce((most, count) => Math.max(most, count), 0))];
  const confidence = weighConfidence(ink);
  return {
    ...place,
    cells,
    x0: cells[0]?.x0 ?? place.left,
    x1: cells.at(-1)?.x1 ?? place.right,
    y: main?.y ?? 0,
    size: main?.size ?? 1,
    isBold: bold >= sum * 0.9,
    opensRaised: isRaised(ink[0], main),
    ...(confidence === undefined ? {} : { confidence }),
    ...(main?.grid === undefined ? {} : { grid: main.grid }),
  };
}

const drawn = /^[-_=*~.·•—–\s]{8,}$/;

/** Whether a line is one drawn with signs. */
export function isDrawn(line: Line): boolean {
  return drawn.test(getLineText(line));
}

/** The line's words; a tab where a wide gap is. */
export function getLineText(line: Line): string {
  return line.cells.map(({ text }) => text).join('\t');
}

/** Puts a tab behind a number that the line sets apart, as it does in a text with tabs. */
export function setLabelApart(text: string, { labelLength }: Line): string {
  if (labelLength === undefined) return text;
  return `${text.slice(0, labelLength)}\t${text.slice(labelLength + 1)}`;
}

/** Mean of how sure recognition is of the words; nothing where all of them are the file's own. */
export function weighConfidence(
  parts: readonly { readonly text: string; readonly confidence?: number }[],
): number | undefined {
  const known = parts.filter(({ confidence }) => confidence !== undefined);
  const length = known.reduce((sum, { text }) => sum + text.length, 0);
  if (length === 0) return undefined;
  return (
    known.reduce((sum, { text, confidence = 0 }) => sum + confidence * text.length, 0) / length
  );
}

function sortByPlace(row: readonly Fragment[]): Row {
  return [...row].sort((a, b) => a.x - b.x);
}

function isOnLine(fragment: Fragment, base: Fragment): boolean {
  if (fragment.grid !== undefined || base.grid !== undefined) return false;
  return Math.abs(fragment.y - base.y) <= baselineDrift * Math.max(fragment.size, base.size);
}

/** Some programmes print bold by printing twice, a hair apart. */
function dropDoubles(row: Row): Row {
  return row.filter((fragment, at) => {
    const before = row[at - 1];
    if (before === undefined || before.text !== fragment.text || !hasInk(fragment)) return true;
    return fragment.x - before.x > fragment.width * 0.3;
  });
}

/** Parts a row at its wide gaps; a line stretched to the width of its column has none. */
function splitCells(row: Row): Fragment[][] {
  if (isStretched(row)) return [[...row]];
  const cells: Fragment[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const fragment of row) {
    const open = cells.at(-1);
    if (!hasInk(fragment)) open?.push(fragment);
    else {
      if (open === undefined || fragment.x - end > wordGap * fragment.size) cells.push([fragment]);
      else open.push(fragment);
      end = Math.max(end, fragment.x + fragment.width);
    }
  }
  return cells;
}

/** Smallest gap between words, in ems; fewest of them that show a line to be stretched, and how little they differ then. */
const smallestGap = 0.15;
const fewestGaps = 3;
const evenness = 0.4;

/** Whether words of different widths all stand equally far apart, as justification sets them and tables do not. */
function isStretched(row: Row): boolean {
  const ink = row.filter(hasInk);
  const gaps = ink.slice(1).flatMap(({ x, size }, at) => {
    const gap = x - (ink[at]?.x ?? 0) - (ink[at]?.width ?? 0);
    return gap > smallestGap * size ? [gap] : [];
  });
  if (gaps.length < fewestGaps || measureSpread(gaps) > evenness) return false;
  return measureSpread(ink.map(({ width }) => width)) > (ink[0]?.size ?? 0) / 2;
}

function measureSpread(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
}

function isRaised(first: Fragment | undefined, main: Fragment | undefined): boolean {
  if (first === undefined || main === undefined || first === main) return false;
  return (
    first.size < main.size * 0.85 &&
    main.y - first.y > main.size * 0.15 &&
    /^\W{0,2}[\d*†‡§]{1,3}\W?$/i.test(first.text.trim())
  );
}
