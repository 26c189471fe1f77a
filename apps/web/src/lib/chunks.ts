export interface Chunk {
  /** Index of the first item. */
  first: number;
  /** Index after the last item. */
  last: number;
  isMade: boolean;
  /** Pixels it is thought to take while it is not made. */
  estimatedHeight: number;
}

export interface ChunkOptions {
  /** How many items the list has. */
  count: number;
  /** Numbers of the chunks that were near the visible part. */
  seen: ReadonlySet<number>;
  /** Index of the item that is shown wherever it stands; -1 where there is none. */
  current: number;
  /** Items that are made together. */
  size: number;
  /** Pixels of an item that was never laid out: an estimate. */
  itemHeight: number;
}

/** Cuts a list into chunks; the first one, those in `seen` and the one that holds `current` are made. */
export function cutChunks({ count, seen, current, size, itemHeight }: ChunkOptions): Chunk[] {
  return Array.from({ length: Math.ceil(count / size) }, (_, index) => {
    const first = index * size;
    const last = Math.min(count, first + size);
    const isCurrent = first <= current && current < last;
    return {
      first,
      last,
      isMade: index === 0 || isCurrent || seen.has(index),
      estimatedHeight: (last - first) * itemHeight,
    };
  });
}
