import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { FitTask } from './fit-worker.ts';
import type { FittedNetwork } from './network-state.ts';

const workerFile = new URL('./fit-worker-entry.mjs', import.meta.url);

/** Fits networks in as many threads as there are processors; returns them in the order of the tasks. */
export async function fitInWorkers(tasks: readonly FitTask[]): Promise<readonly FittedNetwork[]> {
  const networks: FittedNetwork[] = [];
  const waiting = [...tasks.entries()];
  const takeTurns = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, task] = next;
      networks[index] = await fitInWorker(task);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns));
  return networks;
}

function fitInWorker(task: FitTask): Promise<FittedNetwork> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerFile, { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
