/** Items of a list that are made together. */
export const chunkSize = 25;

/** Pixels of an item that was never laid out: an estimate. */
const estimatedItemHeight = 120;

export interface Chunk {
  /** Index of the first item. */
  first: number;
  /** Index after the last item. */
  last: number;
  isMade: boolean;
  /** Pixels it is thought to take while it is not made. */
  estimatedHeight: number;
}

/** Cuts a list of `count` items into chunks; those in `seen` and the one that holds `current` are made. */
export function cutChunks(count: number, seen: ReadonlySet<number>, current: number): Chunk[] {
  return Array.from({ length: Math.ceil(count / chunkSize) }, (_, index) => {
    const first = index * chunkSize;
    const last = Math.min(count, first + chunkSize);
    const isCurrent = first <= current && current < last;
    return {
      first,
      last,
      isMade: index === 0 || isCurrent || seen.has(index),
      estimatedHeight: (last - first) * estimatedItemHeight,
    };
  });
}
