import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import pino from 'pino';
import { isFullRun } from '../../../full-run.ts';
import {
  type Database,
  type OpenDatabaseOptions,
  openDatabase,
} from '../src/platform/database/open.ts';
import {
  type DatabaseTemplate,
  findFolderTemplate,
  findServerTemplate,
  initialized,
} from './template.ts';

// biome-ignore lint/style/noProcessEnv: the test run hands the address of its PostgreSQL to the test files this way, past the server's own configuration.
const serverUrl = process.env.TEST_DATABASE_URL || undefined;

export interface DatabaseKind {
  readonly kind: Database['kind'];
  /** Says why, where tests on this kind cannot run. */
  readonly name: string;
  readonly isSkipped: boolean;
}

/** Both kinds, for tests of the database itself: `describe.skipIf(isSkipped)(name, …)` for each. */
export const allDatabaseKinds: readonly DatabaseKind[] = [
  { kind: 'embedded', name: 'the embedded database', isSkipped: false },
  {
    kind: 'postgres',
    name: serverUrl === undefined ? 'PostgreSQL (TEST_DATABASE_URL is not set)' : 'PostgreSQL',
    isSkipped: serverUrl === undefined,
  },
];

/** What a test runs on that is not about the database: PostgreSQL if there is one, since it starts at once. */
export const usualDatabase: Database['kind'] = serverUrl === undefined ? 'embedded' : 'postgres';

/** The kinds for tests of what uses the database: the usual one, and both in a full run. */
export const databaseKinds: readonly DatabaseKind[] = isFullRun
  ? allDatabaseKinds
  : allDatabaseKinds.filter(({ kind }) => kind === usualDatabase);

export const silentLog = pino({ level: 'silent' });

export type TestDatabaseOptions = Partial<Pick<OpenDatabaseOptions, 'limits' | 'log'>>;

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

export interface TestDatabase {
  readonly database: Database;
  /** Empty if the database is a server's. */
  readonly dataFolder: string;
  /** Closes it and removes everything it left. */
  remove(): Promise<void>;
}

/** Opens an empty, migrated database of its own for a test file. */
export async function openTestDatabase(
  kind: Database['kind'],
  options: TestDatabaseOptions = {},
): Promise<TestDatabase> {
  const place = await createMigratedPlace(kind);
  const database = await openDatabase({
    migrationsFolder,
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
export interface TestLocation {
  readonly at: Pick<OpenDatabaseOptions, 'url' | 'dataFolder'>;
  remove(): Promise<void>;
}

/** A place whose database has just been initialized and has no tables yet. */
export function createTestPlace(kind: Database['kind']): Promise<TestLocation> {
  return createPlace(kind, initialized);
}

/** A place whose database has the product's tables, as one has that was opened before. */
export function createMigratedPlace(kind: Database['kind']): Promise<TestLocation> {
  return createPlace(kind, migrated);
}

/** To run the migrations takes longer than all the rest of opening a database. */
const migrated: DatabaseTemplate = { name: 'migrated', migrationsFolder };

function createPlace(kind: Database['kind'], template: DatabaseTemplate): Promise<TestLocation> {
  return kind === 'embedded' ? copyFolder(template) : copyServerDatabase(template);
}

async function copyServerDatabase(template: DatabaseTemplate): Promise<TestLocation> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(serverUrl ?? '');
  const source = await findServerTemplate(template, url.href);
  await runOnServer(`create database ${name} template ${source}`);
  url.pathname = `/${name}`;
  return {
    at: { url: url.href, dataFolder: '' },
    remove: () => removeServerDatabase(name),
  };
}

/** To remove one costs the server more than to make it: it writes down everything of every database before. */
async function removeServerDatabase(name: string): Promise<void> {
  const { rows } = await runOnServer("select current_setting('cluster_name') as cluster");
  if (rows[0]?.cluster === 'thrown-away') return;
  await runOnServer(`drop database ${name} with (force)`);
}

async function runOnServer(sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  return client.query(sql).finally(() => client.end());
}

async function copyFolder(template: DatabaseTemplate): Promise<TestLocation> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'clauselight-test-'));
  cpSync(await findFolderTemplate(template), dataFolder, { recursive: true });
  return {
    at: { url: undefined, dataFolder },
    remove: async () => rmSync(dataFolder, { recursive: true, force: true }),
  };
}
