import { isPageArtifact } from '../text/page-artifacts.ts';
import { getLineText, type Line } from './lines.ts';
import type { PageLines } from './page.ts';
import { findTitles } from './titles.ts';

/**
 * In a document with no more pages, a running line need only occur twice. The thresholds of this file were set by hand;
 * `npm run evaluate:reader` measures what they give.
 */
const fewPages = 4;

export type RunningRole = 'header' | 'footer';

/** How many lines at either end of a page are examined. */
const outerLines = 5;
/** Share of the page's height, at either end, where a lone page number is found. */
const marginShare = 0.14;
/** How far a running line may shift from page to page, in points. */
const mostDrift = 14;

/**
 * Finds running headers, footers and page numbers: lines repeated in the same position on many pages, and lines in such
 * positions on pages of other sections.
 */
export function findRunningLines(pages: readonly PageLines[]): ReadonlyMap<Line, RunningRole> {
  const countPages = createPageCounter(pages);
  const runningLines = new Map<Line, RunningRole>();
  const { titles, repetitions } = findTitles(pages.flatMap((page) => listOuter(page, 'header')));
  const markLine = (isRunningLine: (line: Line, page: PageLines, role: RunningRole) => boolean) => {
    for (const page of pages) {
      for (const role of ['header', 'footer'] as const) {
        for (const line of listOuter(page, role)) {
          if (titles.has(line) || (!runningLines.has(line) && !isRunningLine(line, page, role)))
            break;
          runningLines.set(line, role);
        }
      }
    }
  };
  const isShort = pages.length <= fewPages;
  markLine(
    (line, page) =>
      isRunning(line, { page, countPages, pageCount: pages.length }) ||
      (isShort && isMarginal(line, page) && repetitions.has(line)),
  );
  const slots = countSlots(runningLines);
  markLine((line, page, role) => isMarginal(line, page) && isInSlot(line, { slots, role, pages }));
  return runningLines;
}

/** Pages with a running line in a position and font size. */
type RunningSlots = ReadonlyMap<string, ReadonlySet<number>>;

function getSlot({ y, size }: Line, role: RunningRole): string {
  return `${role} ${Math.round(y)} ${Math.round(size * 2)}`;
}

function countSlots(runningLines: ReadonlyMap<Line, RunningRole>): RunningSlots {
  const slots = new Map<string, Set<number>>();
  for (const [line, role] of runningLines) {
    if (isPageArtifact(getLineText(line))) continue;
    const slot = getSlot(line, role);
    slots.set(slot, (slots.get(slot) ?? new Set()).add(line.page));
  }
  return slots;
}

/** The fewest pages with a running line, and their share, that reserve its position for such lines. */
const fewestPages = 3;
const pageShare = 0.3;

function isInSlot(
  line: Line,
  { slots, role, pages }: { slots: RunningSlots; role: RunningRole; pages: readonly PageLines[] },
): boolean {
  const count = slots.get(getSlot(line, role))?.size ?? 0;
  return count >= Math.max(fewestPages, pages.length * pageShare);
}

function isMarginal(line: Line, { height }: PageLines): boolean {
  return line.y < height * marginShare || line.y > height * (1 - marginShare);
}

/** The lines nearest to one end of the page, outermost first. */
function listOuter(page: PageLines, role: RunningRole): Line[] {
  const sorted = [...page.lines].sort((a, b) => a.y - b.y);
  return role === 'header' ? sorted.slice(0, outerLines) : sorted.slice(-outerLines).reverse();
}

/** How many pages have a line's words in its position. */
type CountPages = (line: Line) => number;

/** Counts once per position: a document has few of them, however many pages. */
function createPageCounter(pages: readonly PageLines[]): CountPages {
  const places = listPlaces(pages);
  const counts = new Map<string, number>();
  return (line) => {
    const key = getRunningKey(line);
    const y = Math.round(line.y);
    const known = counts.get(`${y} ${key}`);
    if (known !== undefined) return known;
    const same = (places.get(key) ?? []).filter((place) => Math.abs(place.y - y) <= mostDrift);
    const count = new Set(same.map(({ page }) => page)).size;
    counts.set(`${y} ${key}`, count);
    return count;
  };
}

function listPlaces(
  pages: readonly PageLines[],
): ReadonlyMap<string, readonly { page: number; y: number }[]> {
  const places = new Map<string, { page: number; y: number }[]>();
  for (const page of pages) {
    const outer = new Set([...listOuter(page, 'header'), ...listOuter(page, 'footer')]);
    for (const line of outer) {
      const key = getRunningKey(line);
      const known = places.get(key) ?? [];
      places.set(key, known);
      known.push({ page: page.page, y: line.y });
    }
  }
  return places;
}

/** The fewest pages with a running line, and their share if it is not near the page's edge. */
const fewestRepetitions = 3;
const repetitionShare = 0.5;

function isRunning(
  line: Line,
  { page, countPages, pageCount }: { page: PageLines; countPages: CountPages; pageCount: number },
): boolean {
  const isOuter = isMarginal(line, page);
  if (isOuter && isPageArtifact(getLineText(line))) return true;
  const count = countPages(line);
  if (pageCount <= fewPages) return isOuter && count >= 2;
  return count >= fewestRepetitions && (isOuter || count >= pageCount * repetitionShare);
}

/** What stays of a line from page to page: its words without page numbers. */
export function getRunningKey(line: Line): string {
  return getLineText(line)
    .replace(/\d+/g, '#')
    .replace(/\b[ivxl]+\b/gi, '#')
    .replace(/\s+/g, ' ')
    .trim();
}
