import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { proposeChanges, readWeights } from '@clauselight/engine';
import type { ProposeRequest } from './propose-in-thread.ts';

if (parentPort === null) throw new Error('this file runs as a worker thread');

const { sourceText, analysis, side } = workerData as ProposeRequest;
const weights = readWeights((name) =>
  readFileSync(new URL(import.meta.resolve(`@clauselight/engine/weights/${name}`))),
);
parentPort.postMessage(proposeChanges(sourceText, analysis, { weights, side }));
