import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  allDatabaseKinds,
  createTestPlace,
  silentLog,
  type TestLocation,
} from '../../../test/database.ts';
import { writeMigrations } from '../../../test/migrations.ts';
import { StartupError } from '../startup-error.ts';
import { type Database, openDatabase } from './open.ts';

let folder: string;
let migrationsFolder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'open-'));
  migrationsFolder = writeMigrations(join(folder, 'migrations'), [
    'create table item (id bigserial primary key, body text not null)',
  ]);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

for (const { kind, name, isSkipped } of allDatabaseKinds) {
  describe.skipIf(isSkipped)(`opening ${name}`, () => {
    let place: TestLocation;
    const opened: Database[] = [];
    beforeEach(async () => {
      place = await createTestPlace(kind);
    });
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((database) => database.close()));
      await place.remove();
    });
    const open = async () => {
      const database = await openDatabase({ ...place.at, migrationsFolder, log: silentLog });
      opened.push(database);
      return database;
    };

    it('keeps what was written for the next time, migrates what is new, and closes once', async () => {
      const first = await open();
      await first.pool.query("insert into item (body) values ('kept')");
      await first.close();
      writeMigrations(migrationsFolder, [
        'create table item (id bigserial primary key, body text not null)',
        "alter table item add column color text default 'red'",
      ]);
      const second = await open();
      const { rows } = await second.pool.query('select body, color from item');
      expect(rows).toEqual([{ body: 'kept', color: 'red' }]);
      await Promise.all([second.close(), second.close()]);
      await expect(second.pool.query('select 1')).rejects.toThrow();
    });

    it('reads int8 as a number wherever it is one exactly, and points in time in UTC', async () => {
      const { pool, orm } = await open();
      const sql = 'select count(*) as n, 9007199254740993::int8 as big from item';
      const expected = [{ n: 0, big: '9007199254740993' }];
      expect((await pool.query(sql)).rows).toEqual(expected);
      expect((await orm.execute(sql)).rows).toEqual(expected);
      const { rows } = await pool.query("select '2026-01-02T03:04:05Z'::timestamptz::text as at");
      expect(rows).toEqual([{ at: '2026-01-02 03:04:05+00' }]);
    });
  });
}

describe.skipIf(allDatabaseKinds.some(({ isSkipped }) => isSkipped))('opening PostgreSQL', () => {
  it('lets several processes start together and migrates once', async () => {
    const place = await createTestPlace('postgres');
    const options = { ...place.at, migrationsFolder, log: silentLog };
    const all = await Promise.all([1, 2, 3, 4].map(() => openDatabase(options)));
    const { rows } = (await all[0]?.pool.query(
      'select count(*) as n from drizzle.__drizzle_migrations',
    )) ?? { rows: [] };
    expect(rows).toEqual([{ n: 1 }]);
    await Promise.all(all.map((database) => database.close()));
    await place.remove();
  });
});

describe('a database that cannot be opened', () => {
  const open = (options: { url?: string; dataFolder?: string }) =>
    openDatabase({
      url: undefined,
      dataFolder: folder,
      migrationsFolder,
      log: silentLog,
      ...options,
    });

  it.each([
    ['mysql://root@localhost/x', /DATABASE_URL is not the address of a PostgreSQL/],
    ['nonsense', /DATABASE_URL is not the address of a PostgreSQL/],
    ['postgres://me:secret@127.0.0.1:1/x', /PostgreSQL cannot be reached at 127\.0\.0\.1:1\/x \(/],
  ])('%s is refused in one line that keeps the password to itself', async (url, message) => {
    const error = await open({ url }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartupError);
    expect(String(error)).toMatch(message);
    expect(String(error)).not.toMatch(/secret|\n/);
  });

  it('says so when the folder cannot be written to', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(open({ dataFolder: file })).rejects.toThrow(/cannot be written to \(ENOTDIR\)/);
    await expect(open({ dataFolder: join(file, 'below') })).rejects.toThrow(StartupError);
  });

  it('says so when another version of PostgreSQL made it, and leaves it alone', async () => {
    mkdirSync(join(folder, 'database'));
    writeFileSync(join(folder, 'database', 'PG_VERSION'), '17\n');
    await expect(open({})).rejects.toThrow(/made by PostgreSQL 17, .* needs 18/);
    expect(existsSync(join(folder, 'database.lock'))).toBe(false);
  });

  it('says so when the file that names its version is damaged', async () => {
    mkdirSync(join(folder, 'database'));
    writeFileSync(join(folder, 'database', 'PG_VERSION'), '');
    await expect(open({})).rejects.toThrow(/is damaged .* backup/);
  });

  it('says so when the folder holds something else', async () => {
    mkdirSync(join(folder, 'database'));
    writeFileSync(join(folder, 'database', 'photo.jpg'), 'x');
    await expect(open({})).rejects.toThrow(/is not a database/);
    expect(existsSync(join(folder, 'database', 'photo.jpg'))).toBe(true);
  });
});

describe('the first start', () => {
  it('moves an interrupted initialization aside and makes a folder for its owner alone', async () => {
    const interrupted = join(folder, 'database.initialising');
    mkdirSync(interrupted);
    writeFileSync(join(interrupted, 'PG_VERSION'), '18\n');
    const options = { url: undefined, dataFolder: folder, migrationsFolder, log: silentLog };
    const database = await openDatabase(options);
    const { rows } = await database.pool.query('show fsync');
    await database.close();
    expect(rows).toEqual([{ fsync: 'on' }]);
    expect(existsSync(interrupted)).toBe(false);
    expect(statSync(join(folder, 'database')).mode & 0o777).toBe(0o700);
    const names = readdirSync(folder).filter((entry) => entry.startsWith('database.interrupted-'));
    expect(names).toHaveLength(1);
  });
});

describe('a process that has closed its database', () => {
  it('ends by itself', async () => {
    const place = await createTestPlace('embedded');
    const script = fileURLToPath(new URL('../../../test/open-and-close.ts', import.meta.url));
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', script, place.at.dataFolder, migrationsFolder],
      { stdio: 'inherit' },
    );
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    await place.remove();
  });
});
