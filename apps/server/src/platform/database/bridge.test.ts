import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allDatabaseKinds, openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import type { Database } from './open.ts';

/** A promise settled by whoever calls `resolve`. */
function defer() {
  let resolve: (value: string) => void = () => undefined;
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: (value: string) => resolve(value) };
}

// Both kinds must behave alike: for everything above it the embedded database is PostgreSQL.
for (const { kind, name, isSkipped } of allDatabaseKinds) {
  describe.skipIf(isSkipped)(`connections to ${name}`, () => {
    let test: TestDatabase;
    let database: Database;
    beforeAll(async () => {
      test = await openTestDatabase(kind);
      database = test.database;
      await database.pool.query('create table note (id serial primary key, body text, writer int)');
    });
    afterAll(() => test.remove());

    const count = async (where: string) => {
      const { rows } = await database.pool.query(`select count(*) as n from note where ${where}`);
      return rows[0]?.n;
    };

    it('keep the transactions of eight clients apart', async () => {
      const write = async (writer: number) => {
        for (let round = 0; round < 10; round += 1) {
          const client = await database.pool.connect();
          await client.query('begin');
          await client.query('insert into note (writer) values ($1)', [writer]);
          const { rows } = await client.query('select count(*) as n from note where writer = $1', [
            writer,
          ]);
          await client.query(round % 2 === 0 ? 'commit' : 'rollback');
          client.release();
          expect(rows[0]?.n).toBe(Math.ceil(round / 2) + 1);
        }
      };
      await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(write));
      expect(await count('writer between 1 and 8')).toBe(40);
    });

    it('give every one of 400 concurrent queries its own answer', async () => {
      const asked = Array.from({ length: 400 }, (_, number) => number);
      const answers = await Promise.all(
        asked.map((number) => database.pool.query('select $1::int as number', [number])),
      );
      expect(answers.map(({ rows }) => rows[0]?.number)).toEqual(asked);
    });

    it('refuse what follows an error until the transaction is rolled back', async () => {
      const client = await database.pool.connect();
      await client.query('begin');
      await expect(client.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
      await expect(client.query('select 1')).rejects.toMatchObject({ code: '25P02' });
      await client.query('rollback');
      expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      client.release();
    });

    it('answer an invalid parameter with an error, and continue', async () => {
      await expect(database.pool.query('select $1::int', ['x'])).rejects.toMatchObject({
        code: '22P02',
      });
      expect((await database.pool.query('select $1::int as n', [2])).rows).toEqual([{ n: 2 }]);
    });

    it('keep apart prepared statements that have the same name', async () => {
      const clients = await Promise.all([database.pool.connect(), database.pool.connect()]);
      const queries = ['select $1::int + 1 as n', 'select $1::int * 2 as n'];
      for (const repeat of [10, 20]) {
        const answers = await Promise.all(
          clients.map((client, i) =>
            client.query({ name: 'same', text: queries[i] ?? '', values: [repeat] }),
          ),
        );
        expect(answers.map(({ rows }) => rows[0]?.n)).toEqual([repeat + 1, repeat * 2]);
      }
      for (const client of clients) client.release();
    });

    it('carry rows of several megabytes both ways', async () => {
      const body = 'ä€𝄞x'.repeat(700_000);
      await database.pool.query('insert into note (body, writer) values ($1, 99)', [body]);
      const { rows } = await database.pool.query('select body from note where writer = 99');
      expect(rows[0]?.body === body).toBe(true);
      const many = await database.pool.query(
        'select repeat($1, 1000) as r from generate_series(1, 5000)',
        ['z'],
      );
      expect(many.rows).toHaveLength(5000);
    });

    it('roll back when the client disconnects in the middle of a transaction', async () => {
      const client = await database.pool.connect();
      await client.query('begin');
      await client.query('insert into note (writer) values (100)');
      client.release(true);
      expect(await count('writer = 100')).toBe(0);
    });

    it('end an idle transaction, so that the others can continue', async () => {
      const hasty = await openTestDatabase(kind, { limits: { idleTransactionMs: 50 } });
      const { pool } = hasty.database;
      await pool.query('create table note (id int)');
      const client = await pool.connect();
      const ended = new Promise<Error>((resolve) => client.once('error', resolve));
      await client.query('begin; lock table note in access exclusive mode');
      expect((await pool.query('select from note')).rowCount).toBe(0);
      expect(await ended).toMatchObject({ code: '25P03' });
      client.release(true);
      await hasty.remove();
    });

    it('get only notifications of their own channels', async () => {
      const heard: string[] = [];
      const [first, last] = [defer(), defer()];
      const onMessage = (text: string) => {
        heard.push(text);
        first.resolve(text);
      };
      const stop = await database.listen('Odd "name', { onMessage });
      await database.listen('other', { onMessage: last.resolve });
      const bystander = await database.pool.connect();
      bystander.on('notification', () => heard.push('bystander'));
      await bystander.query('select pg_notify($1, $2)', ['Odd "name', 'one']);
      await first.promise;
      await stop();
      await database.pool.query('select pg_notify($1, $2)', ['Odd "name', 'two']);
      await database.pool.query('select pg_notify($1, $2)', ['other', '']);
      await last.promise;
      bystander.release();
      expect(heard).toEqual(['one']);
    });

    it('keep listening when another connection stops listening to the same channel', async () => {
      const heard = defer();
      await database.listen('shared', { onMessage: heard.resolve });
      const client = await database.pool.connect();
      await client.query('listen shared');
      await client.query('unlisten shared');
      await client.query('listen shared');
      client.release(true);
      await database.pool.query("select pg_notify('shared', 'still here')");
      expect(await heard.promise).toBe('still here');
    });

    it('get no notification of a rolled back transaction', async () => {
      const heard = defer();
      await database.listen('truth', { onMessage: heard.resolve });
      const client = await database.pool.connect();
      await client.query("begin; notify truth, 'no'; rollback");
      await client.query("notify truth, 'yes'");
      client.release();
      expect(await heard.promise).toBe('yes');
    });
  });
}
