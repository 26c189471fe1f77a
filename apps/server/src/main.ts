import { startApi } from './api.ts';
import { run } from './run.ts';
import { startWorker } from './worker.ts';

// The worker first: what an earlier process left unfinished goes on before anybody asks.
await run([startWorker, startApi]);
