import { Worker } from 'node:worker_threads';

const everyMs = 1000;
const graceMs = 5000;

// Plain JavaScript, because a worker made from text is not compiled.
const watch = `
const { workerData } = require('node:worker_threads');
const parent = process.ppid;
const end = Date.now() + workerData.timeoutMs;
setInterval(() => {
  if (process.ppid !== parent || Date.now() > end) process.kill(process.pid, 'SIGKILL');
}, workerData.everyMs);
`;

/**
 * Ends this process from a thread beside it when the parent is gone or the deadline long past.
 * A parser caught in a loop never hears that its parent disconnected.
 */
export function startLastResort(timeoutMs: number): void {
  const worker = new Worker(watch, {
    eval: true,
    execArgv: [],
    workerData: { everyMs, timeoutMs: timeoutMs + graceMs },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  });
  worker.unref();
}
