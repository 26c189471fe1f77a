import { isPageArtifact } from '../text/page-artifacts.ts';
import { getLineText, type Line } from './lines.ts';
import type { PageLines } from './page.ts';
import { getRunningKey } from './running-lines.ts';

const longestRunningLine = 120;
/**
 * How many lone numbers before and after one are compared. The thresholds of this file were set by hand; `npm run
 * evaluate:reader` measures what they give.
 */
const nearbyNumbers = 3;
/** How many lines from a page number its companions may be. */
const nearbyLines = 4;
/** The fewest page numbers of a document. */
const fewestNumbers = 3;
/** Distance of baselines, in ems, below which lines are beside each other. */
const sameRow = 0.9;
/** How far the middle of a centered number may be off, as a share of the column's width. */
const centerTolerance = 0.08;
/** Stamps: the fewest pages with one, their share, and the fewest characters. */
const fewestStampPages = 5;
const stampPageShare = 0.25;
const shortestStamp = 30;
/** Lines that come with page numbers: the share of pages with one, and the fewest characters. */
const companionPageShare = 0.4;
const shortestCompanion = 15;

/**
 * Finds page numbers and the lines that come with them in the middle of pages, in a file printed from one with shorter
 * pages: numbers that count up, counts such as `Page 3 of 75`, and lines repeated beside those.
 */
export function findPrintedPageLines(
  pages: readonly PageLines[],
  knownLines: ReadonlyMap<Line, unknown>,
): ReadonlySet<Line> {
  const lines = pages.flatMap((page) => page.lines).filter((line) => !knownLines.has(line));
  const groups = groupByKey(lines);
  const found = new Set<Line>([...findPageCounts(groups), ...findCountingNumbers(lines)]);
  for (const line of lines) {
    if (isCenteredNumber(line)) found.add(line);
  }
  for (const line of findStamps(groups, pages.length)) found.add(line);
  for (const line of findCompanions(lines, { numbers: found, groups, pageCount: pages.length }))
    found.add(line);
  return found;
}

interface CompanionSearch {
  /** The page numbers found so far. */
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
    /\bpage #/i.test(key) && key.length <= longestRunningLine && lines.length >= fewestNumbers
      ? lines
      : [],
  );
}

/** Lone numbers that count up by one: three of them are page numbers, wherever they are; two counts may alternate. */
function findCountingNumbers(lines: readonly Line[]): Line[] {
  const numbers = lines.flatMap((line, at) => {
    const text = getLineText(line);
    if (!/^\W{0,2}\d{1,4}\W{0,2}$/.test(text) || !isAlone(lines, at)) return [];
    return [{ line, value: Number(text.replace(/\D/g, '')) }];
  });
  const values = numbers.map(({ value }) => value);
  const counting = numbers.filter(({ value }, at) => {
    const before = values.slice(Math.max(0, at - nearbyNumbers), at);
    return (
      before.includes(value - 1) || values.slice(at + 1, at + 1 + nearbyNumbers).includes(value + 1)
    );
  });
  return counting.length < fewestNumbers ? [] : counting.map(({ line }) => line);
}

function isAlone(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  const others = [lines[at - 1], lines[at + 1]];
  return !others.some(
    (other) =>
      other !== undefined &&
      other.page === line?.page &&
      Math.abs(other.y - line.y) < line.size * sameRow,
  );
}

function isCenteredNumber(line: Line): boolean {
  const text = getLineText(line);
  if (line.cells.length > 1 || !(isPageArtifact(text) || /^[ivxl]{1,5}$/.test(text))) return false;
  const middle = (line.left + line.right) / 2;
  return Math.abs((line.x0 + line.x1) / 2 - middle) <= (line.right - line.left) * centerTolerance;
}

/** Long lines repeated word for word on many pages, in any position; so are table headers. */
function findStamps(groups: ReadonlyMap<string, readonly Line[]>, pageCount: number): Line[] {
  const fewest = Math.max(fewestStampPages, pageCount * stampPageShare);
  return [...groups].flatMap(([key, lines]) => {
    if (key.length < shortestStamp || key.length > longestRunningLine || key.includes('#'))
      return [];
    const isText = lines.every(({ cells, grid }) => cells.length === 1 && grid === undefined);
    return isText && new Set(lines.map(({ page }) => page)).size >= fewest ? lines : [];
  });
}

/** Lines repeated throughout the document beside page numbers: stamps, names, references. */
function findCompanions(
  lines: readonly Line[],
  { numbers, groups, pageCount }: CompanionSearch,
): Line[] {
  const fewest = Math.max(fewestNumbers, pageCount * companionPageShare);
  return lines.filter((line, at) => {
    const key = getRunningKey(line);
    // A number in it would make it a heading that counts up; a short line may be anything.
    const isStamp =
      !key.includes('#') && key.length >= shortestCompanion && key.length <= longestRunningLine;
    const isRepeated = isStamp && (groups.get(key)?.length ?? 0) >= fewest;
    return (
      isRepeated &&
      lines
        .slice(Math.max(0, at - nearbyLines), at + nearbyLines + 1)
        .some((other) => numbers.has(other))
    );
  });
}
