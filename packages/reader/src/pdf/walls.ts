/** A stretch along a line, in points from the left. */
export interface LineSegment {
  readonly from: number;
  readonly to: number;
}

/**
 * Share of a table's lines that may cross the white space between two columns. Set by hand; `npm run evaluate:reader`
 * measures what it gives.
 */
const mostCrossing = 0.15;
/** The most positions that are examined, and the most stretches of a table; one with more has no columns. */
const mostPositions = 1500;
const mostStretches = 20_000;

/**
 * Finds positions between two columns, from left to right: white space in at least two lines that hardly any other line
 * crosses. Each line is given by the stretches that its words take up, from left to right.
 */
export function findWalls(lines: readonly (readonly LineSegment[])[]): number[] {
  if (lines.reduce((sum, line) => sum + line.length, 0) > mostStretches) return [];
  const gaps = lines.flatMap(listGaps);
  const positions = [
    ...new Set(gaps.flatMap(({ from, to }) => [from + 1, (from + to) / 2, to - 1])),
  ];
  const confirmed = positions
    .slice(0, mostPositions)
    .map((position) => ({
      place: position,
      proofs: gaps.filter(({ from, to }) => from < position && to > position).length,
      crossing: lines.filter((line) => crossesPosition(line, position)).length,
    }))
    .filter(({ proofs, crossing }) => proofs >= 2 && crossing <= lines.length * mostCrossing)
    .sort((a, b) => b.proofs - a.proofs || a.crossing - b.crossing || a.place - b.place);
  const walls: number[] = [];
  for (const { place: position } of confirmed)
    if (walls.every((wall) => hasWordsBetween(lines, wall, position))) walls.push(position);
  return walls.sort((a, b) => a - b);
}

function listGaps(line: readonly LineSegment[]): LineSegment[] {
  return line.slice(1).map(({ from }, at) => ({ from: line[at]?.to ?? from, to: from }));
}

function crossesPosition(line: readonly LineSegment[], position: number): boolean {
  return line.some(({ from, to }) => from < position - 1 && to > position + 1);
}

function hasWordsBetween(
  lines: readonly (readonly LineSegment[])[],
  one: number,
  other: number,
): boolean {
  const [left, right] = [Math.min(one, other), Math.max(one, other)];
  return lines.some((line) => line.some(({ from, to }) => from >= left && to <= right));
}
