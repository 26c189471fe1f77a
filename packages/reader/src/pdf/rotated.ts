import type { Fragment } from './fragments.ts';
import { isVisible } from './fragments.ts';
import type { PositionedText } from './items.ts';
import { createLine, getLineText, groupRows, type Line } from './lines.ts';
import { type DisplayedPage, orientPoint, type PageOrientation, turnPoint } from './orientation.ts';

interface PageContext {
  readonly page: DisplayedPage;
  readonly orientation: PageOrientation;
  /** The upright text. */
  readonly upright: readonly Fragment[];
}

/** A stretch of rotated text and its box on the oriented page. */
interface Cluster {
  readonly text: string;
  readonly size: number;
  readonly isBold: boolean;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** The most clusters that a line is compared with; a page with more beside each other is no page of text. */
const mostOpenClusters = 40;
/** Widest gap between the lines of one cluster, in ems. */
const lineGap = 1.6;

/**
 * Positions rotated text: beside the running text it stays separate, such as a stamp along the margin; within it, such
 * as narrow table headers, it becomes upright at its position.
 */
export function positionRotated(
  texts: readonly PositionedText[],
  context: PageContext,
): { fragments: Fragment[]; asides: string[] } {
  if (texts.length === 0) return { fragments: [], asides: [] };
  const turns = [...new Set(texts.map(({ turn }) => turn))];
  const clusters = turns.flatMap((turn) =>
    clusterTexts(
      texts.filter((text) => text.turn === turn),
      context,
    ),
  );
  const extent = getExtent(context.upright);
  const isAside = (cluster: Cluster) =>
    cluster.x1 <= extent.left + 2 || cluster.x0 >= extent.right - 2;
  return {
    fragments: alignRows(clusters.filter((cluster) => !isAside(cluster))),
    asides: clusters.filter(isAside).map(({ text }) => text),
  };
}

function getExtent(upright: readonly Fragment[]): { left: number; right: number } {
  const ink = upright.filter(isVisible);
  return {
    left: ink.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY),
    right: ink.reduce((most, { x, width }) => Math.max(most, x + width), 0),
  };
}

/** Reads text of one rotation as if the page were rotated for it, and joins neighboring lines. */
function clusterTexts(
  texts: readonly PositionedText[],
  { page, orientation }: PageContext,
): Cluster[] {
  const { width, height } = page;
  const oriented = texts.map(({ length, turn, ...text }): Fragment => {
    const { x, y } = turnPoint(text, page, turn);
    return { ...text, x, y, width: length };
  });
  const turn = texts[0]?.turn;
  const groups: Line[][] = [];
  for (const line of groupRows(oriented).flatMap(splitCells)) {
    const open = groups.slice(-mostOpenClusters).findLast((group) => isBelow(line, group.at(-1)));
    if (open === undefined) groups.push([line]);
    else open.push(line);
  }
  const isSideways = turn === 1 || turn === 3;
  const turnedPage = isSideways ? { width: height, height: width } : { width, height };
  const back = turn === undefined ? turn : (((4 - turn) % 4) as PositionedText['turn']);
  return groups.map((lines) => {
    const corners = [
      {
        x: lines.reduce((least, { x0 }) => Math.min(least, x0), Number.POSITIVE_INFINITY),
        y: (lines[0]?.y ?? 0) - (lines[0]?.size ?? 0),
      },
      {
        x: lines.reduce((most, { x1 }) => Math.max(most, x1), Number.NEGATIVE_INFINITY),
        y: lines.at(-1)?.y ?? 0,
      },
    ].map((corner) => orientPoint(turnPoint(corner, turnedPage, back), page, orientation));
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    return {
      text: lines.map(getLineText).join(' '),
      size: lines[0]?.size ?? 1,
      isBold: lines.every(({ isBold }) => isBold),
      x0: Math.min(...xs),
      y0: Math.min(...ys),
      x1: Math.max(...xs),
      y1: Math.max(...ys),
    };
  });
}

/** Words far apart on one rotated line belong to different rows of the upright page. */
function splitCells(row: readonly Fragment[]): Line[] {
  const line = createLine(row, { page: 0, left: 0, right: 0 });
  return line.cells.map((cell) => ({ ...line, cells: [cell], x0: cell.x0, x1: cell.x1 }));
}

function isBelow(line: Line, before: Line | undefined): boolean {
  if (before === undefined || line.y - before.y > lineGap * before.size) return false;
  return line.y > before.y && line.x0 < before.x1 && line.x1 > before.x0;
}

/** Clusters beside each other are on one line, at the height of the lowest. */
function alignRows(clusters: readonly Cluster[]): Fragment[] {
  const bands: { y0: number; y1: number; members: Cluster[] }[] = [];
  for (const cluster of [...clusters].sort((a, b) => a.y0 - b.y0)) {
    const band = bands.at(-1);
    const shared = band === undefined ? 0 : Math.min(band.y1, cluster.y1) - cluster.y0;
    if (band !== undefined && shared > (cluster.y1 - cluster.y0) / 2) {
      band.members.push(cluster);
      band.y1 = Math.max(band.y1, cluster.y1);
    } else {
      bands.push({ y0: cluster.y0, y1: cluster.y1, members: [cluster] });
    }
  }
  return bands.flatMap(({ y1, members }) =>
    members.map(({ text, size, isBold, x0, x1 }) => ({
      text,
      x: x0,
      y: y1,
      width: x1 - x0,
      size: Math.min(size, Math.max(4, x1 - x0)),
      isBold,
    })),
  );
}
