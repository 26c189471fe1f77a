import { getLineText, type Line } from './lines.ts';

/**
 * The fewest characters of a line of prose, and the least share of the total width that it takes. Set by hand; `npm run
 * evaluate:reader` measures what it gives.
 */
const fewestCharacters = 30;
const leastShare = 0.6;
/** The fewest lines of prose that show where a column ends. */
const fewestLines = 4;

/**
 * Moves each line's right edge to where the prose of its column ends. Otherwise a stamp or a wide running line would
 * make every line look short.
 */
export function limitRightEdges(lines: readonly Line[]): Line[] {
  const document = groupEnds(lines, getColumn);
  const pages = groupEnds(lines, (line) => `${line.page} ${getColumn(line)}`);
  const known = new Map<string, number | undefined>();
  const find = (key: string, ends: ReadonlyMap<string, readonly number[]>) => {
    if (!known.has(key)) known.set(key, findReach(ends.get(key) ?? []));
    return known.get(key);
  };
  return lines.map((line) => {
    const column = getColumn(line);
    const right = find(`${line.page} ${column}`, pages) ?? find(column, document) ?? line.right;
    return right < line.right ? { ...line, right } : line;
  });
}

/** Columns that begin within this distance, in points, are one. */
const columnStep = 24;

/** Columns begin at about the same position on every page. */
function getColumn({ left }: Line): string {
  return `${Math.round(left / columnStep)}`;
}

function groupEnds(
  lines: readonly Line[],
  getKey: (line: Line) => string,
): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>();
  for (const line of lines) {
    if (line.grid !== undefined || line.cells.length > 1) continue;
    const isLong = line.x1 - line.x0 >= (line.right - line.left) * leastShare;
    if (!isLong || getLineText(line).length < fewestCharacters) continue;
    const key = getKey(line);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(line.x1);
  }
  return groups;
}

/** Lines that may reach further than the rest: a share of all, and at most so many. */
const outlierShare = 1 / 8;
const mostOutliers = 2;

/** How far lines reach, without the few that reach furthest. */
function findReach(ends: readonly number[]): number | undefined {
  if (ends.length < fewestLines) return undefined;
  const sorted = [...ends].sort((a, b) => b - a);
  return sorted[Math.min(mostOutliers, Math.floor(sorted.length * outlierShare))];
}
