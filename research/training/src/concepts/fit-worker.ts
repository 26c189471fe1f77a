import { parentPort, workerData } from 'node:worker_threads';
import { fitConcepts } from './fit-concepts.ts';
import type { ConceptRow, FitConceptsOptions } from './network-state.ts';

/** What a worker fits: rows and options as `fitConcepts` takes them, and a name for what it prints. */
export interface FitTask {
  readonly name: string;
  readonly rows: readonly ConceptRow[];
  readonly options: Omit<FitConceptsOptions, 'log'>;
}

const { name, rows, options } = workerData as FitTask;
const log = (words: string) => console.log(`${name}: ${words}`);
parentPort?.postMessage(fitConcepts(rows, { ...options, log }));
