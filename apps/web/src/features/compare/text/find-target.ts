import type { PassageChange } from '@clauselight/schema';
import type { TextItem } from './text-items.ts';

const departurePrefix = 'from-';

/** What names the place a passage has left, where its id names the place it stands at. */
export function createDepartureTarget({ id }: Pick<PassageChange, 'id'>): string {
  return departurePrefix + id;
}

/** The index of the item that a target names: a passage, or the place one has left; -1 where nothing shown is that. */
export function findTargetIndex(items: readonly TextItem[], target: string | undefined): number {
  if (target === undefined) return -1;
  return items.findIndex((item) => {
    if (item.kind === 'row') return item.passage.id === target;
    if (item.kind === 'run') return false;
    return item.passages.some((passage) => createDepartureTarget(passage) === target);
  });
}
