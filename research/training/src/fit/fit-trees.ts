import { type Trees, toProbability } from '@clauselight/engine/research';
import { type BinnedColumns, binColumns } from './bin-columns.ts';
import { createRandom } from './random.ts';

export interface FitTreesRequest {
  /** `table[row * columnCount + column]`. */
  readonly table: Float32Array;
  readonly columnCount: number;
  /** 1 where the row is right, else 0. */
  readonly answers: Uint8Array;
  readonly treeCount: number;
  readonly depth: number;
  readonly seed: number;
}

const rate = 0.08;
const smoothing = 4;
/** Least curvature of the loss on each side of a cut: about that many undecided rows. */
const leastWeight = 2;
const leastRows = 20;
const columnShare = 0.6;
const leastGain = 1e-3;

interface Growth {
  readonly features: number[];
  readonly thresholds: number[];
  readonly left: number[];
  readonly right: number[];
  readonly values: number[];
}

interface Fit {
  readonly request: FitTreesRequest;
  readonly binned: BinnedColumns;
  readonly rowCount: number;
  readonly gradients: Float32Array;
  readonly curvatures: Float32Array;
  readonly order: Int32Array;
  readonly scores: Float32Array;
  readonly growth: Growth;
}

/** Fits trees one after another, each to what the ones before got wrong (gradient boosting, Friedman 2001, with the second-order gains of Chen and Guestrin 2016). */
export function fitTrees(request: FitTreesRequest): Trees {
  const rowCount = request.answers.length;
  const right = request.answers.reduce((sum, answer) => sum + answer, 0);
  const base = Math.log((right + 1) / (rowCount - right + 1));
  const fit: Fit = {
    request,
    rowCount,
    binned: binColumns(request.table, request.columnCount),
    gradients: new Float32Array(rowCount),
    curvatures: new Float32Array(rowCount),
    order: new Int32Array(rowCount),
    scores: new Float32Array(rowCount).fill(base),
    growth: { features: [], thresholds: [], left: [], right: [], values: [] },
  };
  const random = createRandom(request.seed);
  const roots = Array.from({ length: request.treeCount }, () => growTree(fit, random));
  return {
    base,
    roots: Int32Array.from(roots),
    features: Int16Array.from(fit.growth.features),
    thresholds: Float32Array.from(fit.growth.thresholds),
    left: Int32Array.from(fit.growth.left),
    right: Int32Array.from(fit.growth.right),
    values: Float32Array.from(fit.growth.values),
  };
}

function growTree(fit: Fit, random: () => number): number {
  const { request, rowCount, gradients, curvatures, order, scores } = fit;
  for (let row = 0; row < rowCount; row += 1) {
    const probability = toProbability(scores[row] ?? 0);
    gradients[row] = probability - (request.answers[row] ?? 0);
    curvatures[row] = Math.max(1e-6, probability * (1 - probability));
    order[row] = row;
  }
  const columns = Array.from({ length: request.columnCount }, (_, column) => column).filter(
    () => random() < columnShare,
  );
  return growNode(fit, { start: 0, end: rowCount, depth: 0, columns });
}

interface TreePart {
  /** Rows `order[start]` to `order[end]`. */
  readonly start: number;
  readonly end: number;
  readonly depth: number;
  readonly columns: readonly number[];
}

function growNode(fit: Fit, part: TreePart): number {
  const { growth, request } = fit;
  const node = growth.features.length;
  const { gradient, curvature } = sumPart(fit, part);
  const value = (-gradient / (curvature + smoothing)) * rate;
  growth.features.push(-1);
  growth.thresholds.push(0);
  growth.left.push(-1);
  growth.right.push(-1);
  growth.values.push(value);
  const isFinal = part.depth >= request.depth || part.end - part.start < leastRows;
  const cut = isFinal ? undefined : findBestCut(fit, part, { gradient, curvature });
  if (cut === undefined) {
    addToScores(fit, part, value);
    return node;
  }
  const middle = splitRows(fit, part, cut);
  growth.features[node] = cut.column;
  growth.thresholds[node] = fit.binned.edges[cut.column]?.[cut.bin] ?? 0;
  growth.left[node] = growNode(fit, { ...part, end: middle, depth: part.depth + 1 });
  growth.right[node] = growNode(fit, { ...part, start: middle, depth: part.depth + 1 });
  return node;
}

interface Sums {
  readonly gradient: number;
  readonly curvature: number;
}

function sumPart({ order, gradients, curvatures }: Fit, { start, end }: TreePart): Sums {
  let gradient = 0;
  let curvature = 0;
  for (let place = start; place < end; place += 1) {
    const row = order[place] as number;
    gradient += gradients[row] as number;
    curvature += curvatures[row] as number;
  }
  return { gradient, curvature };
}

function addToScores({ order, scores }: Fit, { start, end }: TreePart, value: number): void {
  for (let place = start; place < end; place += 1) {
    const row = order[place] as number;
    scores[row] = (scores[row] as number) + value;
  }
}

interface Cut {
  readonly column: number;
  /** Rows in this bin or below go left. */
  readonly bin: number;
  readonly gain: number;
}

function findBestCut(fit: Fit, part: TreePart, whole: Sums): Cut | undefined {
  let best: Cut | undefined;
  for (const column of part.columns) {
    const cut = findCutOfColumn(fit, part, { column, whole });
    if (cut !== undefined && cut.gain > (best?.gain ?? leastGain)) best = cut;
  }
  return best;
}

function findCutOfColumn(
  fit: Fit,
  { start, end }: TreePart,
  { column, whole }: { readonly column: number; readonly whole: Sums },
): Cut | undefined {
  const gradientOfBin = new Float64Array(64);
  const curvatureOfBin = new Float64Array(64);
  const offset = column * fit.rowCount;
  for (let place = start; place < end; place += 1) {
    const row = fit.order[place] as number;
    const bin = fit.binned.bins[offset + row] as number;
    gradientOfBin[bin] = (gradientOfBin[bin] as number) + (fit.gradients[row] as number);
    curvatureOfBin[bin] = (curvatureOfBin[bin] as number) + (fit.curvatures[row] as number);
  }
  const gainOfWhole = getGain(whole.gradient, whole.curvature);
  let best: Cut | undefined;
  let gradient = 0;
  let curvature = 0;
  for (let bin = 0; bin < (fit.binned.edges[column]?.length ?? 0); bin += 1) {
    gradient += gradientOfBin[bin] ?? 0;
    curvature += curvatureOfBin[bin] ?? 0;
    const rest = whole.curvature - curvature;
    if (curvature < leastWeight || rest < leastWeight) continue;
    const gain =
      getGain(gradient, curvature) + getGain(whole.gradient - gradient, rest) - gainOfWhole;
    if (gain > (best?.gain ?? leastGain)) best = { column, bin, gain };
  }
  return best;
}

function getGain(gradient: number, curvature: number): number {
  return (gradient * gradient) / (curvature + smoothing);
}

/** Puts the rows of the left side first and returns where the right side starts. */
function splitRows({ order, binned, rowCount }: Fit, { start, end }: TreePart, cut: Cut): number {
  const offset = cut.column * rowCount;
  let middle = start;
  for (let place = start; place < end; place += 1) {
    const row = order[place] as number;
    if ((binned.bins[offset + row] as number) > cut.bin) continue;
    order[place] = order[middle] as number;
    order[middle] = row;
    middle += 1;
  }
  return middle;
}
