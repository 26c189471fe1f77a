export type Direction = 'ascending' | 'descending';

/** By what a list is ordered. */
export interface ListOrder<Key extends string> {
  readonly key: Key;
  readonly direction: Direction;
}

/** The orders of a list, and how its address names them: `score`, or `-score` for the other direction. */
export interface ListOrders<Key extends string> {
  /** The order of an address; the first of all where it names none. */
  readonly read: (params: URLSearchParams) => ListOrder<Key>;
  /** What the address says when an order is chosen; choosing it again turns it around. */
  readonly choose: (current: ListOrder<Key>, key: Key) => string;
}

/** @param firstDirections The direction that each order has when it is chosen; the first order is the usual one. */
export function createListOrders<Key extends string>(
  firstDirections: Readonly<Record<Key, Direction>>,
): ListOrders<Key> {
  const keys = Object.keys(firstDirections) as [Key, ...Key[]];
  return {
    read(params) {
      const value = params.get('sort') ?? '';
      const key = keys.find((name) => name === value.replace(/^-/, '')) ?? keys[0];
      const direction = firstDirections[key];
      return { key, direction: value.startsWith('-') ? turn(direction) : direction };
    },
    choose(current, key) {
      const isTurned = current.key === key && current.direction === firstDirections[key];
      return isTurned ? `-${key}` : key;
    },
  };
}

function turn(direction: Direction): Direction {
  return direction === 'ascending' ? 'descending' : 'ascending';
}
