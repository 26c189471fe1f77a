import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { FitResult, FitTask } from './fit-task.ts';

const workerFile = new URL('./worker-entry.mjs', import.meta.url);

/**
 * Runs the tasks in as many threads as there are processors, each of which reads the data by itself. Results are in
 * the order of the tasks, whichever thread did which. Rejects with the first error of a thread.
 */
export async function runTasks(
  folder: string,
  tasks: readonly FitTask[],
  onDone: (task: FitTask) => void,
): Promise<readonly FitResult[]> {
  const results: FitResult[] = [];
  let next = 0;
  const count = Math.min(tasks.length, availableParallelism());
  const run = async () => {
    const worker = new Worker(workerFile, { workerData: folder });
    try {
      for (let index = next++; index < tasks.length; index = next++) {
        const task = tasks[index] as FitTask;
        results[index] = await ask(worker, task);
        onDone(task);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: count }, run));
  return results;
}

function ask(worker: Worker, task: FitTask): Promise<FitResult> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.postMessage(task);
  });
}
