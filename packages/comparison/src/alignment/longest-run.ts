export interface WeightedPosition {
  /** Position in the other sequence. */
  readonly position: number;
  /** Positive. */
  readonly weight: number;
}

/**
 * Indexes of the heaviest subsequence with ascending positions. Elements outside it have moved. O(n log n); of
 * equally heavy subsequences the first.
 */
export function findLongestRun(placed: readonly WeightedPosition[]): readonly number[] {
  const ranks = rank(placed);
  // A Fenwick tree over ranks: the heaviest run that ends at or below a rank.
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

/** 0-based rank of each position. Equal positions share a rank, so that a run contains only one of them. */
function rank(placed: readonly WeightedPosition[]): readonly number[] {
  const places = [...new Set(placed.map(({ position }) => position))].sort((a, b) => a - b);
  const ranks = new Map(places.map((position, index) => [position, index]));
  return placed.map(({ position }) => ranks.get(position) ?? 0);
}
