import { startApi } from './api.ts';
import { run } from './run.ts';

await run([startApi]);
