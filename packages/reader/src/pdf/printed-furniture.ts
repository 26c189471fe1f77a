import { isPageArtifact } from '../text/page-artifacts.ts';
import { getRunningKey } from './furniture.ts';
import { getLineText, type Line } from './lines.ts';
import type { PageLines } from './page.ts';

const longestRunningLine = 120;
/** Lone numbers looked at before and after one. */
const within = 3;
/** How near to a page number a line stands that comes with it, in lines. */
const near = 4;

/**
 * Finds page numbers and what comes with them in the middle of pages, where a file was printed from one that
 * had shorter pages: numbers that count up, counts such as `Page 3 of 75`, and lines repeated beside those.
 */
export function findPrintedFurniture(
  pages: readonly PageLines[],
  known: ReadonlyMap<Line, unknown>,
): ReadonlySet<Line> {
  const lines = pages.flatMap((page) => page.lines).filter((line) => !known.has(line));
  const groups = groupByKey(lines);
  const found = new Set<Line>([...findPageCounts(groups), ...findCounting(lines)]);
  for (const line of lines) {
    if (isCentredNumber(line)) found.add(line);
  }
  for (const line of findStamps(groups, pages.length)) found.add(line);
  for (const line of findCompanions(lines, { numbers: found, groups, pageCount: pages.length }))
    found.add(line);
  return found;
}

interface Companionship {
  /** Page numbers found. */
  readonly numbers: ReadonlySet<Line>;
  readonly groups: ReadonlyMap<string, readonly Line[]>;
  readonly pageCount: number;
}

function groupByKey(lines: readonly Line[]): ReadonlyMap<string, readonly Line[]> {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const key = getRunningKey(line);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(line);
  }
  return groups;
}

function findPageCounts(groups: ReadonlyMap<string, readonly Line[]>): Line[] {
  return [...groups].flatMap(([key, lines]) =>
    /\bpage #/i.test(key) && key.length <= longestRunningLine && lines.length >= 3 ? lines : [],
  );
}

/** Lone numbers that count up by one: three of them are page numbers, wherever they stand; two counts may alternate. */
function findCounting(lines: readonly Line[]): Line[] {
  const numbers = lines.flatMap((line, at) => {
    const text = getLineText(line);
    if (!/^\W{0,2}\d{1,4}\W{0,2}$/.test(text) || !isAlone(lines, at)) return [];
    return [{ line, value: Number(text.replace(/\D/g, '')) }];
  });
  const values = numbers.map(({ value }) => value);
  const counting = numbers.filter(({ value }, at) => {
    const before = values.slice(Math.max(0, at - within), at);
    return before.includes(value - 1) || values.slice(at + 1, at + 1 + within).includes(value + 1);
  });
  return counting.length < 3 ? [] : counting.map(({ line }) => line);
}

function isAlone(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  const others = [lines[at - 1], lines[at + 1]];
  return !others.some(
    (other) =>
      other !== undefined &&
      other.page === line?.page &&
      Math.abs(other.y - line.y) < line.size * 0.9,
  );
}

function isCentredNumber(line: Line): boolean {
  const text = getLineText(line);
  if (line.cells.length > 1 || !(isPageArtifact(text) || /^[ivxl]{1,5}$/.test(text))) return false;
  const middle = (line.left + line.right) / 2;
  return Math.abs((line.x0 + line.x1) / 2 - middle) <= (line.right - line.left) * 0.08;
}

/** Long lines that come again word for word on many pages, wherever they stand on them; heads of tables do too. */
function findStamps(groups: ReadonlyMap<string, readonly Line[]>, pageCount: number): Line[] {
  const fewest = Math.max(5, pageCount * 0.25);
  return [...groups].flatMap(([key, lines]) => {
    if (key.length < 30 || key.length > longestRunningLine || key.includes('#')) return [];
    const isText = lines.every(({ cells, grid }) => cells.length === 1 && grid === undefined);
    return isText && new Set(lines.map(({ page }) => page)).size >= fewest ? lines : [];
  });
}

/** Lines repeated all through the document that stand beside page numbers: stamps, names, references. */
function findCompanions(
  lines: readonly Line[],
  { numbers, groups, pageCount }: Companionship,
): Line[] {
  const fewest = Math.max(3, pageCount * 0.4);
  return lines.filter((line, at) => {
    const key = getRunningKey(line);
    // A figure in it would make it a heading that counts up; a short line may be anything.
    const isStamp = !key.includes('#') && key.length >= 15 && key.length <= longestRunningLine;
    const isRepeated = isStamp && (groups.get(key)?.length ?? 0) >= fewest;
    return (
      isRepeated &&
      lines.slice(Math.max(0, at - near), at + near + 1).some((other) => numbers.has(other))
    );
  });
}
