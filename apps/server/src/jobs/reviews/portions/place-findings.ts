import type { Finding, Span } from '@clauselight/schema';

/**
 * Assigns findings to the spans that explain them, in text order. A span gets the findings whose evidence is in it,
 * the most severe ones up to a limit. The rest, and findings without evidence because something is missing, go where
 * there is room.
 */
export function placeFindings(
  spans: readonly Span[],
  findings: readonly Finding[],
  most: number,
): readonly (readonly Finding[])[] {
  const placed: Finding[][] = spans.map(() => []);
  const left: Finding[] = [];
  for (const finding of findings.toSorted((a, b) => b.severity - a.severity)) {
    const start = finding.evidence[0]?.start;
    const home = placed[spans.findIndex((span) => isIn(span, start))];
    if (home === undefined || home.length >= most) left.push(finding);
    else home.push(finding);
  }
  for (const finding of left) {
    const emptiest = placed.reduce((a, b) => (b.length < a.length ? b : a), placed[0] ?? []);
    if (emptiest.length < most) emptiest.push(finding);
  }
  const order = new Map(findings.map((finding, index) => [finding, index]));
  const byPlace = (a: Finding, b: Finding) => (order.get(a) ?? 0) - (order.get(b) ?? 0);
  return placed.map((some) => some.toSorted(byPlace));
}

function isIn({ start, end }: Span, place: number | undefined): boolean {
  return place !== undefined && start <= place && place < end;
}
