import { isPageArtefact } from '../text/page-artefacts.ts';
import { getLineText, type Line } from './lines.ts';

export interface PageLines {
  readonly page: number;
  readonly height: number;
  readonly lines: readonly Line[];
  readonly turned: readonly string[];
}

export type Role = 'header' | 'footer';

/** Lines at either end of a page that are looked at. */
const reach = 5;
/** Share of the page's height at either end where a lone page number stands. */
const margin = 0.14;
/** How far a running line may shift from page to page, in points. */
const drift = 14;

/** Finds running headers, footers and page numbers: what comes again at the same place, page after page. */
export function findFurniture(pages: readonly PageLines[]): ReadonlyMap<Line, Role> {
  const places = countPlaces(pages);
  const furniture = new Map<Line, Role>();
  for (const page of pages) {
    for (const role of ['header', 'footer'] as const) {
      for (const line of listOuter(page, role)) {
        if (!isRunning(line, { page, places, pageCount: pages.length })) break;
        furniture.set(line, role);
      }
    }
  }
  return furniture;
}

/** The lines nearest one end of the page, the outermost first. */
function listOuter(page: PageLines, role: Role): Line[] {
  const sorted = [...page.lines].sort((a, b) => a.y - b.y);
  return role === 'header' ? sorted.slice(0, reach) : sorted.slice(-reach).reverse();
}

type Places = ReadonlyMap<string, readonly { page: number; y: number }[]>;

function countPlaces(pages: readonly PageLines[]): Places {
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
  { page, places, pageCount }: { page: PageLines; places: Places; pageCount: number },
): boolean {
  const isOuter = line.y < page.height * margin || line.y > page.height * (1 - margin);
  if (isOuter && isPageArtefact(getLineText(line))) return true;
  const same = (places.get(getRunningKey(line)) ?? []).filter(
    ({ y }) => Math.abs(y - line.y) <= drift,
  );
  const count = new Set(same.map((place) => place.page)).size;
  if (pageCount <= 4) return isOuter && count >= 2;
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
