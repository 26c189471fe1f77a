import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { ChannelListener } from './listeners.ts';

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** The one way to the data: the application sees `pg` alone. */
  readonly pool: pg.Pool;
  readonly orm: NodePgDatabase;
  /**
   * Calls back with the payload of each NOTIFY on the channel, on one connection shared by all listeners that is made anew when it breaks.
   * Resolves once listening, with the way to stop.
   */
  listen(channel: string, listener: ChannelListener): Promise<() => Promise<void>>;
  /** Stops listening, drains the pool, and in the embedded case writes everything back and frees the data folder. */
  close(): Promise<void>;
}

export interface DatabaseLimits {
  /** Longest time a statement may run, in milliseconds. */
  readonly statementMs: number;
  /** Longest time a transaction may wait for its next statement, in milliseconds. */
  readonly idleTransactionMs: number;
}

export interface OpenDatabaseOptions {
  /** Address of a PostgreSQL; undefined for the embedded database. */
  readonly url: string | undefined;
  /** Where the embedded database keeps its files, in a folder `database`. */
  readonly dataFolder: string;
  /** Migrations in drizzle's format. */
  readonly migrationsFolder: string;
  readonly log: Logger;
  readonly limits?: Partial<DatabaseLimits>;
}
