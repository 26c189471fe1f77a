import { readFileSync } from 'node:fs';
import { readWeights, type Weights } from '@clauselight/engine';

/** What the engine has learned, as it is shipped. */
export const weights: Weights = readWeights((name) =>
  readFileSync(new URL(`../../packages/engine/weights/${name}`, import.meta.url)),
);
