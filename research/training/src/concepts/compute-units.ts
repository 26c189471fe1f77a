import {
  type ConceptRow,
  filters,
  hidden,
  projectionSize,
  type State,
  units,
} from './network-state.ts';

const dropout = 0.35;

// The loops below are where training spends its time: plain typed arrays, and indices that lie inside them.

/** Computes what each word of the batch adds to the filters; returns the words. */
export function projectWords(state: State, batch: readonly ConceptRow[]): readonly number[] {
  const { places, dimensions, vectors } = state;
  const words: number[] = [];
  for (const row of batch) {
    for (const word of row.words) {
      if (word < 0 || places[word] !== -1) continue;
      places[word] = words.length;
      words.push(word);
    }
  }
  const size = words.length * projectionSize;
  if (state.projected.length < size) {
    state.projected = new Float32Array(2 * size);
    state.projectedGradient = new Float32Array(2 * size);
  }
  state.projectedGradient.fill(0, 0, size);
  const weights = state.filterWeights.values;
  words.forEach((word, place) => {
    for (let unit = 0; unit < projectionSize; unit += 1) {
      let sum = 0;
      for (let d = 0; d < dimensions; d += 1) {
        sum +=
          (vectors[word * dimensions + d] as number) * (weights[unit * dimensions + d] as number);
      }
      state.projected[place * projectionSize + unit] = sum;
    }
  });
  return words;
}

/** Computes the units of a sentence, some left out; returns the scales of the mean and of the features. */
export function computeUnits(state: State, { words, features }: ConceptRow): Scales {
  applyFilters(state, words);
  const scales = {
    mean: addMean(state, words),
    feature: 1 / Math.sqrt(Math.max(1, features.length)),
  };
  const { active, featureWeights, mask } = state;
  for (const feature of features) {
    for (let unit = 0; unit < hidden; unit += 1) {
      active[filters + unit] =
        (active[filters + unit] as number) +
        scales.feature * (featureWeights[feature * hidden + unit] as number);
    }
  }
  for (let unit = 0; unit < units; unit += 1) {
    const isOn = (active[unit] as number) > 0 && state.random() >= dropout;
    mask[unit] = isOn ? 1 / (1 - dropout) : 0;
    active[unit] = (active[unit] as number) * (mask[unit] as number);
  }
  return scales;
}

export interface Scales {
  readonly mean: number;
  readonly feature: number;
}

function applyFilters(state: State, words: Int32Array): void {
  const { active, strongest, projected, filterBias } = state;
  active.fill(0, 0, filters);
  strongest.fill(-1);
  for (let first = -1; first < words.length - 1; first += 1) {
    const one = getPlace(state, words, first);
    const two = getPlace(state, words, first + 1);
    const three = getPlace(state, words, first + 2);
    for (let filter = 0; filter < filters; filter += 1) {
      let value = filterBias.values[filter] as number;
      if (one >= 0) value += projected[one + filter] as number;
      if (two >= 0) value += projected[two + filters + filter] as number;
      if (three >= 0) value += projected[three + 2 * filters + filter] as number;
      if (value > (active[filter] as number)) {
        active[filter] = value;
        strongest[filter] = first;
      }
    }
  }
}

/** Where the projection of a word begins; -1 outside of the sentence and for unknown words. */
export function getPlace({ places }: State, words: Int32Array, index: number): number {
  const word = index < 0 || index >= words.length ? -1 : (words[index] as number);
  return word < 0 ? -1 : (places[word] as number) * projectionSize;
}

function addMean(state: State, words: Int32Array): number {
  const { mean, vectors, dimensions, active, hiddenBias, meanWeights } = state;
  mean.fill(0);
  let known = 0;
  for (const word of words) {
    if (word < 0) continue;
    known += 1;
    for (let d = 0; d < dimensions; d += 1) {
      mean[d] = (mean[d] as number) + (vectors[word * dimensions + d] as number);
    }
  }
  const scale = known === 0 ? 0 : 1 / Math.sqrt(known);
  active.set(hiddenBias.values, filters);
  for (let d = 0; d < dimensions; d += 1) {
    const value = (mean[d] as number) * scale;
    mean[d] = value;
    for (let unit = 0; unit < hidden; unit += 1) {
      active[filters + unit] =
        (active[filters + unit] as number) +
        value * (meanWeights.values[d * hidden + unit] as number);
    }
  }
  return scale;
}

export function computeErrors(state: State, { targets, otherWeight }: ConceptRow): void {
  const { scores, errors, active, output, outputBias, concepts } = state;
  scores.set(outputBias.values);
  for (let unit = 0; unit < units; unit += 1) {
    const value = active[unit] as number;
    if (value === 0) continue;
    for (let c = 0; c < concepts; c += 1) {
      scores[c] = (scores[c] as number) + value * (output.values[unit * concepts + c] as number);
    }
  }
  for (let c = 0; c < concepts; c += 1)
    errors[c] = otherWeight * toProbability(scores[c] as number);
  for (const [c, target, weight] of targets) {
    const probability = toProbability(scores[c] as number);
    errors[c] = weight * (probability - target);
    state.loss -= weight * Math.log(1e-9 + (target === 1 ? probability : 1 - probability));
  }
}

function toProbability(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
