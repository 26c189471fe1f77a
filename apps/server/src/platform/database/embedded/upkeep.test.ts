import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/database.ts';
import { Upkeep } from './upkeep.ts';

const megabyte = 1024 * 1024;

function build() {
  const state = { now: 0, bytes: 1, isIdle: true, tables: ['public.item'], done: [] as string[] };
  const upkeep = new Upkeep({
    bridge: {
      get isIdle() {
        return state.isIdle;
      },
    },
    query: async (sql) => {
      if (sql.includes('wal_insert')) return [{ bytes: state.bytes }];
      if (sql.includes('pg_stat_user_tables')) return state.tables.map((table) => ({ table }));
      if (!sql.includes('force_next_flush')) state.done.push(sql);
      return [];
    },
    log: pino({ level: 'silent' }),
    now: () => state.now,
  });
  return { state, upkeep };
}

describe('upkeep', () => {
  it('writes a checkpoint when the log has grown by 64 MB', async () => {
    const { state, upkeep } = build();
    await upkeep.run();
    state.bytes += 63 * megabyte;
    await upkeep.run();
    expect(state.done).toEqual([]);
    state.bytes += 2 * megabyte;
    await upkeep.run();
    await upkeep.run();
    expect(state.done).toEqual(['checkpoint']);
  });

  it('writes a checkpoint after five minutes if anything was written', async () => {
    const { state, upkeep } = build();
    state.tables = [];
    await upkeep.run();
    state.now = 300_000;
    await upkeep.run();
    expect(state.done).toEqual([]);
    state.bytes += 1;
    await upkeep.run();
    expect(state.done).toEqual(['checkpoint']);
  });

  it('vacuums the tables in need once a minute', async () => {
    const { state, upkeep } = build();
    state.now = 60_000;
    await upkeep.run();
    state.now = 119_000;
    await upkeep.run();
    expect(state.done).toEqual(['vacuum (analyze) public.item']);
  });

  it('waits for a free moment, but no longer than two minutes', async () => {
    const { state, upkeep } = build();
    state.isIdle = false;
    state.now = 60_000;
    await upkeep.run();
    state.now = 179_000;
    await upkeep.run();
    expect(state.done).toEqual([]);
    state.now = 180_000;
    await upkeep.run();
    expect(state.done).toEqual(['vacuum (analyze) public.item']);
  });
});

describe('upkeep of a real database', () => {
  it('vacuums a table of dead rows and writes a checkpoint', async () => {
    const { database, remove } = await openTestDatabase('embedded');
    const query = async (sql: string) => (await database.pool.query(sql)).rows;
    let now = 0;
    const log = pino({ level: 'silent' });
    const upkeep = new Upkeep({ bridge: { isIdle: true }, query, log, now: () => now });
    await upkeep.run();
    const [before] = await query('select redo_lsn from pg_control_checkpoint()');
    await query('create table "Odd name" as select n from generate_series(1, 1000) n');
    await query('delete from "Odd name" where n > 100');
    now = 300_000;
    await upkeep.run();
    const [after] = await query('select redo_lsn from pg_control_checkpoint()');
    const [table] = await query("select * from pg_stat_user_tables where relname = 'Odd name'");
    await remove();
    expect(after?.redo_lsn).not.toBe(before?.redo_lsn);
    expect(table).toMatchObject({ vacuum_count: 1, analyze_count: 1, n_dead_tup: 0 });
  });
});
