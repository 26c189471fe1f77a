import { startApi } from './api.ts';
import { run } from './platform/run-roles.ts';
import { startWorker } from './worker.ts';

// The worker first: it resumes what an earlier process left unfinished before the first request.
await run([startWorker, startApi]);
