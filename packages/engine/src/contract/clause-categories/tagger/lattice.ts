/**
 * The labels of tokens: 0 for nothing, then two labels for each kind of span, one for its first token and one for the
 * others. The kinds of dates are separate because one date is often the agreement date, the effective date, or both.
 */
export const spanKinds = ['party', 'title', 'agreed', 'effective', 'agreed-and-effective'] as const;
export const labelCount = 1 + 2 * spanKinds.length;

/** Returns the label of the first token of a span of this kind. The next label is for its other tokens. */
export function getFirstLabel(kind: (typeof spanKinds)[number]): number {
  return 1 + 2 * spanKinds.indexOf(kind);
}

/** A conditional random field over a chain of tokens. */
export interface ChainModel {
  /** `emissions[feature * labelCount + label]`. */
  readonly emissions: Float32Array;
  /** `transitions[from * labelCount + to]`. The row after the labels is the start of a text, the last row its end. */
  readonly transitions: Float32Array;
}

/** All labelings of a text at once, in log space. */
export interface Lattice {
  readonly length: number;
  /** `[token * labelCount + label]`: the emission, the sum over all starts up to here, and over all ends from here. */
  readonly emissions: Float64Array;
  readonly forward: Float64Array;
  readonly backward: Float64Array;
  /** Logarithm of the sum over all labelings. */
  readonly total: number;
}

/** Computes the sums over all labelings (forward-backward algorithm, Rabiner 1989). */
export function createLattice(
  model: ChainModel,
  features: readonly (readonly number[])[],
): Lattice {
  const length = features.length;
  const emissions = sumEmissions(model, features);
  const forward = new Float64Array(length * labelCount);
  const backward = new Float64Array(length * labelCount);
  fillForward(model, { emissions, forward, length });
  fillBackward(model, { emissions, backward, length });
  const last = (length - 1) * labelCount;
  const ends = Array.from(
    { length: labelCount },
    (_, label) => (forward[last + label] ?? 0) + (backward[last + label] ?? 0),
  );
  return { length, emissions, forward, backward, total: length === 0 ? 0 : addLogs(ends) };
}

function sumEmissions(
  { emissions }: ChainModel,
  features: readonly (readonly number[])[],
): Float64Array {
  const sums = new Float64Array(features.length * labelCount);
  features.forEach((active, token) => {
    for (const feature of active) {
      for (let label = 0; label < labelCount; label += 1) {
        const place = token * labelCount + label;
        sums[place] = (sums[place] ?? 0) + (emissions[feature * labelCount + label] ?? 0);
      }
    }
  });
  return sums;
}

interface Pass {
  readonly emissions: Float64Array;
  readonly length: number;
}

function fillForward(
  { transitions }: ChainModel,
  { emissions, forward, length }: Pass & { readonly forward: Float64Array },
): void {
  const terms = new Float64Array(labelCount);
  for (let place = 0; place < length * labelCount; place += 1) {
    const label = place % labelCount;
    const before = place - label - labelCount;
    const emission = emissions[place] ?? 0;
    if (before < 0) {
      forward[place] = emission + (transitions[labelCount * labelCount + label] ?? 0);
      continue;
    }
    for (let from = 0; from < labelCount; from += 1) {
      terms[from] = (forward[before + from] ?? 0) + (transitions[from * labelCount + label] ?? 0);
    }
    forward[place] = addLogs(terms) + emission;
  }
}

function fillBackward(
  { transitions }: ChainModel,
  { emissions, backward, length }: Pass & { readonly backward: Float64Array },
): void {
  const terms = new Float64Array(labelCount);
  const end = (labelCount + 1) * labelCount;
  for (let token = length - 1; token >= 0; token -= 1) {
    for (let label = 0; label < labelCount; label += 1) {
      const place = token * labelCount + label;
      if (token === length - 1) {
        backward[place] = transitions[end + label] ?? 0;
        continue;
      }
      const next = (token + 1) * labelCount;
      for (let to = 0; to < labelCount; to += 1) {
        terms[to] =
          (transitions[label * labelCount + to] ?? 0) +
          (emissions[next + to] ?? 0) +
          (backward[next + to] ?? 0);
      }
      backward[place] = addLogs(terms);
    }
  }
}

/** Returns the logarithm of the sum of the numbers with these logarithms. */
export function addLogs(logs: ArrayLike<number>): number {
  let highest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < logs.length; index += 1) {
    highest = Math.max(highest, logs[index] ?? highest);
  }
  let sum = 0;
  for (let index = 0; index < logs.length; index += 1) {
    sum += Math.exp((logs[index] ?? highest) - highest);
  }
  return highest + Math.log(sum);
}

/** Returns the probability that a token has a label. */
export function getMarginal(lattice: Lattice, token: number, label: number): number {
  const place = token * labelCount + label;
  return Math.exp((lattice.forward[place] ?? 0) + (lattice.backward[place] ?? 0) - lattice.total);
}
