// Measures the texts that it is told, one after another, and ends itself when one takes too much processor time.
import { isMainThread, Worker } from 'node:worker_threads';
import { getCpuMs } from '../speed/cpu-time.ts';
import { hostileTexts } from './hostile-texts.ts';
import { measureText } from './measure-text.ts';

interface Task {
  readonly name: string;
  readonly length: number;
  /** CPU milliseconds that it may take. */
  readonly limitMs: number;
}

/** Beside the work, which holds its own thread: [0] is the CPU time at which the process ends; 0 for none. */
const watch = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (workerData[0] > 0 && (user + system) / 1000 > workerData[0]) process.kill(process.pid, 'SIGKILL');
  }, 100);
`;

if (isMainThread) {
  const endAt = new Float64Array(new SharedArrayBuffer(8));
  new Worker(watch, { eval: true, workerData: endAt, execArgv: [] }).unref();
  process.on('message', async ({ name, length, limitMs }: Task) => {
    const text = hostileTexts.find((one) => one.name === name);
    if (text === undefined) throw new Error(`there is no text called ${name}`);
    endAt[0] = getCpuMs() + limitMs;
    const cost = await measureText(text, length, (stage) => process.send?.({ stage }));
    endAt[0] = 0;
    process.send?.({ cost });
  });
  process.send?.({ ready: true });
}
