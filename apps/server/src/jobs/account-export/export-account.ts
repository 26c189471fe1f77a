import { addAbortSignal } from 'node:stream';
import { createExportTaskStore } from '../../domain/accounts/export-task-store.ts';
import type { Platform } from '../../platform/open.ts';
import type { JobHandler } from '../../platform/queue/worker.ts';
import { archiveKey, exportFolder } from '../../platform/storage/keys.ts';
import type { OutputMaker } from '../reports/output-maker.ts';
import { createAccountFacts } from './account-facts.ts';
import { listEntries } from './archive.ts';
import { createDocumentFacts } from './document-facts.ts';
import { findReport } from './find-report.ts';
import { createZip } from './zip.ts';

/** How long an archive is available, in milliseconds. */
const keptMs = 24 * 3_600_000;

/** Creates the job that packs all data about a person into an archive. The output maker makes the reports. */
export function createExportAccountHandler(
  platform: Pick<Platform, 'config' | 'database' | 'storage' | 'log'>,
  makeOutput: OutputMaker,
): JobHandler<'export-account'> {
  const { config, database, storage, log } = platform;
  const tasks = createExportTaskStore(database);
  const sources = {
    account: createAccountFacts(database),
    documents: createDocumentFacts(database),
    storage,
  };
  return {
    async run({ exportId }, signal) {
      const task = await tasks.find(exportId);
      if (task === undefined) return;
      const startedAt = performance.now();
      const archive = createZip(
        listEntries(
          {
            ...sources,
            findReport: (ownerId, analysisId) =>
              findReport({ makeOutput, log }, { ownerId, analysisId }, signal),
          },
          task.userId,
          new Date(),
        ),
      );
      const bytes = await storage.put(archiveKey(exportId), addAbortSignal(signal, archive));
      const earlier = await tasks.complete({
        ...task,
        bytes,
        expiresAt: new Date(Date.now() + keptMs),
        isAnnounced: config.SMTP_URL !== undefined,
      });
      // The account was deleted meanwhile with all its files. This archive was stored later, so it is removed here.
      const unwanted = earlier ?? [exportId];
      await Promise.all(unwanted.map((id) => storage.removeFolder(exportFolder(id))));
      const durationMs = Math.round(performance.now() - startedAt);
      if (earlier !== undefined) log.info({ exportId, bytes, durationMs }, 'an export is ready');
    },
    async giveUp({ exportId }) {
      await tasks.fail(exportId);
      await storage.removeFolder(exportFolder(exportId));
    },
  };
}
