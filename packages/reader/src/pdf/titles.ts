import { isPageArtifact } from '../text/page-artifacts.ts';
import { getLineText, type Line } from './lines.ts';

/**
 * How much larger a title is than the running line that repeats it. Set by hand; `npm run evaluate:reader` measures
 * what it gives.
 */
const leastRatio = 1.15;

/** Titles that running lines repeat, and those lines. */
export interface Titles {
  readonly titles: ReadonlySet<Line>;
  readonly repetitions: ReadonlySet<Line>;
}

/**
 * Finds the titles among the outer lines of pages, given in order: the first line with its words, if it is larger or
 * bolder than on any later page.
 */
export function findTitles(outer: Iterable<Line>): Titles {
  const titles = new Set<Line>();
  const repetitions = new Set<Line>();
  for (const lines of groupByText(outer).values()) {
    const [first] = lines;
    const sameText = lines.filter(({ page }) => page === first?.page);
    const later = lines.filter(({ page }) => page !== first?.page);
    const title = sameText.find((line) => later.every((other) => standsOut(line, other)));
    if (title === undefined || later.length === 0) continue;
    titles.add(title);
    for (const line of later) repetitions.add(line);
  }
  return { titles, repetitions };
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

/** How large a bold title must be relative to a running line that is not bold. */
const leastBoldRatio = 0.95;

function standsOut(line: Line, other: Line): boolean {
  const ratio = line.size / other.size;
  return ratio >= leastRatio || (line.isBold && !other.isBold && ratio > leastBoldRatio);
}
