import type { TextItem } from './text-items.ts';

export interface WalkInput {
  items: readonly TextItem[];
  /** Index of the current item; -1 if there is none. */
  current: number;
  direction: 1 | -1;
}

/** The id of the change after or before the current item; after the last comes the first. */
export function findNextChange({ items, current, direction }: WalkInput): string | undefined {
  const start = current === -1 && direction === -1 ? items.length : current;
  for (let step = 1; step <= items.length; step += 1) {
    const item = items[(start + direction * step + items.length) % items.length];
    if (item?.kind === 'row' && item.order !== undefined) return item.passage.id;
  }
  return undefined;
}

/** How many changes there are to walk through. */
export function countChanges(items: readonly TextItem[]): number {
  return items.reduce((most, item) => (item.kind === 'row' ? (item.order ?? most) : most), 0);
}
