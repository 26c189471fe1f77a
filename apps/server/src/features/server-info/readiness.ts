import type { Health } from '@clauselight/schema';
import type { FastifyBaseLogger } from 'fastify';
import { countWorkers } from '../../platform/queue/worker-beats.ts';
import type { RouteParts } from '../http/app.ts';

type Checks = NonNullable<Health['checks']>;

/** A check writes to the disk, and everybody may ask: an answer holds for this long, in milliseconds. */
const validMs = 2000;

/** Finds out whether this process can do its work; simultaneous and quickly repeated questions share an answer. */
export function createReadiness(
  parts: Pick<RouteParts, 'database' | 'storage'>,
  now: () => number = () => performance.now(),
) {
  let latest: { readonly checks: Promise<Checks>; readonly at: number } | undefined;
  return async (log: FastifyBaseLogger): Promise<Health> => {
    if (latest === undefined || now() - latest.at >= validMs)
      latest = { checks: check(parts, log), at: now() };
    const checks = await latest.checks;
    return { status: judge(checks), checks };
  };
}

async function check(
  { database, storage }: Pick<RouteParts, 'database' | 'storage'>,
  log: FastifyBaseLogger,
): Promise<Checks> {
  const [workers, { isWritable, hasRoom }] = await Promise.all([
    countWorkers(database).catch((error: unknown) => {
      log.error({ err: error }, 'the database does not answer');
      return undefined;
    }),
    storage.check(),
  ]);
  const describe = (isOk: boolean) => (isOk ? 'ok' : 'failing');
  return {
    database: describe(workers !== undefined),
    storage: describe(isWritable),
    disk: describe(hasRoom),
    workers: describe((workers ?? 0) > 0),
  };
}

/** Without the database nothing can be answered. Without the rest, reading goes on, and work waits. */
function judge({ database, ...others }: Checks): Health['status'] {
  if (database === 'failing') return 'failing';
  return Object.values(others).includes('failing') ? 'degraded' : 'ok';
}
