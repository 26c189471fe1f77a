import { shuffle } from '../fit/random.ts';
import { computeErrors, computeUnits, projectWords } from './compute-units.ts';
import {
  correctBearer,
  correctFilters,
  correctHidden,
  correctOutputs,
  correctProjections,
} from './correct-weights.ts';
import {
  type ConceptRow,
  createState,
  type FitConceptsOptions,
  type FittedNetwork,
  finish,
  type State,
  units,
} from './network-state.ts';

// Chosen on written sentences of one style, learned from the others.
const batchSize = 128;
const rate = 0.01;
/** Rates shrink to this share of an epoch's step. */
const restOfEpoch = 0.5;

/**
 * Learns the concept network by gradient descent in batches: Adam for the dense weights, a step for every feature that
 * shrinks as it is used (Duchi, Hazan and Singer 2011) for the hashed ones, units left out at random (Srivastava et al.
 * 2014). The same rows and options give the same network.
 */
export function fitConcepts(
  rows: readonly ConceptRow[],
  options: FitConceptsOptions,
): FittedNetwork {
  const state = createState(options);
  const order = Int32Array.from(rows.keys());
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, state.random);
    state.share = 1 - epoch / (options.epochs + restOfEpoch);
    state.loss = 0;
    for (let from = 0; from < order.length; from += batchSize) {
      const batch = [...order.subarray(from, from + batchSize)].flatMap((row) => rows[row] ?? []);
      learnBatch(state, batch);
    }
    options.log(`epoch ${epoch + 1}: loss ${(state.loss / rows.length).toFixed(4)}`);
  }
  return finish(state);
}

function learnBatch(state: State, batch: readonly ConceptRow[]): void {
  const words = projectWords(state, batch);
  for (const row of batch) {
    const scale = computeUnits(state, row);
    computeErrors(state, row);
    correctOutputs(state);
    if (row.bearer !== undefined) correctBearer(state, row.bearer, row.bearerConcept);
    for (let unit = 0; unit < units; unit += 1) {
      state.gradient[unit] = (state.gradient[unit] as number) * (state.mask[unit] as number);
    }
    correctFilters(state, row.words);
    correctHidden(state, row, scale);
  }
  correctProjections(state, words);
  const { filterWeights, filterBias, meanWeights, hiddenBias } = state;
  const { output, outputBias, bearer, bearerBias } = state;
  for (const weights of [filterWeights, filterBias, meanWeights, hiddenBias]) {
    weights.step(rate * state.share);
  }
  for (const weights of [output, outputBias, bearer, bearerBias]) weights.step(rate * state.share);
}
