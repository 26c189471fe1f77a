/** A stretch along a line, in points from the left. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Share of a table's lines that may run over the white space between two columns. */
const mostCrossing = 0.15;
/** Places that are looked at, and stretches of a table; one with more has no columns. */
const mostPlaces = 1500;
const mostStretches = 20_000;

/**
 * Finds places between two columns, from left to right: white space in two lines at least, next to none of the
 * others running over it. Each line is given by the stretches its words take up, from left to right.
 */
export function findWalls(lines: readonly (readonly Stretch[])[]): number[] {
  if (lines.reduce((sum, line) => sum + line.length, 0) > mostStretches) return [];
  const gaps = lines.flatMap(listGaps);
  const places = [...new Set(gaps.flatMap(({ from, to }) => [from + 1, (from + to) / 2, to - 1]))];
  const proven = places
    .slice(0, mostPlaces)
    .map((place) => ({
      place,
      proofs: gaps.filter(({ from, to }) => from < place && to > place).length,
      crossing: lines.filter((line) => runsOver(line, place)).length,
    }))
    .filter(({ proofs, crossing }) => proofs >= 2 && crossing <= lines.length * mostCrossing)
    .sort((a, b) => b.proofs - a.proofs || a.crossing - b.crossing || a.place - b.place);
  const walls: number[] = [];
  for (const { place } of proven)
    if (walls.every((wall) => hasWordsBetween(lines, wall, place))) walls.push(place);
  return walls.sort((a, b) => a - b);
}

function listGaps(line: readonly Stretch[]): Stretch[] {
  return line.slice(1).map(({ from }, at) => ({ from: line[at]?.to ?? from, to: from }));
}

function runsOver(line: readonly Stretch[], place: number): boolean {
  return line.some(({ from, to }) => from < place - 1 && to > place + 1);
}

function hasWordsBetween(
  lines: readonly (readonly Stretch[])[],
  one: number,
  other: number,
): boolean {
  const [left, right] = [Math.min(one, other), Math.max(one, other)];
  return lines.some((line) => line.some(({ from, to }) => from >= left && to <= right));
}
