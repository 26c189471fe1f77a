import { run } from './platform/run-roles.ts';
import { startWorker } from './worker.ts';

await run([startWorker]);
