import { filterWidth, listConceptFeatures } from './concept-features.ts';
import { bearerClasses, type ConceptModel, type ConceptNetwork } from './concept-model.ts';

/** What the network says of a sentence. */
export interface ConceptScores {
  /** Log-odds of every concept, before calibration. */
  readonly scores: Float32Array;
  /** The first of the three words, by index, that speak most for a concept; -1 before the first word. */
  findTellingWord(concept: number): number;
  /** How probable each of `bearerClasses` is for a concept, 0-1. */
  getBearers(concept: number): readonly number[];
}

/** Scores sentences with one model. Keeps what it has computed of a word. */
export interface ConceptScorer {
  score(words: readonly string[]): ConceptScores;
}

/** What a word adds to the filters at each of its positions. */
type Projections = Map<number, Float32Array>;

/**
 * Creates a scorer: filters over three neighboring words, of which the strongest place in the sentence counts, beside
 * one hidden layer over the mean of the words' vectors and hashed features.
 */
export function createConceptScorer(model: ConceptModel): ConceptScorer {
  const projections: Projections = new Map();
  return {
    score: (words) => {
      const rows = words.map((word) => model.words.get(word));
      const projected = rows.map((row) =>
        row === undefined ? undefined : getProjection(row, model, projections),
      );
      const units = new Float32Array(model.filters + model.hidden);
      const places = applyFilters(units, projected, model);
      applyHidden(units, { words, rows, model });
      return {
        scores: computeOutputs(units, model),
        findTellingWord: (concept) => findTellingWord({ units, places, concept, model }),
        getBearers: (concept) => computeBearers(units, concept, model),
      };
    },
  };
}

// The loops below are where scoring spends its time: plain typed arrays, and indices that lie inside them.
function getProjection(row: number, net: ConceptNetwork, known: Projections): Float32Array {
  const found = known.get(row);
  if (found !== undefined) return found;
  const { dimensions, filters, vectors, filterWeights } = net;
  const projection = new Float32Array(filterWidth * filters);
  for (let offset = 0; offset < filterWidth; offset += 1) {
    for (let dimension = 0; dimension < dimensions; dimension += 1) {
      const value = vectors[row * dimensions + dimension] as number;
      const base = (offset * dimensions + dimension) * filters;
      for (let filter = 0; filter < filters; filter += 1) {
        const place = offset * filters + filter;
        projection[place] =
          (projection[place] as number) + value * (filterWeights[base + filter] as number);
      }
    }
  }
  known.set(row, projection);
  return projection;
}

/** Sets the units of the filters; returns the word at which each is strongest. */
function applyFilters(
  units: Float32Array,
  projected: readonly (Float32Array | undefined)[],
  { filters, filterBias }: ConceptNetwork,
): Int32Array {
  const places = new Int32Array(filters).fill(-1);
  for (let first = -1; first < projected.length - 1; first += 1) {
    const one = projected[first];
    const two = projected[first + 1];
    const three = projected[first + 2];
    for (let filter = 0; filter < filters; filter += 1) {
      let value = filterBias[filter] as number;
      if (one !== undefined) value += one[filter] as number;
      if (two !== undefined) value += two[filters + filter] as number;
      if (three !== undefined) value += three[2 * filters + filter] as number;
      if (value > (units[filter] as number)) {
        units[filter] = value;
        places[filter] = first;
      }
    }
  }
  return places;
}

interface HiddenRequest {
  readonly words: readonly string[];
  readonly rows: readonly (number | undefined)[];
  readonly model: ConceptNetwork;
}

function applyHidden(units: Float32Array, { words, rows, model }: HiddenRequest): void {
  const { dimensions, filters, hidden, vectors, meanWeights, hiddenBias } = model;
  const mean = new Float32Array(dimensions);
  let known = 0;
  for (const row of rows) {
    if (row === undefined) continue;
    known += 1;
    for (let dimension = 0; dimension < dimensions; dimension += 1) {
      mean[dimension] =
        (mean[dimension] as number) + (vectors[row * dimensions + dimension] as number);
    }
  }
  const scale = known === 0 ? 0 : 1 / Math.sqrt(known);
  const layer = units.subarray(filters);
  layer.set(hiddenBias);
  for (let dimension = 0; dimension < dimensions; dimension += 1) {
    const value = (mean[dimension] as number) * scale;
    for (let unit = 0; unit < hidden; unit += 1) {
      layer[unit] =
        (layer[unit] as number) + value * (meanWeights[dimension * hidden + unit] as number);
    }
  }
  addFeatures(layer, listConceptFeatures(words), model);
  for (let unit = 0; unit < hidden; unit += 1) layer[unit] = Math.max(0, layer[unit] as number);
}

function addFeatures(
  layer: Float32Array,
  features: Uint32Array,
  { hidden, featureWeights, featureScales }: ConceptNetwork,
): void {
  const scale = 1 / Math.sqrt(Math.max(1, features.length));
  for (const feature of features) {
    const value = scale * (featureScales[feature] as number);
    if (value === 0) continue;
    const base = feature * hidden;
    for (let unit = 0; unit < hidden; unit += 1) {
      layer[unit] = (layer[unit] as number) + value * (featureWeights[base + unit] as number);
    }
  }
}

function computeOutputs(
  units: Float32Array,
  { output, outputBias }: Pick<ConceptNetwork, 'output' | 'outputBias'>,
): Float32Array {
  const scores = Float32Array.from(outputBias);
  const count = scores.length;
  for (let unit = 0; unit < units.length; unit += 1) {
    const value = units[unit] as number;
    if (value === 0) continue;
    const base = unit * count;
    for (let concept = 0; concept < count; concept += 1) {
      scores[concept] = (scores[concept] as number) + value * (output[base + concept] as number);
    }
  }
  return scores;
}

interface TellingRequest {
  readonly units: Float32Array;
  readonly places: Int32Array;
  readonly concept: number;
  readonly model: ConceptModel;
}

/** The place at which the filters that speak for the concept are strongest, taken together. */
function findTellingWord({ units, places, concept, model }: TellingRequest): number {
  const count = model.concepts.length;
  const shares = new Map<number, number>();
  for (let filter = 0; filter < model.filters; filter += 1) {
    const share = (units[filter] as number) * (model.output[filter * count + concept] as number);
    const place = places[filter] as number;
    shares.set(place, (shares.get(place) ?? 0) + share);
  }
  let best = -1;
  for (const [place, share] of shares) {
    const most = shares.get(best) ?? Number.NEGATIVE_INFINITY;
    if (share > most || (share === most && place < best)) best = place;
  }
  return best;
}

function computeBearers(
  units: Float32Array,
  concept: number,
  { bearer, bearerBias }: ConceptNetwork,
): readonly number[] {
  const count = bearerClasses.length;
  const odds = bearerClasses.map((_, index) => {
    let sum = bearerBias[concept * count + index] as number;
    for (let unit = 0; unit < units.length; unit += 1) {
      sum += (units[unit] as number) * (bearer[unit * count + index] as number);
    }
    return sum;
  });
  const most = Math.max(...odds);
  const powers = odds.map((one) => Math.exp(one - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
