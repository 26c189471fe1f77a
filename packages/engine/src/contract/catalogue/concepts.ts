import type { Concept } from '../concept.ts';
import catalogue from './concepts.generated.json' with { type: 'json' };

/** What is said of each concept, in the order of their ids. The files are checked when the catalogue is made. */
export const concepts: readonly Concept[] = Object.freeze(catalogue as unknown as Concept[]);
