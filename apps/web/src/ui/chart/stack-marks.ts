/** A mark's place: how many marks stand below it. */
interface Placed<T> {
  readonly item: T;
  readonly x: number;
  readonly floor: number;
}

interface StackOptions<T> {
  getX: (item: T) => number;
  /** Pixels that a mark takes. */
  size: number;
}

/** Marks along a line, those that would lie on one another piled up. */
export function stackMarks<T>(items: readonly T[], { getX, size }: StackOptions<T>): Placed<T>[] {
  const ends: number[] = [];
  return items
    .map((item) => ({ item, x: getX(item) }))
    .toSorted((a, b) => a.x - b.x)
    .map(({ item, x }) => {
      const free = ends.findIndex((end) => end <= x - size);
      const floor = free < 0 ? ends.length : free;
      ends[floor] = x;
      return { item, x, floor };
    });
}
