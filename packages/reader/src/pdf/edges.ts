import { getLineText, type Line } from './lines.ts';

/** Characters of a line of prose, at least, and its share of the width of all that stands there. */
const prose = 30;
const share = 0.6;
/** Fewest lines of prose that show how far a column's lines reach. */
const fewest = 4;

/**
 * Moves each line's right edge to where the prose of its column ends. What stands further out, such as a stamp
 * or a running line wider than the text, would make every line look cut short.
 */
export function settleEdges(lines: readonly Line[]): Line[] {
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

/** Columns begin at the same place from page to page, give or take. */
function getColumn({ left }: Line): string {
  return `${Math.round(left / 24)}`;
}

function groupEnds(
  lines: readonly Line[],
  getKey: (line: Line) => string,
): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>();
  for (const line of lines) {
    if (line.grid !== undefined || line.cells.length > 1) continue;
    const isLong = line.x1 - line.x0 >= (line.right - line.left) * share;
    if (!isLong || getLineText(line).length < prose) continue;
    const key = getKey(line);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(line.x1);
  }
  return groups;
}

/** How far lines reach, but for the few that reach furthest. */
function findReach(ends: readonly number[]): number | undefined {
  if (ends.length < fewest) return undefined;
  const sorted = [...ends].sort((a, b) => b - a);
  return sorted[Math.min(2, Math.floor(sorted.length / 8))];
}
