import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, OpenDatabaseOptions } from './database.ts';
import { Listeners } from './listeners.ts';
import { migrateDatabase } from './migrate.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';

export type { Database, OpenDatabaseOptions } from './database.ts';

const pingMs = 30_000;
const answerMs = 10_000;
const drainMs = 10_000;

/**
 * Opens the embedded database or a PostgreSQL server, migrates its schema, and resolves when it is ready. Throws a
 * `StartupError` for problems that the operator has to fix.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { url, migrationsFolder, log } = options;
  const limits = { statementMs: 60_000, idleTransactionMs: 60_000, ...options.limits };
  const connector = await (url === undefined
    ? openEmbedded({ dataFolder: options.dataFolder, limits, log })
    : openPostgres({ url, limits, log }));
  const isEmbedded = url === undefined;
  const listeners = new Listeners({
    createClient: () => connector.createClient(isEmbedded ? {} : { answerMs }),
    pingMs: isEmbedded ? undefined : pingMs,
    log,
  });
  const close = async () => {
    await listeners.close();
    await drain(connector.pool);
    await connector.close();
  };
  try {
    await migrateDatabase({ connector, migrationsFolder });
  } catch (error) {
    await close();
    throw error;
  }
  let closed: Promise<void> | undefined;
  return {
    kind: isEmbedded ? 'embedded' : 'postgres',
    pool: connector.pool,
    orm: drizzle(connector.pool),
    listen: (channel, listener) => listeners.listen(channel, listener),
    close() {
      closed ??= close();
      return closed;
    },
  };
}

/** Waits for the connections in use, but not for one that is never released. */
async function drain(pool: pg.Pool): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, drainMs);
  });
  await Promise.race([pool.end(), tooLate]);
  clearTimeout(timer);
}
