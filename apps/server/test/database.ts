import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import pino from 'pino';
import {
  type Database,
  type OpenDatabaseOptions,
  openDatabase,
} from '../src/platform/database/open.ts';
import { writeMigrations } from './migrations.ts';

// biome-ignore lint/style/noProcessEnv: the test run hands the address of its PostgreSQL to the test files this way, past the server's own configuration.
const serverUrl = process.env.TEST_DATABASE_URL || undefined;

export interface DatabaseKind {
  readonly kind: Database['kind'];
  /** Says why, where tests on this kind cannot run. */
  readonly name: string;
  readonly isSkipped: boolean;
}

/** The kinds of database a test is run against: `describe.skipIf(isSkipped)(name, …)` for each. */
export const databaseKinds: readonly DatabaseKind[] = [
  { kind: 'embedded', name: 'the embedded database', isSkipped: false },
  {
    kind: 'postgres',
    name: serverUrl === undefined ? 'PostgreSQL (TEST_DATABASE_URL is not set)' : 'PostgreSQL',
    isSkipped: serverUrl === undefined,
  },
];

export const silentLog = pino({ level: 'silent' });

export type TestDatabaseOptions = Partial<
  Pick<OpenDatabaseOptions, 'migrationsFolder' | 'limits' | 'log'>
>;

const productMigrations = fileURLToPath(new URL('../migrations', import.meta.url));

export interface TestDatabase {
  readonly database: Database;
  /** Empty where the database is a server's. */
  readonly dataFolder: string;
  /** Closes it and removes everything it left. */
  remove(): Promise<void>;
}

/** Opens an empty, migrated database of its own for a test file. */
export async function openTestDatabase(
  kind: Database['kind'],
  options: TestDatabaseOptions = {},
): Promise<TestDatabase> {
  const place = await createTestPlace(kind);
  const database = await openDatabase({
    migrationsFolder: productMigrations,
    log: silentLog,
    ...options,
    ...place.at,
  });
  return {
    database,
    dataFolder: place.at.dataFolder,
    async remove() {
      await database.close();
      await place.remove();
    },
  };
}

/** Where a test may open a database, more than once if it likes. */
export interface TestPlace {
  readonly at: Pick<OpenDatabaseOptions, 'url' | 'dataFolder'>;
  remove(): Promise<void>;
}

export function createTestPlace(kind: Database['kind']): Promise<TestPlace> {
  return kind === 'embedded' ? prepareFolder() : createServerDatabase();
}

async function createServerDatabase(): Promise<TestPlace> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(`create database ${name}`);
  const url = new URL(serverUrl ?? '');
  url.pathname = `/${name}`;
  return {
    at: { url: url.href, dataFolder: '' },
    remove: () => runOnServer(`drop database ${name} with (force)`),
  };
}

async function runOnServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** A data folder with a database that has just been initialised: a copy takes a tenth of the time. */
async function prepareFolder(): Promise<TestPlace> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'clauselight-test-'));
  cpSync(await getTemplate(), dataFolder, { recursive: true });
  return {
    at: { url: undefined, dataFolder },
    remove: async () => rmSync(dataFolder, { recursive: true, force: true }),
  };
}

async function getTemplate(): Promise<string> {
  const require = createRequire(import.meta.url);
  const engine = dirname(dirname(require.resolve('@electric-sql/pglite')));
  const { version } = require(join(engine, 'package.json')) as { version: string };
  const template = join(tmpdir(), `clauselight-template-${version}-${userInfo().username}`);
  if (existsSync(template)) return template;
  const draft = mkdtempSync(`${template}-`);
  const migrationsFolder = writeMigrations(mkdtempSync(join(tmpdir(), 'clauselight-none-')), []);
  const options = { url: undefined, dataFolder: draft, migrationsFolder, log: silentLog };
  await (await openDatabase(options)).close();
  rmSync(migrationsFolder, { recursive: true });
  publish(draft, template);
  return template;
}

/** Of several test processes that made a template at the same time, the first one's is kept. */
function publish(draft: string, template: string): void {
  try {
    renameSync(draft, template);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
}
