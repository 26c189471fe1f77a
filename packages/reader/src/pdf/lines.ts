import { type Fragment, type Grid, isVisible } from './fragments.ts';
import { type Cell, joinCell } from './join-cell.ts';

/** The position of a line: its page, and the left and right edge of its column. */
export interface LinePosition {
  readonly page: number;
  readonly left: number;
  readonly right: number;
  /** Whether the page is read from right to left and therefore mirrored. */
  readonly isMirrored?: boolean;
  /** Number of the table row on its page whose cells it is a line of, where the page's content tells. */
  readonly wrappedRow?: number;
}

interface LineRequest extends LinePosition {
  /** Where cells but the first begin, if that is known; else they are apart by wide gaps. */
  readonly walls?: readonly number[];
}

/** One printed line of one column. */
export interface Line extends LinePosition {
  readonly cells: readonly Cell[];
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  /** Baseline of its first line if it stands for several. */
  readonly firstY?: number;
  readonly size: number;
  readonly isBold: boolean;
  /** Whether it starts with a raised number or symbol, like a footnote. */
  readonly startsRaised: boolean;
  /** Characters of a number at its start that is separated from the text. */
  readonly labelLength?: number;
  /** Whether a page of the file it was printed from ended before it. */
  readonly followsEdge?: boolean;
  /** Confidence of text recognition in its words, 0-1. */
  readonly confidence?: number;
  /** A ruled table in place of the line; its words are in the cells as well. */
  readonly grid?: Grid;
}

/** Fragments on one baseline, from left to right. */
export type FragmentRow = readonly Fragment[];

/**
 * Widest gap between words, in ems; a wider one separates cells. The thresholds of this file were set by hand; `npm run
 * evaluate:reader` measures what they give.
 */
const wordGap = 1.6;
/** How far apart the baselines of one row may be, in ems, for raised and lowered characters. */
const baselineDrift = 0.45;

/** How much larger a fragment must be to set the baseline of its row. */
const largerRatio = 1.1;

/** Groups fragments by baseline, top to bottom. White space without text beside it is dropped. */
export function groupRows(fragments: readonly Fragment[]): FragmentRow[] {
  const sorted = [...fragments].sort((a, b) => a.y - b.y || a.x - b.x);
  const rows: Fragment[][] = [];
  let base: Fragment | undefined;
  for (const fragment of sorted) {
    const row = rows.at(-1);
    if (row !== undefined && base !== undefined && isOnLine(fragment, base)) {
      row.push(fragment);
      if (fragment.size > base.size * largerRatio && isVisible(fragment)) base = fragment;
    } else {
      rows.push([fragment]);
      base = fragment;
    }
  }
  return rows.filter((row) => row.some(isVisible)).map((row) => dropDuplicates(sortFromLeft(row)));
}

/** Share of bold characters from which a line is bold. */
const boldShare = 0.9;

/** Makes a line from fragments in one column. */
export function createLine(row: FragmentRow, { walls, ...position }: LineRequest): Line {
  const parts = walls === undefined ? splitCells(row) : splitAt(row, walls);
  const cells = parts.map((cell) => joinCell(cell, position.isMirrored === true));
  const visible = row.filter(isVisible);
  const letters = visible.map(({ text }) => text.trim().length);
  const sum = letters.reduce((total, count) => total + count, 0);
  const bold = letters.reduce((total, count, at) => total + (visible[at]?.isBold ? count : 0), 0);
  const mainFragment =
    visible[letters.indexOf(letters.reduce((most, count) => Math.max(most, count), 0))];
  const confidence = averageConfidence(visible);
  return {
    ...position,
    cells,
    x0: cells[0]?.x0 ?? position.left,
    x1: cells.at(-1)?.x1 ?? position.right,
    y: mainFragment?.y ?? 0,
    size: mainFragment?.size ?? 1,
    isBold: bold >= sum * boldShare,
    startsRaised: isRaised(visible[0], mainFragment),
    ...(confidence === undefined ? {} : { confidence }),
    ...(mainFragment?.grid === undefined ? {} : { grid: mainFragment.grid }),
  };
}

const drawnLine = /^[-_=*~.·•—–\s]{8,}$/;

/** Whether a line is a rule drawn with characters. */
export function isDrawnLine(line: Line): boolean {
  return drawnLine.test(getLineText(line));
}

