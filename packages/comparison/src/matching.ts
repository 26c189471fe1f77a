/** Two things of which one became the other, or one that has no partner. */
export interface Matched<Value> {
  readonly before?: Value;
  readonly after?: Value;
}

/**
 * Pairs values of both versions, the likeliest first; a likelihood of 0 is none. In the order of the later version, those
 * that are gone behind them.
 */
export function matchValues<Value>(
  before: readonly Value[],
  after: readonly Value[],
  weigh: (before: Value, after: Value) => number,
): readonly Matched<Value>[] {
  const candidates: { b: number; a: number; weight: number }[] = [];
  for (const [b, earlier] of before.entries()) {
    for (const [a, later] of after.entries()) {
      const weight = weigh(earlier, later);
      if (weight > 0) candidates.push({ b, a, weight });
    }
  }
  candidates.sort((one, other) => other.weight - one.weight || one.b - other.b || one.a - other.a);
  const [toAfter, toBefore] = [new Map<number, number>(), new Map<number, number>()];
  for (const { b, a } of candidates) {
    if (toAfter.has(b) || toBefore.has(a)) continue;
    toAfter.set(b, a);
    toBefore.set(a, b);
  }
  const later = after.map((value, a): Matched<Value> => {
    const earlier = before[toBefore.get(a) ?? -1];
    return { after: value, ...(earlier !== undefined && { before: earlier }) };
  });
  const gone = before.filter((_value, b) => !toAfter.has(b)).map((value) => ({ before: value }));
  return [...later, ...gone];
}

/** Matches values group by group, the groups in the order of their first value. */
export function matchGroups<Value>(
  before: readonly Value[],
  after: readonly Value[],
  options: {
    /** Only values of one group can be one. */
    readonly groupOf: (value: Value) => string;
    readonly weigh: (before: Value, after: Value, isOnlyPair: boolean) => number;
  },
): readonly Matched<Value>[] {
  const [earlier, later] = [group(before, options.groupOf), group(after, options.groupOf)];
  return [...new Set([...later.keys(), ...earlier.keys()])].flatMap((key) => {
    const [b, a] = [earlier.get(key) ?? [], later.get(key) ?? []];
    const isOnlyPair = b.length === 1 && a.length === 1;
    return matchValues(b, a, (one, other) => options.weigh(one, other, isOnlyPair));
  });
}

function group<Value>(
  values: readonly Value[],
  groupOf: (value: Value) => string,
): ReadonlyMap<string, readonly Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const key = groupOf(value);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [value]);
    else known.push(value);
  }
  return groups;
}
