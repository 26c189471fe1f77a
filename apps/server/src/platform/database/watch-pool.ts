import type pg from 'pg';
import type { Logger } from 'pino';

/** A lost connection must not end the process: the next query makes another. */
export function watchPool(pool: pg.Pool, log: Logger): pg.Pool {
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  // A connection in use tells nobody but itself, and an error nobody listens to ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
