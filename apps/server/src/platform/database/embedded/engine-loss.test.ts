import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import type { Database } from '../open.ts';

const endless =
  'with recursive forever(n) as (select 1 union all select n from forever) select max(n) from forever';
const statementMs = 60_000;
/** The engine ends instead of answering: it cannot take rows from a client. */
const crash = 'copy note from stdin';

describe('an engine that is lost', () => {
  let test: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    test = await openTestDatabase('embedded', { limits: { statementMs } });
    database = test.database;
    await database.pool.query('create table note (body text)');
    await database.pool.query("insert into note values ('kept')");
  });
  afterEach(() => {
    vi.useRealTimers();
    return test.remove();
  });

  const read = async () => (await database.pool.query('select body from note')).rows;

  it('is replaced when a statement runs too long, and the client is told why', async () => {
    const client = await database.pool.connect();
    // The first wait that begins from here on is that for the statement.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = expect(client.query(endless)).rejects.toMatchObject({
      code: '57014',
      message: expect.stringContaining(`more than ${statementMs} ms`),
    });
    while (vi.getTimerCount() === 0) await new Promise(setImmediate);
    vi.advanceTimersByTime(statementMs);
    vi.useRealTimers();
    await asked;
    client.release(true);
    expect(await read()).toEqual([{ body: 'kept' }]);
  });

  it('fails what was waiting for it and what was in a transaction, with an error', async () => {
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query("insert into note values ('not committed')");
    const waiting = database.pool.query('select 1');
    await expect(client.query(crash)).rejects.toThrow();
    await expect(waiting).rejects.toMatchObject({ code: '57P02' });
    client.release(true);
    expect(await read()).toEqual([{ body: 'kept' }]);
  });

  it('makes listeners listen again, and tells them that they may have missed something', async () => {
    const heard: string[] = [];
    let tellReconnected: () => void = () => undefined;
    const reconnected = new Promise<void>((resolve) => {
      tellReconnected = resolve;
    });
    await database.listen('news', {
      onMessage: (text) => heard.push(text),
      onReconnect: () => tellReconnected(),
    });
    await expect(database.pool.query(crash)).rejects.toThrow();
    await reconnected;
    await database.pool.query("select pg_notify('news', 'back')");
    expect(heard).toEqual(['back']);
  });
});
