import { type Fragment, isVisible } from './fragments.ts';
import { type FragmentRow, groupRows } from './lines.ts';
import { isLoneLabel } from './lone-label.ts';

/** A stretch of a line of text without wide white space, in points from the left. */
interface Chunk {
  readonly x0: number;
  readonly x1: number;
  readonly text: string;
}

/**
 * Narrowest white space that may separate cells, in ems. The thresholds of this file were set by hand; `npm run
 * evaluate:reader` measures what they give.
 */
const narrowestGap = 0.6;
/** Distance of two lines, in lines, that are still compared, and how far apart their cells' edges may be, in points. */
const nearbyLines = 6;
const alignmentTolerance = 2;
/** The least share of the page's width that labels beside the lines of a cell take. */
const leastLabelShare = 0.1;
/**
 * Whether any text of a page looks like a table: cells of nearby lines begin or end at the same position, or lines
 * begin after a label. It decides whether the page's drawing is listed, which costs as much as reading its text.
 */
export function looksTabular(fragments: readonly Fragment[]): boolean {
  const lines = groupRows(fragments).map(listChunks);
  return haveSharedEdges(lines) || areBesideLabels(lines);
}

function listChunks(row: FragmentRow): Chunk[] {
  const chunks: { x0: number; x1: number; text: string }[] = [];
  for (const { x, width, size, text } of row.filter(isVisible)) {
    const open = chunks.at(-1);
    if (open === undefined || x - open.x1 > narrowestGap * size)
      chunks.push({ x0: x, x1: x + width, text });
    else {
      open.x1 = Math.max(open.x1, x + width);
      open.text += text;
    }
  }
  return chunks;
}

function haveSharedEdges(lines: readonly (readonly Chunk[])[]): boolean {
  const edges = lines.map(listInnerEdges);
  return edges.some((edgesOfLine, at) =>
    edges
      .slice(at + 1, at + 1 + nearbyLines)
      .some((others) =>
        edgesOfLine.some((edge) =>
          others.some((other) => Math.abs(edge - other) < alignmentTolerance),
        ),
      ),
  );
}

/**
 * Where the cells after the first of a line begin and end. The end of the last one is left out, because it is the
 * page's as well.
 */
function listInnerEdges(chunks: readonly Chunk[]): number[] {
  const [first, ...rest] = chunks;
  if (first === undefined || rest.length === 0) return [];
  if (rest.length === 1 && isLoneLabel(first.text)) return [];
  return [...rest.map(({ x0 }) => x0), ...rest.slice(0, -1).map(({ x1 }) => x1)];
}

/** Whether lines begin at the same position after the end of a short one: a label at another height. */
function areBesideLabels(lines: readonly (readonly Chunk[])[]): boolean {
  const spans = lines.map((chunks) => ({
    from: chunks[0]?.x0 ?? 0,
    to: chunks.at(-1)?.x1 ?? 0,
  }));
  const left = spans.reduce((least, { from }) => Math.min(least, from), Number.POSITIVE_INFINITY);
  const right = spans.reduce((most, { to }) => Math.max(most, to), 0);
  const edge = left + (right - left) * leastLabelShare;
  return spans.some(({ from }, at) => {
    if (from < edge) return false;
    const around = spans.slice(Math.max(0, at - nearbyLines), at + 1 + nearbyLines);
    const alike = around.filter((other) => Math.abs(other.from - from) < alignmentTolerance);
    return alike.length > 1 && around.some(({ to }) => to < from - alignmentTolerance);
  });
}
