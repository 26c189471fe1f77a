import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { ChannelListener } from './listeners.ts';

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** All queries go through this `pg` pool. */
  readonly pool: pg.Pool;
  readonly orm: NodePgDatabase;
  /**
   * Calls back with the payload of each NOTIFY on the channel. All listeners share one connection, which reconnects
   * when it breaks. Resolves once listening, with a function that stops it.
   */
  listen(channel: string, listener: ChannelListener): Promise<() => Promise<void>>;
  /**
   * Stops listening and drains the pool. The embedded database also writes everything to disk and releases the data
   * folder.
   */
  close(): Promise<void>;
}

export interface DatabaseLimits {
  /** Longest time a statement may run, in milliseconds. */
  readonly statementMs: number;
  /** Longest time a transaction may wait for its next statement, in milliseconds. */
  readonly idleTransactionMs: number;
}

export interface OpenDatabaseOptions {
  /** URL of a PostgreSQL server; undefined for the embedded database. */
  readonly url: string | undefined;
  /** Where the embedded database keeps its files, in a folder `database`. */
  readonly dataFolder: string;
  /** Migrations in drizzle's format. */
  readonly migrationsFolder: string;
  readonly log: Logger;
  readonly limits?: Partial<DatabaseLimits>;
}
