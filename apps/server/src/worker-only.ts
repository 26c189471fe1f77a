import { run } from './run.ts';
import { startWorker } from './worker.ts';

await run([startWorker]);
