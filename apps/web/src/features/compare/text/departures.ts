import type { PassageChange } from '@clauselight/schema';

/** Passages that stood side by side in the earlier version and stand elsewhere now. */
export type Departure = readonly PassageChange[];

/**
 * What was moved away, by the id of the passage it stood behind in the earlier version; under an empty id what stood
 * before all others. Only passages that stayed where they were are places to stand behind.
 */
export function findDepartures(passages: readonly PassageChange[]): ReadonlyMap<string, Departure> {
  const inOldOrder = passages
    .filter(({ before }) => before !== undefined)
    .toSorted((a, b) => (a.before?.start ?? 0) - (b.before?.start ?? 0));
  const departures = new Map<string, PassageChange[]>();
  let place = '';
  for (const passage of inOldOrder) {
    if (!passage.isMoved) {
      place = passage.id;
      continue;
    }
    const left = departures.get(place);
    if (left) left.push(passage);
    else departures.set(place, [passage]);
  }
  return departures;
}
