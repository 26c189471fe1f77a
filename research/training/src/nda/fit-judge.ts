import {
  type DocumentJudge,
  judgeFeatureCount,
  ndaIds,
  ndaOutcomes,
  toProbabilities,
} from '@clauselight/engine/research';

/** What the judge sees of an agreement, scored by a classifier that did not, and the right outcomes. */
export interface JudgeExample {
  /** By hypothesis. */
  readonly features: readonly Float32Array[];
  /** By hypothesis the number of its outcome. */
  readonly outcomes: Uint8Array;
  /** How much the example counts. */
  readonly weight: number;
}

const steps = 300;
const rate = 0.15;
const momentum = 0.9;
const ridge = 2;
const kinds = ndaOutcomes.length;

/** Fits a softmax regression for each hypothesis: gradient descent with momentum on all examples, a ridge on the weights. */
export function fitJudge(examples: readonly JudgeExample[]): DocumentJudge {
  const size = (judgeFeatureCount + 1) * kinds;
  const weights = new Float32Array(ndaIds.length * size);
  ndaIds.forEach((_, number) => {
    weights.set(fitHypothesis(examples, number), number * size);
  });
  return { weights };
}

/** Features are taken from their mean while fitting; the bias takes the means back in at the end. */
function fitHypothesis(examples: readonly JudgeExample[], number: number): Float64Array {
  const means = measureMeans(examples, number);
  const table = createTable(examples, { number, means });
  const weights = new Float64Array((judgeFeatureCount + 1) * kinds);
  const bias = judgeFeatureCount * kinds;
  measureShares(examples, number).forEach((share, kind) => {
    weights[bias + kind] = Math.log(share);
  });
  const speed = new Float64Array(weights.length);
  for (let step = 0; step < steps; step += 1) {
    const gradient = measureGradient(table, weights);
    for (let place = 0; place < weights.length; place += 1) {
      speed[place] = momentum * (speed[place] ?? 0) + (gradient[place] ?? 0);
      weights[place] = (weights[place] ?? 0) - rate * (speed[place] ?? 0);
    }
  }
  for (let place = 0; place < bias; place += 1) {
    const kind = bias + (place % kinds);
    const mean = means[Math.floor(place / kinds)] ?? 0;
    weights[kind] = (weights[kind] ?? 0) - mean * (weights[place] ?? 0);
  }
  return weights;
}

function measureMeans(examples: readonly JudgeExample[], number: number): Float64Array {
  const means = new Float64Array(judgeFeatureCount);
  for (const { features } of examples) {
    features[number]?.forEach((value, feature) => {
      means[feature] = (means[feature] ?? 0) + value / examples.length;
    });
  }
  return means;
}

function measureShares(examples: readonly JudgeExample[], number: number): readonly number[] {
  const shares = ndaOutcomes.map(() => 0.5);
  for (const { outcomes, weight } of examples) {
    const kind = outcomes[number] ?? 0;
    shares[kind] = (shares[kind] ?? 0) + weight;
  }
  return shares;
}

interface Table {
  /** Row by row. */
  readonly features: Float64Array;
  readonly outcomes: Uint8Array;
  /** Of each row; they sum up to one. */
  readonly shares: Float64Array;
  readonly total: number;
}

function createTable(
  examples: readonly JudgeExample[],
  { number, means }: { readonly number: number; readonly means: Float64Array },
): Table {
  const features = new Float64Array(examples.length * judgeFeatureCount);
  examples.forEach((example, row) => {
    example.features[number]?.forEach((value, feature) => {
      features[row * judgeFeatureCount + feature] = value - (means[feature] ?? 0);
    });
  });
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  return {
    features,
    outcomes: Uint8Array.from(examples, ({ outcomes }) => outcomes[number] ?? 0),
    shares: Float64Array.from(examples, ({ weight }) => weight / total),
    total,
  };
}

function measureGradient(
  { features, outcomes, shares, total }: Table,
  weights: Float64Array,
): Float64Array {
  const bias = judgeFeatureCount * kinds;
  const gradient = weights.map((weight, place) => (place < bias ? (ridge * weight) / total : 0));
  const errors = new Float64Array(kinds);
  for (let row = 0; row < outcomes.length; row += 1) {
    const start = row * judgeFeatureCount;
    for (let kind = 0; kind < kinds; kind += 1) errors[kind] = weights[bias + kind] ?? 0;
    for (let feature = 0; feature < judgeFeatureCount; feature += 1) {
      const value = features[start + feature] ?? 0;
      for (let kind = 0; kind < kinds; kind += 1) {
        errors[kind] = (errors[kind] ?? 0) + value * (weights[feature * kinds + kind] ?? 0);
      }
    }
    const share = shares[row] ?? 0;
    toProbabilities([...errors]).forEach((probability, kind) => {
      const error = (probability - (outcomes[row] === kind ? 1 : 0)) * share;
      errors[kind] = error;
      gradient[bias + kind] = (gradient[bias + kind] ?? 0) + error;
    });
    for (let feature = 0; feature < judgeFeatureCount; feature += 1) {
      const value = features[start + feature] ?? 0;
      for (let kind = 0; kind < kinds; kind += 1) {
        const place = feature * kinds + kind;
        gradient[place] = (gradient[place] ?? 0) + (errors[kind] ?? 0) * value;
      }
    }
  }
  return gradient;
}
