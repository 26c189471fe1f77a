import type { Logger } from 'pino';
import type { Bridge } from './bridge.ts';

const roundMs = 5000;
const checkpointBytes = 64 * 1024 * 1024;
const checkpointEveryMs = 300_000;
const vacuumEveryMs = 60_000;
/** How long due maintenance waits for an idle engine, in milliseconds. */
const patienceMs = 120_000;

export interface UpkeepOptions {
  readonly bridge: Pick<Bridge, 'isIdle'>;
  readonly query: UpkeepQuery;
  readonly log: Logger;
  readonly now?: () => number;
}

/** Runs one statement on a connection with a long deadline. */
export type UpkeepQuery = (sql: string) => Promise<readonly Record<string, unknown>[]>;

/**
 * The tables autovacuum would look after, by PostgreSQL's own default thresholds
 * (https://www.postgresql.org/docs/18/routine-vacuuming.html#AUTOVACUUM).
 */
const tablesInNeed = `
  select format('%I.%I', schemaname, relname) as table
  from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup
    or n_mod_since_analyze > 50 + 0.1 * n_live_tup
    or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
  order by n_dead_tup desc`;

/**
 * The engine has neither a checkpointer nor autovacuum: without them its log grows forever and its tables bloat.
 * Work that is due waits until nobody uses the engine, but not longer than two minutes.
 */
export class Upkeep {
  readonly #options: UpkeepOptions;
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #checkpointedAt: number;
  #checkpointedLsn: number | undefined;
  #vacuumedAt: number;
  #dueSince: number | undefined;

  constructor(options: UpkeepOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#checkpointedAt = this.#now();
    this.#vacuumedAt = this.#now();
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#round ??= this.run().finally(() => {
        this.#round = undefined;
      });
    }, roundMs).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#round;
  }

  /** One round: checks what is due, and does it if the engine is idle or has been busy for too long. */
  async run(): Promise<void> {
    try {
      if (!this.#mayWork()) return;
      const lsn = await this.#getLogPosition();
      this.#checkpointedLsn ??= lsn;
      if (this.#isCheckpointDue(lsn)) await this.#checkpoint();
      if (this.#now() - this.#vacuumedAt >= vacuumEveryMs) await this.#vacuum();
      this.#dueSince = undefined;
    } catch (error) {
      this.#options.log.warn(
        { err: error },
        'the upkeep of the database failed, and is tried again',
      );
    }
  }

  #mayWork(): boolean {
    if (this.#options.bridge.isIdle) return true;
    this.#dueSince ??= this.#now();
    return this.#now() - this.#dueSince >= patienceMs;
  }

  async #getLogPosition(): Promise<number> {
    const [row] = await this.#options.query(
      "select (pg_current_wal_insert_lsn() - '0/0')::float8 as bytes",
    );
    return Number(row?.bytes);
  }

  #isCheckpointDue(lsn: number): boolean {
    const bytes = lsn - (this.#checkpointedLsn ?? lsn);
    if (bytes >= checkpointBytes) return true;
    return bytes > 0 && this.#now() - this.#checkpointedAt >= checkpointEveryMs;
  }

  async #checkpoint(): Promise<void> {
    await this.#options.query('checkpoint');
    // The checkpoint writes to the log itself; counted from before, a quiet database would never rest.
    this.#checkpointedLsn = await this.#getLogPosition();
    this.#checkpointedAt = this.#now();
  }

  async #vacuum(): Promise<void> {
    // The engine writes its counts down once a second at most, and only when asked something.
    await this.#options.query('select pg_stat_force_next_flush()');
    const tables = await this.#options.query(tablesInNeed);
    for (const { table } of tables) await this.#options.query(`vacuum (analyze) ${table}`);
    this.#vacuumedAt = this.#now();
  }
}
