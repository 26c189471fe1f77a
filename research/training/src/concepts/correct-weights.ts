import { filterWidth } from '@clauselight/engine/research';
import { getPlace, type Scales } from './compute-units.ts';
import {
  bearers,
  type ConceptRow,
  filters,
  hidden,
  projectionSize,
  type State,
  units,
} from './network-state.ts';

// Chosen on written sentences of one style, learned from the others.
const featureRate = 0.15;
const vectorRate = 0.05;
const vectorFilterRate = 0.01;
const bearerShare = 0.5;

export function correctOutputs({
  errors,
  active,
  mask,
  gradient,
  output,
  outputBias,
  concepts,
}: State): void {
  for (let c = 0; c < concepts; c += 1) {
    outputBias.gradient[c] = (outputBias.gradient[c] as number) + (errors[c] as number);
  }
  gradient.fill(0);
  for (let unit = 0; unit < units; unit += 1) {
    if (mask[unit] === 0) continue;
    const value = active[unit] as number;
    const base = unit * concepts;
    let sum = 0;
    for (let c = 0; c < concepts; c += 1) {
      const error = errors[c] as number;
      sum += error * (output.values[base + c] as number);
      output.gradient[base + c] = (output.gradient[base + c] as number) + error * value;
    }
    gradient[unit] = sum;
  }
}

export function correctBearer(state: State, read: number, concept: number): void {
  const { active, mask, gradient, bearer, bearerBias, odds } = state;
  for (let k = 0; k < bearers; k += 1) {
    let sum = bearerBias.values[concept * bearers + k] as number;
    for (let unit = 0; unit < units; unit += 1) {
      sum += (active[unit] as number) * (bearer.values[unit * bearers + k] as number);
    }
    odds[k] = sum;
  }
  const most = Math.max(...odds);
  const total = odds.reduce((sum, one) => sum + Math.exp(one - most), 0);
  for (let k = 0; k < bearers; k += 1) {
    const probability = Math.exp((odds[k] as number) - most) / total;
    const error = bearerShare * (probability - (k === read ? 1 : 0));
    const own = concept * bearers + k;
    bearerBias.gradient[own] = (bearerBias.gradient[own] as number) + error;
    for (let unit = 0; unit < units; unit += 1) {
      if (mask[unit] === 0) continue;
      const place = unit * bearers + k;
      gradient[unit] = (gradient[unit] as number) + error * (bearer.values[place] as number);
      bearer.gradient[place] =
        (bearer.gradient[place] as number) + error * (active[unit] as number);
    }
  }
}

export function correctFilters(state: State, words: Int32Array): void {
  const { gradient, filterBias, strongest, projectedGradient } = state;
  for (let filter = 0; filter < filters; filter += 1) {
    const error = gradient[filter] as number;
    if (error === 0) continue;
    filterBias.gradient[filter] = (filterBias.gradient[filter] as number) + error;
    for (let offset = 0; offset < filterWidth; offset += 1) {
      const start = getPlace(state, words, (strongest[filter] as number) + offset);
      if (start < 0) continue;
      const place = start + offset * filters + filter;
      projectedGradient[place] = (projectedGradient[place] as number) + error;
    }
  }
}

export function correctHidden(state: State, { words, features }: ConceptRow, scales: Scales): void {
  const { gradient, hiddenBias, meanWeights, mean, dimensions } = state;
  const { featureWeights, featureSums } = state;
  let size = 0;
  for (let unit = 0; unit < hidden; unit += 1) {
    const error = gradient[filters + unit] as number;
    hiddenBias.gradient[unit] = (hiddenBias.gradient[unit] as number) + error;
    size += (error * error) / hidden;
  }
  if (size < 1e-12) return;
  for (let d = 0; d < dimensions; d += 1) {
    for (let unit = 0; unit < hidden; unit += 1) {
      const place = d * hidden + unit;
      meanWeights.gradient[place] =
        (meanWeights.gradient[place] as number) +
        (mean[d] as number) * (gradient[filters + unit] as number);
    }
  }
  for (const feature of features) {
    const sum = (featureSums[feature] as number) + size * scales.feature * scales.feature;
    featureSums[feature] = sum;
    const step = (featureRate * state.share * scales.feature) / Math.sqrt(sum);
    for (let unit = 0; unit < hidden; unit += 1) {
      const place = feature * hidden + unit;
      featureWeights[place] =
        (featureWeights[place] as number) - step * (gradient[filters + unit] as number);
    }
  }
  for (const word of words) {
    if (word >= state.firstTrainable) correctVector(state, { word, size, scale: scales.mean });
  }
}

interface VectorCorrection {
  readonly word: number;
  readonly size: number;
  readonly scale: number;
}

function correctVector(state: State, { word, size, scale }: VectorCorrection): void {
  const { vectors, vectorSums, meanWeights, gradient, dimensions } = state;
  const sum = (vectorSums[word] as number) + size;
  vectorSums[word] = sum;
  const step = (vectorRate * scale) / Math.sqrt(sum);
  for (let d = 0; d < dimensions; d += 1) {
    let slope = 0;
    for (let unit = 0; unit < hidden; unit += 1) {
      slope +=
        (meanWeights.values[d * hidden + unit] as number) * (gradient[filters + unit] as number);
    }
    const place = word * dimensions + d;
    vectors[place] = (vectors[place] as number) - step * slope;
  }
}

/** The filters learn from all sentences of the batch at once, word by word. */
export function correctProjections(state: State, words: readonly number[]): void {
  const { places, projectedGradient, filterWeights, vectors, dimensions } = state;
  const slopes = new Float32Array(dimensions);
  words.forEach((word, index) => {
    slopes.fill(0);
    for (let unit = 0; unit < projectionSize; unit += 1) {
      const error = projectedGradient[index * projectionSize + unit] as number;
      if (error === 0) continue;
      for (let d = 0; d < dimensions; d += 1) {
        const place = unit * dimensions + d;
        slopes[d] = (slopes[d] as number) + error * (filterWeights.values[place] as number);
        filterWeights.gradient[place] =
          (filterWeights.gradient[place] as number) +
          error * (vectors[word * dimensions + d] as number);
      }
    }
    if (word >= state.firstTrainable) {
      for (let d = 0; d < dimensions; d += 1) {
        const place = word * dimensions + d;
        const slope = Math.max(-1, Math.min(1, slopes[d] as number));
        vectors[place] = (vectors[place] as number) - vectorFilterRate * slope;
      }
    }
    places[word] = -1;
  });
}
