import { readFileSync } from 'node:fs';
import { readWeights, type Weights } from '../src/contract/weights.ts';

/** What the engine has learnt, as it is shipped. */
export const weights: Weights = readWeights((name) =>
  readFileSync(new URL(`../weights/${name}`, import.meta.url)),
);
