import type { Config } from '../../platform/config.ts';
import { readDatabaseTime } from '../../platform/database/database-time.ts';
import type { Platform } from '../../platform/open.ts';
import { schedule } from '../../platform/queue/schedule.ts';
import type { JobHandler } from '../../platform/queue/worker.ts';
import type { Sweep } from './sweep.ts';
import { removeOldExports } from './sweep-exports.ts';
import { removeDrafts, removeOrphans } from './sweep-files.ts';
import { removeGuests } from './sweep-guests.ts';
import { removeOldOutputs } from './sweep-outputs.ts';
import { removeOldDocuments } from './sweep-retention.ts';
import { removeOldRows } from './sweep-rows.ts';

const everyMs = 15 * 60_000;

export type SweepParts = Pick<Platform, 'database' | 'storage' | 'log'> & {
  readonly config: Pick<Config, 'AUDIT_DAYS'>;
};

/**
 * Creates the job that removes expired data: guests with all their work, documents past their owners' retention time,
 * rows and files that have ended, and orphaned files. Each step works in portions. The log says how many it removed.
 */
export function createSweepHandler(
  { database, storage, log, config }: SweepParts,
  getTime: () => Promise<number> | number = () => readDatabaseTime(database),
): JobHandler<'sweep-expired'> {
  return {
    async run(_, signal) {
      const sweep: Sweep = { database, storage, signal, now: await getTime() };
      const removed = {
        guestDocuments: await removeGuests(sweep),
        oldDocuments: await removeOldDocuments(sweep),
        rows: await removeOldRows(sweep, { auditDays: config.AUDIT_DAYS }),
        exports: await removeOldExports(sweep),
        outputs: await removeOldOutputs(sweep),
        drafts: await removeDrafts(sweep),
        orphans: await removeOrphans(sweep),
      };
      const isAnyRemoved = Object.values(removed).some((count) => count > 0);
      if (isAnyRemoved) log.info({ removed }, 'expired work was removed');
    },
  };
}

/** Enqueues a sweep now and at intervals. */
export function scheduleSweeps(platform: Pick<Platform, 'database' | 'log'>) {
  return schedule(platform, { kind: 'sweep-expired', payload: {}, everyMs });
}
