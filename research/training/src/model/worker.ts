import { parentPort, workerData } from 'node:worker_threads';
import { readCorpus } from '../examples/read-corpus.ts';
import { type FitTask, runFitTask } from './fit-task.ts';

if (parentPort === null) throw new Error('this file runs as a worker thread');
const port = parentPort;
const examples = readCorpus(workerData as string);

port.on('message', (task: FitTask) => {
  port.postMessage(runFitTask(examples, task));
});
