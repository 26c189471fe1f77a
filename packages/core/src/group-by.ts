/**
 * Groups items by a key. Groups and their items keep the order of the items.
 * @param items - What to group.
 * @param getKey - The key of an item; keys are compared as those of a map.
 * @returns The items of each key.
 */
export function groupBy<T, K>(items: Iterable<T>, getKey: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = getKey(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
