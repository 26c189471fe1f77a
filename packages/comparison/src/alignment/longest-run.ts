export interface Placed {
  /** Where it stands in the other row. */
  readonly place: number;
  /** What it counts for; positive. */
  readonly weight: number;
}

/**
 * Indexes of the heaviest choice of them whose places ascend. What is not in it has moved. O(n log n); the first of
 * equally heavy choices.
 */
export function findLongestRun(placed: readonly Placed[]): readonly number[] {
  const ranks = rank(placed);
  // A Fenwick tree over ranks: the heaviest run that ends at a rank or below.
  const tree: number[] = new Array(placed.length + 1).fill(-1);
  const weights: number[] = [];
  const previous: number[] = [];
  const weigh = (index: number): number => (index < 0 ? 0 : (weights[index] ?? 0));
  for (const [index, { weight }] of placed.entries()) {
    const own = ranks[index] ?? 0;
    let best = -1;
    for (let at = own; at > 0; at -= at & -at) {
      const candidate = tree[at] ?? -1;
      if (weigh(candidate) > weigh(best)) best = candidate;
    }
    weights.push(weigh(best) + weight);
    previous.push(best);
    for (let at = own + 1; at < tree.length; at += at & -at) {
      if (weigh(index) > weigh(tree[at] ?? -1)) tree[at] = index;
    }
  }
  let last = -1;
  for (const index of weights.keys()) if (weigh(index) > weigh(last)) last = index;
  const run: number[] = [];
  for (let at = last; at >= 0; at = previous[at] ?? -1) run.push(at);
  return run.reverse();
}

/** 0-based rank of each place; equal places share one, so that a run holds one of them alone. */
function rank(placed: readonly Placed[]): readonly number[] {
  const places = [...new Set(placed.map(({ place }) => place))].sort((a, b) => a - b);
  const ranks = new Map(places.map((place, index) => [place, index]));
  return placed.map(({ place }) => ranks.get(place) ?? 0);
}
