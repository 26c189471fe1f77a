import { createAnalyzeDocumentHandler } from './analysis/analyze-document.ts';
import { createSweepHandler, scheduleSweeps } from './analysis/sweep-expired.ts';
import type { Platform } from './platform/open.ts';
import { startQueueWorker } from './platform/queue/worker.ts';
import type { Role } from './platform/role.ts';

/** Time a job has to finish by itself once the process is told to stop. */
const graceMs = 5000;

/** The role that does the background work: reads and analyzes documents, removes what has expired. */
export async function startWorker(platform: Platform): Promise<Role> {
  const analyze = await createAnalyzeDocumentHandler(platform);
  const worker = await startQueueWorker({
    database: platform.database,
    log: platform.log,
    concurrency: platform.config.ANALYSIS_CONCURRENCY,
    handlers: {
      'analyze-document': analyze.handler,
      'sweep-expired': createSweepHandler(platform),
    },
  });
  const sweeps = scheduleSweeps(platform);
  return {
    name: 'worker',
    async stop() {
      sweeps.stop();
      await worker.stop(graceMs);
      await analyze.close();
    },
  };
}
