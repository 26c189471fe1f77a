/** Two things of which one became the other, or one without a partner. */
export interface Matched<Value> {
  readonly before?: Value;
  readonly after?: Value;
}

type KeyOf<Value> = (value: Value) => string | undefined;
type WeighPair<Value> = (before: Value, after: Value) => number;

interface MatchOptions<Value> {
  /** Only values of the same group can match. */
  readonly groupOf: (value: Value) => string;
  /** How likely one became the other; 0 for impossible. */
  readonly weigh: (before: Value, after: Value, isOnlyPair: boolean) => number;
  /** Keys that likely partners share, the most distinctive first. Large groups are matched by them. */
  readonly keys: readonly KeyOf<Value>[];
}

/** A value and its index in its group. */
interface Entry<Value> {
  readonly at: number;
  readonly value: Value;
}

interface Pair<Value> {
  readonly before: Entry<Value>;
  readonly after: Entry<Value>;
}

/** The most pairs that are weighed and held at once. */
const mostPairs = 250_000;
/** Longer lists are matched in windows of at least this many values. */
const smallestWindow = 100;

/**
 * Matches values of both versions group by group, the likeliest pairs first. Groups are in the order of their first
 * value; within a group, the order of the later version comes first and removed values follow. Time and memory grow
 * with the number of values. In a group with too many pairs, values with a common key are matched first and the rest
 * with values at similar positions.
 */
export function matchGroups<Value>(
  before: readonly Value[],
  after: readonly Value[],
  { groupOf, weigh, keys }: MatchOptions<Value>,
): readonly Matched<Value>[] {
  const [earlier, later] = [group(before, groupOf), group(after, groupOf)];
  return [...new Set([...later.keys(), ...earlier.keys()])].flatMap((key) => {
    const [b, a] = [earlier.get(key) ?? [], later.get(key) ?? []];
    const isOnlyPair = b.length === 1 && a.length === 1;
    const isLarge = b.length * a.length > mostPairs;
    return matchValues(b, a, {
      weigh: (one, other) => weigh(one, other, isOnlyPair),
      keys: isLarge ? keys : [],
    });
  });
}

function matchValues<Value>(
  before: readonly Value[],
  after: readonly Value[],
  { weigh, keys }: { readonly weigh: WeighPair<Value>; readonly keys: readonly KeyOf<Value>[] },
): readonly Matched<Value>[] {
  const toBefore = new Map<number, Value>();
  let openBefore: readonly Entry<Value>[] = before.map((value, at) => ({ at, value }));
  let openAfter: readonly Entry<Value>[] = after.map((value, at) => ({ at, value }));
  for (const keyOf of [...keys, () => '']) {
    const found = new Set<Entry<Value>>();
    for (const pair of pairByKey(openBefore, openAfter, { keyOf, weigh })) {
      found.add(pair.before).add(pair.after);
      toBefore.set(pair.after.at, pair.before.value);
    }
    openBefore = openBefore.filter((entry) => !found.has(entry));
    openAfter = openAfter.filter((entry) => !found.has(entry));
  }
  const later = after.map((value, at): Matched<Value> => {
    const earlier = toBefore.get(at);
    return { after: value, ...(earlier !== undefined && { before: earlier }) };
  });
  return [...later, ...openBefore.map(({ value }) => ({ before: value }))];
}

/** Pairs with a common key. Lists that are too long are divided in order. */
function pairByKey<Value>(
  before: readonly Entry<Value>[],
  after: readonly Entry<Value>[],
  { keyOf, weigh }: { readonly keyOf: KeyOf<Value>; readonly weigh: WeighPair<Value> },
): readonly Pair<Value>[] {
  const earlier = group(before, ({ value }) => keyOf(value));
  const later = group(after, ({ value }) => keyOf(value));
  return [...later].flatMap(([key, a]) => {
    const b = earlier.get(key) ?? [];
    const shorter = Math.min(b.length, a.length);
    const size = Math.max(smallestWindow, Math.floor(mostPairs / Math.max(1, shorter)));
    return Array.from({ length: Math.ceil(shorter / size) }, (_, index) => {
      const [from, to] = [index * size, (index + 1) * size];
      return pairLikeliest(b.slice(from, to), a.slice(from, to), weigh);
    }).flat();
  });
}

function pairLikeliest<Value>(
  before: readonly Entry<Value>[],
  after: readonly Entry<Value>[],
  weigh: WeighPair<Value>,
): readonly Pair<Value>[] {
  const candidates = before
    .flatMap((b) => after.map((a) => ({ before: b, after: a, weight: weigh(b.value, a.value) })))
    .filter(({ weight }) => weight > 0)
    .sort(
      (one, other) =>
        other.weight - one.weight ||
        one.before.at - other.before.at ||
        one.after.at - other.after.at,
    );
  const taken = new Set<Entry<Value>>();
  return candidates.filter((pair) => {
    if (taken.has(pair.before) || taken.has(pair.after)) return false;
    taken.add(pair.before).add(pair.after);
    return true;
  });
}

/** The values by key. Values without a key are in no group. */
function group<Value>(
  values: readonly Value[],
  keyOf: KeyOf<Value>,
): ReadonlyMap<string, readonly Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    if (key === undefined) continue;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [value]);
    else known.push(value);
  }
  return groups;
}