/** The line's words, with a tab for each wide gap. */
export function getLineText(line: Line): string {
  return line.cells.map(({ text }) => text).join('\t');
}

/** Puts a tab after a number that the line separates, as in text with tabs. */
export function separateLabel(text: string, { labelLength }: Line): string {
  if (labelLength === undefined) return text;
  return `${text.slice(0, labelLength)}\t${text.slice(labelLength + 1)}`;
}

/** Mean recognition confidence of the words; undefined if all of them are in the file itself. */
export function averageConfidence(
  parts: readonly { readonly text: string; readonly confidence?: number }[],
): number | undefined {
  const known = parts.filter(({ confidence }) => confidence !== undefined);
  const length = known.reduce((sum, { text }) => sum + text.length, 0);
  if (length === 0) return undefined;
  return (
    known.reduce((sum, { text, confidence = 0 }) => sum + confidence * text.length, 0) / length
  );
}

function sortFromLeft(row: readonly Fragment[]): FragmentRow {
  return [...row].sort((a, b) => a.x - b.x);
}

function isOnLine(fragment: Fragment, base: Fragment): boolean {
  if (fragment.grid !== undefined || base.grid !== undefined) return false;
  return Math.abs(fragment.y - base.y) <= baselineDrift * Math.max(fragment.size, base.size);
}

/** Offset of a second printing, as a share of the fragment's width. */
const largestOffset = 0.3;

/** Some programs print bold by printing twice with a small offset. */
function dropDuplicates(row: FragmentRow): FragmentRow {
  return row.filter((fragment, at) => {
    const before = row[at - 1];
    if (before === undefined || before.text !== fragment.text || !isVisible(fragment)) return true;
    return fragment.x - before.x > fragment.width * largestOffset;
  });
}

/** Splits a row at its wide gaps; a line stretched to the width of its column has none. */
function splitCells(row: FragmentRow): Fragment[][] {
  if (isStretched(row)) return [[...row]];
  const cells: Fragment[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const fragment of row) {
    const open = cells.at(-1);
    if (!isVisible(fragment)) open?.push(fragment);
    else {
      if (open === undefined || fragment.x - end > wordGap * fragment.size) cells.push([fragment]);
      else open.push(fragment);
      end = Math.max(end, fragment.x + fragment.width);
    }
  }
  return cells;
}

/** How far words may begin before their cell, in points. */
const wallTolerance = 1;

function splitAt(row: FragmentRow, walls: readonly number[]): Fragment[][] {
  const cells: Fragment[][] = [...walls, 0].map(() => []);
  for (const fragment of row)
    cells[walls.filter((wall) => wall <= fragment.x + wallTolerance).length]?.push(fragment);
  return cells.filter((cell) => cell.some(isVisible));
}

/**
 * Smallest gap between words, in ems; the fewest gaps that show a line to be stretched, and how little they then
 * differ.
 */
const smallestGap = 0.15;
const fewestGaps = 3;
const mostSpread = 0.4;

/** Whether words of different widths are equally far apart, which is so for justified text and not for tables. */
function isStretched(row: FragmentRow): boolean {
  const ink = row.filter(isVisible);
  const gaps = ink.slice(1).flatMap(({ x, size }, at) => {
    const gap = x - (ink[at]?.x ?? 0) - (ink[at]?.width ?? 0);
    return gap > smallestGap * size ? [gap] : [];
  });
  if (gaps.length < fewestGaps || measureSpread(gaps) > mostSpread) return false;
  return measureSpread(ink.map(({ width }) => width)) > (ink[0]?.size ?? 0) / 2;
}

function measureSpread(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
}

/** Largest size of a raised label relative to its line, and its least height above the baseline, in ems. */
const raisedSize = 0.85;
const raisedHeight = 0.15;

function isRaised(first: Fragment | undefined, mainFragment: Fragment | undefined): boolean {
  if (first === undefined || mainFragment === undefined || first === mainFragment) return false;
  return (
    first.size < mainFragment.size * raisedSize &&
    mainFragment.y - first.y > mainFragment.size * raisedHeight &&
    /^\W{0,2}[\d*†‡§]{1,3}\W?$/i.test(first.text.trim())
  );
}
