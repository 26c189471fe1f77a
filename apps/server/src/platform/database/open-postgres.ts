import pg from 'pg';
import type { Logger } from 'pino';
import { StartupError } from '../startup-error.ts';
import {
  type ClientOptions,
  commonPoolOptions,
  Int8Client,
  type OpenedConnector,
} from './connector.ts';
import type { DatabaseLimits } from './database.ts';
import { watchPool } from './watch-pool.ts';

const oldestVersion = 15;

export interface OpenPostgresOptions {
  readonly url: string;
  readonly limits: DatabaseLimits;
  readonly log: Logger;
}

/** Connects to a PostgreSQL server after checking that it answers and is recent enough. */
export async function openPostgres(options: OpenPostgresOptions): Promise<OpenedConnector> {
  const { url, limits, log } = options;
  checkUrl(url);
  const createClient = ({ statementMs, answerMs }: ClientOptions = {}) =>
    new Int8Client({
      ...buildConfig(url, { ...limits, statementMs: statementMs ?? limits.statementMs }),
      ...(answerMs === undefined ? {} : { query_timeout: answerMs }),
    });
  await checkServer(createClient(), url);
  const pool = new pg.Pool({ ...commonPoolOptions, ...buildConfig(url, limits) });
  return { pool: watchPool(pool, log), createClient, close: async () => undefined };
}

function buildConfig(url: string, limits: DatabaseLimits): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'clauselight',
    connectionTimeoutMillis: commonPoolOptions.connectionTimeoutMillis,
    keepAlive: true,
    statement_timeout: limits.statementMs,
    idle_in_transaction_session_timeout: limits.idleTransactionMs,
    // The embedded database runs in UTC too.
    options: '-c timezone=UTC',
  };
}

function checkUrl(url: string): void {
  if (URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)) return;
  throw new StartupError(
    'DATABASE_URL is not the address of a PostgreSQL. It reads postgres://user:password@host:5432/database.',
  );
}

async function checkServer(client: pg.Client, url: string): Promise<void> {
  // A connection that is lost later makes the next query fail.
  client.on('error', () => undefined);
  const version = await readVersion(client, url);
  const major = Math.floor(version / 10_000);
  if (major >= oldestVersion) return;
  throw new StartupError(
    `PostgreSQL ${oldestVersion} or newer is needed, and DATABASE_URL leads to version ${major}.`,
  );
}

async function readVersion(client: pg.Client, url: string): Promise<number> {
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    return rows[0]?.version ?? 0;
  } catch (cause) {
    const { host, pathname } = new URL(url);
    const error = cause as Error & { code?: string };
    const reason = error.message || error.code || 'no reason given';
    throw new StartupError(
      `PostgreSQL cannot be reached at ${host}${pathname} (${reason}). Check DATABASE_URL and that the server runs.`,
      { cause },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
