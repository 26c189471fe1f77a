import { type Fragment, hasInk } from './fragments.ts';
import { groupRows, type Row } from './lines.ts';
import { isLoneLabel } from './lone-label.ts';

/** A stretch of a line of text with no wide white space inside, in points from the left. */
interface Chunk {
  readonly x0: number;
  readonly x1: number;
  readonly text: string;
}

/** Narrowest white space that may part cells, in ems. */
const narrowest = 0.6;
/** Lines between two that stand as in a table, and how far their cells may miss one another, in points. */
const near = 6;
const slack = 2;
/** Share of the page's width that labels beside the lines of a cell take up at least. */
const labelShare = 0.1;
/**
 * Whether the text of a page stands as in a table somewhere: cells of lines near one another begin or end at the
 * same place, or lines begin behind a label. Listing what a page draws costs as much as reading its text.
 */
export function looksTabular(fragments: readonly Fragment[]): boolean {
  const lines = groupRows(fragments).map(listChunks);
  return haveSharedEdges(lines) || standBesideLabels(lines);
}

function listChunks(row: Row): Chunk[] {
  const chunks: { x0: number; x1: number; text: string }[] = [];
  for (const { x, width, size, text } of row.filter(hasInk)) {
    const open = chunks.at(-1);
    if (open === undefined || x - open.x1 > narrowest * size)
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
  return edges.some((own, at) =>
    edges
      .slice(at + 1, at + 1 + near)
      .some((others) => own.some((edge) => others.some((other) => Math.abs(edge - other) < slack))),
  );
}

/** Where the cells of a line after the first begin and end; the end of the last is the page's as well. */
function listInnerEdges(chunks: readonly Chunk[]): number[] {
  const [first, ...rest] = chunks;
  if (first === undefined || rest.length === 0) return [];
  if (rest.length === 1 && isLoneLabel(first.text)) return [];
  return [...rest.map(({ x0 }) => x0), ...rest.slice(0, -1).map(({ x1 }) => x1)];
}

/** Whether lines begin at the same place behind where a short one ends: a label set at another height. */
function standBesideLabels(lines: readonly (readonly Chunk[])[]): boolean {
  const spans = lines.map((chunks) => ({
    from: chunks[0]?.x0 ?? 0,
    to: chunks.at(-1)?.x1 ?? 0,
  }));
  const left = spans.reduce((least, { from }) => Math.min(least, from), Number.POSITIVE_INFINITY);
  const right = spans.reduce((most, { to }) => Math.max(most, to), 0);
  const edge = left + (right - left) * labelShare;
  return spans.some(({ from }, at) => {
    if (from < edge) return false;
    const around = spans.slice(Math.max(0, at - near), at + 1 + near);
    const alike = around.filter((other) => Math.abs(other.from - from) < slack);
    return alike.length > 1 && around.some(({ to }) => to < from - slack);
  });
}
