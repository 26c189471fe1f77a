import type { Passage } from '../passages/passage.ts';

/** The features by which a passage with changed words is recognized. */
export interface Features {
  /** Its words, and all pairs of consecutive words. */
  readonly all: ReadonlySet<string>;
  /** All pairs of consecutive words. */
  readonly shingles: ReadonlySet<string>;
}

/** Computes features of passages on first use. */
export function createFeatureStore(): (passage: Passage) => Features {
  const known = new Map<Passage, Features>();
  return (passage) => {
    const features = known.get(passage) ?? createFeatures(passage);
    known.set(passage, features);
    return features;
  };
}

function createFeatures(passage: Passage): Features {
  const words = passage.key.split(' ');
  const shingles = new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`));
  return { all: new Set([...words, ...shingles]), shingles };
}

/** Dice coefficient of two sets: 0-1. */
export function measureLikeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const total = a.size + b.size;
  return total === 0 ? 1 : (2 * countShared(a, b)) / total;
}

/** The share of the smaller set that the larger one contains: 0-1. */
export function measureContainment(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const smaller = Math.min(a.size, b.size);
  return smaller === 0 ? 0 : countShared(a, b) / smaller;
}

function countShared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const feature of small) if (large.has(feature)) shared += 1;
  return shared;
}
