/**
 * Boosted regression trees over rows of features. Tree `t` starts at node `roots[t]`. A node with `features[n] >= 0`
 * leads to `left[n]` when that feature is below `thresholds[n]`, and to `right[n]` otherwise; the other nodes are
 * leaves.
 */
export interface Trees {
  /** Log-odds before any tree. */
  readonly base: number;
  readonly roots: Int32Array;
  readonly features: Int16Array;
  readonly thresholds: Float32Array;
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly values: Float32Array;
}

/** Returns the estimated probability for the row of features that starts at `offset`, 0-1. */
export function estimateProbability(trees: Trees, rows: Float32Array, offset: number): number {
  let logOdds = trees.base;
  for (const root of trees.roots) {
    let node = root;
    let feature = trees.features[node] ?? -1;
    while (feature >= 0) {
      const isBelow = (rows[offset + feature] ?? 0) < (trees.thresholds[node] ?? 0);
      node = (isBelow ? trees.left[node] : trees.right[node]) ?? 0;
      feature = trees.features[node] ?? -1;
    }
    logOdds += trees.values[node] ?? 0;
  }
  return toProbability(logOdds);
}

/** The logistic function: log-odds to a probability. */
export function toProbability(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
