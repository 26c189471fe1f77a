import type { Passage } from '../passages/passage.ts';

/** What a passage is recognised by when its words were changed. */
export interface Features {
  /** Its words, and each two that follow each other. */
  readonly all: ReadonlySet<string>;
  /** Each two that follow each other. */
  readonly shingles: ReadonlySet<string>;
}

/** Features of passages, made when they are asked for. */
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

/** 0-1: twice what two sets share of what both have. */
export function measureLikeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const total = a.size + b.size;
  return total === 0 ? 1 : (2 * countShared(a, b)) / total;
}

/** 0-1: how much of the smaller set the larger one has. */
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
