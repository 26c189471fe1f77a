import {
  type ChainModel,
  createLattice,
  type Lattice,
  labelCount,
  tokenFeatureCount,
} from '@clauselight/engine/research';
import { createRandom, shuffle } from './random.ts';

/** The opening and end of one contract: the features of its tokens, and what each of them is. */
export interface TaggedText {
  readonly features: readonly (readonly number[])[];
  readonly labels: readonly number[];
}

const epochs = 6;
const rate = 0.15;
const decay = 1e-4;
const leastError = 1e-3;

/**
 * Learns a conditional random field (Lafferty, McCallum and Pereira 2001) by stochastic gradient descent with a step
 * for every weight that shrinks as it is used. The same texts and seed give the same model.
 */
export function fitTagger(texts: readonly TaggedText[], seed: number): ChainModel {
  const state: State = {
    emissions: new Float32Array(tokenFeatureCount * labelCount),
    emissionSums: new Float32Array(tokenFeatureCount * labelCount).fill(1e-3),
    transitions: new Float32Array((labelCount + 2) * labelCount),
    transitionSums: new Float32Array((labelCount + 2) * labelCount).fill(1e-3),
  };
  const random = createRandom(seed);
  const order = Int32Array.from(texts.keys());
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const text = texts[index];
      if (text !== undefined && text.labels.length > 0) learn(state, text);
    }
  }
  return { emissions: state.emissions, transitions: state.transitions };
}

interface State extends ChainModel {
  readonly emissionSums: Float32Array;
  readonly transitionSums: Float32Array;
}

function learn(state: State, text: TaggedText): void {
  const lattice = createLattice(state, text.features);
  const transitionErrors = sumTransitionErrors(state, lattice, text.labels);
  for (let token = 0; token < lattice.length; token += 1) {
    for (let label = 0; label < labelCount; label += 1) {
      const error = getLabelError(lattice, text.labels, { token, label });
      if (token === 0) addTo(transitionErrors, labelCount * labelCount + label, error);
      if (token === lattice.length - 1)
        addTo(transitionErrors, (labelCount + 1) * labelCount + label, error);
      if (error < leastError && error > -leastError) continue;
      for (const feature of text.features[token] ?? []) {
        const place = feature * labelCount + label;
        const gradient = error + decay * (state.emissions[place] ?? 0);
        step(state.emissions, state.emissionSums, { place, gradient });
      }
    }
  }
  transitionErrors.forEach((gradient, place) => {
    if (gradient !== 0) step(state.transitions, state.transitionSums, { place, gradient });
  });
}

function getLabelError(
  lattice: Lattice,
  labels: readonly number[],
  { token, label }: { readonly token: number; readonly label: number },
): number {
  const place = token * labelCount + label;
  const log = (lattice.forward[place] ?? 0) + (lattice.backward[place] ?? 0) - lattice.total;
  return Math.exp(log) - (labels[token] === label ? 1 : 0);
}

function sumTransitionErrors(
  { transitions }: ChainModel,
  { forward, backward, emissions, length, total }: Lattice,
  labels: readonly number[],
): Float64Array {
  const errors = new Float64Array(transitions.length);
  for (let token = 1; token < length; token += 1) {
    const before = (token - 1) * labelCount;
    const here = token * labelCount;
    for (let pair = 0; pair < labelCount * labelCount; pair += 1) {
      const from = Math.floor(pair / labelCount);
      const to = pair % labelCount;
      const log =
        (forward[before + from] ?? 0) +
        (transitions[pair] ?? 0) +
        (emissions[here + to] ?? 0) +
        (backward[here + to] ?? 0);
      const isTrue = labels[token - 1] === from && labels[token] === to;
      errors[pair] = (errors[pair] ?? 0) + Math.exp(log - total) - (isTrue ? 1 : 0);
    }
  }
  return errors;
}

function addTo(sums: Float64Array, place: number, value: number): void {
  sums[place] = (sums[place] ?? 0) + value;
}

function step(
  weights: Float32Array,
  sums: Float32Array,
  { place, gradient }: { readonly place: number; readonly gradient: number },
): void {
  const sum = (sums[place] ?? 0) + gradient * gradient;
  sums[place] = sum;
  weights[place] = (weights[place] ?? 0) - (rate * gradient) / Math.sqrt(sum);
}
