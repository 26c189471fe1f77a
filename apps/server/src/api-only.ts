import { startApi } from './api.ts';
import { run } from './platform/run-roles.ts';

await run([startApi]);
