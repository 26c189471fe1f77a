import { isPageArtifact } from '../text/page-artifacts.ts';
import { getLineText, type Line } from './lines.ts';
import type { PageLines } from './page.ts';
import { findTitles } from './titles.ts';

/** Pages of a document in which a line need come but twice. */
const fewPages = 4;

export type Role = 'header' | 'footer';

/** Lines at either end of a page that are looked at. */
const reach = 5;
/** Share of the page's height at either end where a lone page number stands. */
const margin = 0.14;
/** How far a running line may shift from page to page, in points. */
const drift = 14;

/**
 * Finds running headers, footers and page numbers: what comes again at the same place, page after page, and
 * what stands in their place on pages of another part.
 */
export function findFurniture(pages: readonly PageLines[]): ReadonlyMap<Line, Role> {
  const countPages = createPageCounter(pages);
  const furniture = new Map<Line, Role>();
  const { titles, echoes } = findTitles(pages.flatMap((page) => listOuter(page, 'header')));
  const mark = (isOne: (line: Line, page: PageLines, role: Role) => boolean) => {
    for (const page of pages) {
      for (const role of ['header', 'footer'] as const) {
        for (const line of listOuter(page, role)) {
          if (titles.has(line) || (!furniture.has(line) && !isOne(line, page, role))) break;
          furniture.set(line, role);
        }
      }
    }
  };
  const isShort = pages.length <= fewPages;
  mark(
    (line, page) =>
      isRunning(line, { page, countPages, pageCount: pages.length }) ||
      (isShort && isMarginal(line, page) && echoes.has(line)),
  );
  const slots = countSlots(furniture);
  mark((line, page, role) => isMarginal(line, page) && isInSlot(line, { slots, role, pages }));
  return furniture;
}

/** Pages on which a running line stands at a place in a size of type. */
type Slots = ReadonlyMap<string, ReadonlySet<number>>;

function getSlot({ y, size }: Line, role: Role): string {
  return `${role} ${Math.round(y)} ${Math.round(size * 2)}`;
}

function countSlots(furniture: ReadonlyMap<Line, Role>): Slots {
  const slots = new Map<string, Set<number>>();
  for (const [line, role] of furniture) {
    if (isPageArtifact(getLineText(line))) continue;
    const slot = getSlot(line, role);
    slots.set(slot, (slots.get(slot) ?? new Set()).add(line.page));
  }
  return slots;
}

/** Fewest pages with a running line, and their share, that keep its place for such lines. */
const fewestPages = 3;
const pageShare = 0.3;

function isInSlot(
  line: Line,
  { slots, role, pages }: { slots: Slots; role: Role; pages: readonly PageLines[] },
): boolean {
  const count = slots.get(getSlot(line, role))?.size ?? 0;
  return count >= Math.max(fewestPages, pages.length * pageShare);
}

function isMarginal(line: Line, { height }: PageLines): boolean {
  return line.y < height * margin || line.y > height * (1 - margin);
}

/** The lines nearest one end of the page, the outermost first. */
function listOuter(page: PageLines, role: Role): Line[] {
  const sorted = [...page.lines].sort((a, b) => a.y - b.y);
  return role === 'header' ? sorted.slice(0, reach) : sorted.slice(-reach).reverse();
}

/** How many pages have a line's words at its place. */
type CountPages = (line: Line) => number;

/** Counts once for every place: a document has few of them, however many pages. */
function createPageCounter(pages: readonly PageLines[]): CountPages {
  const places = listPlaces(pages);
  const counts = new Map<string, number>();
  return (line) => {
    const key = getRunningKey(line);
    const y = Math.round(line.y);
    const known = counts.get(`${y} ${key}`);
    if (known !== undefined) return known;
    const same = (places.get(key) ?? []).filter((place) => Math.abs(place.y - y) <= drift);
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

function isRunning(
  line: Line,
  { page, countPages, pageCount }: { page: PageLines; countPages: CountPages; pageCount: number },
): boolean {
  const isOuter = isMarginal(line, page);
  if (isOuter && isPageArtifact(getLineText(line))) return true;
  const count = countPages(line);
  if (pageCount <= fewPages) return isOuter && count >= 2;
  return count >= 3 && (isOuter || count >= pageCount * 0.5);
}

/** What stays of a line from page to page: its words, not the figures that count up. */
export function getRunningKey(line: Line): string {
  return getLineText(line)
    .replace(/\d+/g, '#')
    .replace(/\b[ivxl]+\b/gi, '#')
    .replace(/\s+/g, ' ')
    .trim();
}
