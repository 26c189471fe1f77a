import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import { StartupError } from '../startup-error.ts';
import type { OpenedConnector } from './connector.ts';
import { commonPoolOptions, Int8Client } from './connector.ts';
import type { DatabaseLimits } from './database.ts';
import { Bridge } from './embedded/bridge.ts';
import { BridgeSocket } from './embedded/bridge-socket.ts';
import { createPrivateFolder, notWritable, prepareDatabaseFolder } from './embedded/data-folder.ts';
import { EngineHost } from './embedded/engine-host.ts';
import { type FolderLock, FolderLockedError, lockFolder } from './embedded/folder-lock.ts';
import { Upkeep } from './embedded/upkeep.ts';
import { watchPool } from './watch-pool.ts';

/** A vacuum or a checkpoint may take longer than any statement of the application. */
const upkeepStatementMs = 600_000;

export interface OpenEmbeddedOptions {
  readonly dataFolder: string;
  readonly limits: DatabaseLimits;
  readonly log: Logger;
}

/** Starts the embedded engine on a data folder that no other process uses. */
export async function openEmbedded(options: OpenEmbeddedOptions): Promise<OpenedConnector> {
  const { dataFolder, limits, log } = options;
  if (!existsSync(dataFolder)) createPrivateFolder(dataFolder);
  let host: EngineHost | undefined;
  const lock = await lockDataFolder(dataFolder, () => {
    log.fatal('another process has taken over the data folder; the database is closed');
    void host?.abandon('the data folder was taken over by another process');
  });
  try {
    host = new EngineHost({ folder: prepareDatabaseFolder(dataFolder, log), log });
    await host.start();
  } catch (error) {
    lock.release();
    throw error instanceof StartupError ? error : notOpened(dataFolder, error);
  }
  return connect({ host, lock, limits, log });
}

function notOpened(dataFolder: string, cause: unknown): StartupError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const message = `The database in ${join(dataFolder, 'database')} could not be opened (${reason}).`;
  return new StartupError(message.replaceAll(/\s+/g, ' '), { cause });
}

async function lockDataFolder(dataFolder: string, onLost: () => void): Promise<FolderLock> {
  try {
    return await lockFolder({ path: join(dataFolder, 'database.lock'), onLost });
  } catch (cause) {
    if (!(cause instanceof FolderLockedError)) throw notWritable(dataFolder, cause);
    throw new StartupError(
      `The data folder ${dataFolder} is in use by process ${cause.pid}. Stop that process or choose another data folder; to share one database between processes, set DATABASE_URL to a PostgreSQL.`,
      { cause },
    );
  }
}

interface ConnectOptions {
  readonly host: EngineHost;
  readonly lock: FolderLock;
  readonly limits: DatabaseLimits;
  readonly log: Logger;
}

function connect({ host, lock, limits, log }: ConnectOptions): OpenedConnector {
  const bridge = new Bridge({ host, limits, log });
  const buildConfig = (statementMs?: number): pg.ClientConfig => ({
    // `pg` expects a network socket; a BridgeSocket has everything that it uses.
    stream: () => new BridgeSocket(bridge, statementMs) as never,
    host: 'embedded',
    user: 'postgres',
    database: 'postgres',
    ssl: false,
  });
  const createClient: OpenedConnector['createClient'] = ({ statementMs } = {}) =>
    new Int8Client(buildConfig(statementMs));
  const pool = new pg.Pool({ ...commonPoolOptions, ...buildConfig() });
  const upkeep = new Upkeep({
    bridge,
    query: async (sql) => {
      const client = createClient({ statementMs: upkeepStatementMs });
      client.on('error', () => undefined);
      await client.connect();
      const result = await client.query(sql).finally(() => client.end());
      return result.rows;
    },
    log,
  });
  upkeep.start();
  return {
    pool: watchPool(pool, log),
    createClient,
    async close() {
      await upkeep.stop();
      bridge.close();
      await host.close();
      lock.release();
    },
  };
}
