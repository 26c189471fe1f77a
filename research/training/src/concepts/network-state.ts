import { bearerClasses, conceptFeatureCount, filterWidth } from '@clauselight/engine/research';
import { createRandom } from '../fit/random.ts';
import { AdamWeights } from './adam.ts';

/** A sentence to learn from. */
export interface ConceptRow {
  /** Rows of word vectors; -1 for words without one. */
  readonly words: Int32Array;
  readonly features: Uint32Array;
  /** Concepts with a target of their own: index, target 0 or 1, weight. */
  readonly targets: readonly (readonly [concept: number, target: number, weight: number])[];
  /** The weight of the target 0 for all other concepts. */
  readonly otherWeight: number;
  /** The index in `bearerClasses`; undefined if nobody said. */
  readonly bearer: number | undefined;
  /** The concept that the bearer bears. */
  readonly bearerConcept: number;
}

/** A network before its weights are rounded, in the layout of `ConceptNetwork` of the engine. */
export interface FittedNetwork {
  readonly dimensions: number;
  readonly filters: number;
  readonly hidden: number;
  readonly vectors: Float32Array;
  readonly filterWeights: Float32Array;
  readonly filterBias: Float32Array;
  readonly meanWeights: Float32Array;
  readonly featureWeights: Float32Array;
  readonly hiddenBias: Float32Array;
  readonly output: Float32Array;
  readonly outputBias: Float32Array;
  readonly bearer: Float32Array;
  readonly bearerBias: Float32Array;
}

export interface FitConceptsOptions {
  readonly concepts: number;
  readonly vectors: Float32Array;
  readonly dimensions: number;
  /** Vectors from this row on are learned. */
  readonly firstTrainable: number;
  readonly seed: number;
  readonly epochs: number;
  log(words: string): void;
}

// Chosen on written sentences of one style, learned from the others.
export const filters = 160;
export const hidden = 128;
export const units = filters + hidden;
export const bearers = bearerClasses.length;
export const projectionSize = filterWidth * filters;

/** A network that is being learned, and room for one batch and one sentence. */
export type State = ReturnType<typeof createState>;

/** A network with weights of chance. */
export function createState({
  concepts,
  vectors,
  dimensions,
  firstTrainable,
  seed,
}: FitConceptsOptions) {
  const random = createRandom(seed);
  const start = (size: number, width: number) =>
    Float32Array.from({ length: size }, () => (random() - 0.5) * 2 * width);
  const words = vectors.length / dimensions;
  return {
    random,
    concepts,
    dimensions,
    firstTrainable,
    /** What is left of the rates in this epoch. */
    share: 1,
    loss: 0,
    vectors: Float32Array.from(vectors),
    vectorSums: new Float32Array(words).fill(1e-2),
    /** `filterWeights[(offset * filters + filter) * dimensions + dimension]`, so that the inner loop runs over neighbors. */
    filterWeights: new AdamWeights(start(projectionSize * dimensions, Math.sqrt(1 / dimensions))),
    filterBias: new AdamWeights(new Float32Array(filters)),
    meanWeights: new AdamWeights(start(dimensions * hidden, Math.sqrt(3 / dimensions))),
    hiddenBias: new AdamWeights(new Float32Array(hidden)),
    output: new AdamWeights(start(units * concepts, 0.1)),
    outputBias: new AdamWeights(new Float32Array(concepts).fill(-3)),
    bearer: new AdamWeights(start(units * bearers, 0.1)),
    bearerBias: new AdamWeights(new Float32Array(concepts * bearers)),
    featureWeights: start(conceptFeatureCount * hidden, 0.15),
    featureSums: new Float32Array(conceptFeatureCount).fill(1e-2),
    // The words of one batch: where each stands in the projections, and what it adds to the filters.
    places: new Int32Array(words).fill(-1),
    projected: new Float32Array(0),
    projectedGradient: new Float32Array(0),
    // One sentence.
    active: new Float32Array(units),
    gradient: new Float32Array(units),
    mask: new Float32Array(units),
    strongest: new Int32Array(filters),
    mean: new Float32Array(dimensions),
    scores: new Float32Array(concepts),
    errors: new Float32Array(concepts),
    odds: new Float32Array(bearers),
  };
}

/** The weights in the layout of the engine. */
export function finish(state: State): FittedNetwork {
  const { dimensions } = state;
  const filterWeights = new Float32Array(state.filterWeights.values.length);
  for (let unit = 0; unit < projectionSize; unit += 1) {
    const offset = Math.floor(unit / filters);
    for (let dimension = 0; dimension < dimensions; dimension += 1) {
      const place = (offset * dimensions + dimension) * filters + (unit % filters);
      filterWeights[place] = state.filterWeights.values[unit * dimensions + dimension] as number;
    }
  }
  return {
    dimensions,
    filters,
    hidden,
    filterWeights,
    vectors: state.vectors,
    featureWeights: state.featureWeights,
    filterBias: state.filterBias.values,
    meanWeights: state.meanWeights.values,
    hiddenBias: state.hiddenBias.values,
    output: state.output.values,
    outputBias: state.outputBias.values,
    bearer: state.bearer.values,
    bearerBias: state.bearerBias.values,
  };
}
