import { isPageArtifact } from '../text/page-artifacts.ts';
import { getLineText, type Line } from './lines.ts';

/** How much larger a title is set than the running line that repeats it. */
const larger = 1.15;

/** Titles that running lines repeat, and those lines. */
export interface Titles {
  readonly titles: ReadonlySet<Line>;
  readonly echoes: ReadonlySet<Line>;
}

/**
 * Finds the titles among the outer lines of pages, which are given in order: the first line with its words, larger
 * or bolder than they are ever set again on a later page.
 */
export function findTitles(outer: Iterable<Line>): Titles {
  const titles = new Set<Line>();
  const echoes = new Set<Line>();
  for (const lines of groupByText(outer).values()) {
    const [first] = lines;
    const own = lines.filter(({ page }) => page === first?.page);
    const later = lines.filter(({ page }) => page !== first?.page);
    const title = own.find((line) => later.every((other) => standsOut(line, other)));
    if (title === undefined || later.length === 0) continue;
    titles.add(title);
    for (const line of later) echoes.add(line);
  }
  return { titles, echoes };
}

function groupByText(lines: Iterable<Line>): ReadonlyMap<string, readonly Line[]> {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const text = getLineText(line).replace(/\s+/g, ' ');
    if (isPageArtifact(text) || !/\p{L}{3}/u.test(text)) continue;
    const group = groups.get(text) ?? [];
    groups.set(text, group);
    group.push(line);
  }
  return groups;
}

function standsOut(line: Line, other: Line): boolean {
  const ratio = line.size / other.size;
  return ratio >= larger || (line.isBold && !other.isBold && ratio > 0.95);
}
