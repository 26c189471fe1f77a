import { cutByContent } from './content-order.ts';
import { type Fragment, isVisible } from './fragments.ts';
import type { FragmentRow } from './lines.ts';

/**
 * Widest gap between words of one cell, and largest distance of its lines, in ems. The thresholds of this file were set
 * by hand; `npm run evaluate:order` and `npm run evaluate:reader` measure what they give.
 */
const widestGap = 1.6;
const largestLeading = 1.6;
/** How far apart baselines of one line may be, in ems. */
const baselineDrift = 0.45;
/** How far cells beside each other may overlap, in points. */
const mostOverlap = 2;
/** The most lines of a cell. */
const mostLines = 60;

/**
 * The rows of a page that are lines of one row of a table: the page's content has them cell by cell, with all lines of
 * a cell before the next cell.
 */
export function findWrappedRows(rows: readonly FragmentRow[]): WrappedRow[] {
  const found: WrappedRow[] = [];
  const parts = cutByContent(rows);
  for (const [at, part] of parts.entries()) {
    if (part.length < 2 || part.length > mostLines) continue;
    const cells = findCells(part);
    if (cells === undefined || !areWrapped(cells)) continue;
    const above = listContinuing(parts.slice(0, at).reverse(), { cell: cells[0], isAbove: true });
    const below = listContinuing(parts.slice(at + 1), { cell: cells.at(-1), isAbove: false });
    const [, ...starts] = cells.map(({ x0 }) => x0).sort((a, b) => a - b);
    found.push({ rows: [...above.reverse(), ...part, ...below], walls: starts });
  }
  return found;
}

/** Lines of one row of a table. */
export interface WrappedRow {
  readonly rows: readonly FragmentRow[];
  /** Where its cells but the first begin, from left to right. */
  readonly walls: readonly number[];
}

/** Words that follow one another in the content and stand below one another. */
interface ContentCell {
  readonly lines: Fragment[][];
  x0: number;
  x1: number;
}

/** The cells of rows in the order of the content; nothing if they do not stand beside each other. */
function findCells(rows: readonly FragmentRow[]): ContentCell[] | undefined {
  const ink = rows.flat().filter(isVisible);
  if (ink.some(({ order, grid }) => order === undefined || grid !== undefined)) return undefined;
  const cells: ContentCell[] = [];
  for (const fragment of ink.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))) {
    const open = cells.at(-1);
    if (open === undefined || !addToCell(open, fragment))
      cells.push({ lines: [[fragment]], x0: fragment.x, x1: fragment.x + fragment.width });
  }
  const sorted = cells.toSorted((a, b) => a.x0 - b.x0);
  const isApart = sorted.every(({ x0 }, at) => x0 > (sorted[at - 1]?.x1 ?? x0 - 1) - mostOverlap);
  return isApart && cells.length > 1 ? cells : undefined;
}

/** Adds words that continue the last line of a cell or begin the next. */
function addToCell(cell: ContentCell, fragment: Fragment): boolean {
  const line = cell.lines.at(-1);
  const last = line?.at(-1);
  if (line === undefined || last === undefined) return false;
  const drop = (fragment.y - last.y) / Math.max(last.size, fragment.size);
  const gap = fragment.x - last.x - last.width;
  const isSameLine = Math.abs(drop) <= baselineDrift;
  const overlaps = fragment.x < cell.x1 && fragment.x + fragment.width > cell.x0;
  if (isSameLine && Math.abs(gap) <= widestGap * fragment.size) line.push(fragment);
  else if (!isSameLine && drop > 0 && drop <= largestLeading && overlaps)
    cell.lines.push([fragment]);
  else return false;
  cell.x0 = Math.min(cell.x0, fragment.x);
  cell.x1 = Math.max(cell.x1, fragment.x + fragment.width);
  return true;
}

/** A number, a letter or a bullet before the lines that it stands for. */
const label = /^(\(?(\d{1,4}|[A-Za-z]|[ivx]{1,5})(\.\d+)*[.)]*|[^\p{L}\d])$/u;

/** Lines of a form, an address or a list begin with capitals and digits; the further lines of a cell seldom do. */
function areWrapped(cells: readonly ContentCell[]): boolean {
  if (cells.some(({ lines }) => isLabels(lines, cells.length))) return false;
  const further = cells.flatMap(({ lines }) => lines.slice(1)).flatMap(([first]) => first ?? []);
  const lows = further.filter(({ text }) => /^\p{Ll}/u.test(text.trim()));
  return lows.length > 0 && lows.length >= further.filter(isCapital).length;
}

/** Several labels are those of several rows or items; one beside a single cell is that of a paragraph. */
function isLabels(lines: ContentCell['lines'], cellCount: number): boolean {
  if (lines.length === 1 && cellCount > 2) return false;
  return lines.every((line) =>
    label.test(
      line
        .map(({ text }) => text)
        .join(' ')
        .trim(),
    ),
  );
}

/** Rows next to a part that hold nothing but further lines of the cell at its edge. */
function listContinuing(
  parts: readonly (readonly FragmentRow[])[],
  { cell, isAbove }: { cell: ContentCell | undefined; isAbove: boolean },
): FragmentRow[] {
  const continuing: FragmentRow[] = [];
  let edge = (isAbove ? cell?.lines[0] : cell?.lines.at(-1))?.[0];
  for (const [row, ...others] of parts) {
    const ink = row?.filter(isVisible) ?? [];
    const [first] = ink;
    if (row === undefined || first === undefined || others.length > 0) break;
    if (cell === undefined || edge === undefined || !isInside(ink, cell)) break;
    const leading = Math.abs(first.y - edge.y) / edge.size;
    if (leading > largestLeading || !isNextInContent(first, edge) || (!isAbove && isCapital(first)))
      break;
    continuing.push(row);
    edge = first;
  }
  return continuing;
}

function isInside(ink: readonly Fragment[], { x0, x1 }: ContentCell): boolean {
  return ink.every(
    ({ x, width, size }) => x >= x0 - size && x + width <= x1 + size && x < x1 && x + width > x0,
  );
}

/** Fragments of a line and the spaces between them at most. */
const mostBetween = 12;

function isNextInContent(first: Fragment, edge: Fragment): boolean {
  return Math.abs((first.order ?? Number.POSITIVE_INFINITY) - (edge.order ?? 0)) <= mostBetween;
}

function isCapital({ text }: Fragment): boolean {
  return /^\p{Lu}/u.test(text.trim());
}
