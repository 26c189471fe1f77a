import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import {
  type FolderLock,
  FolderLockedError,
  lockFolder,
} from '../src/platform/database/embedded/folder-lock.ts';
import { type OpenDatabaseOptions, openDatabase } from '../src/platform/database/open.ts';
import { writeMigrations } from './migrations.ts';

/** A database that is made once and then copied: a copy takes a tenth of the time. */
export interface DatabaseTemplate {
  readonly name: string;
  /** What has been run on it; undefined for nothing at all. */
  readonly migrationsFolder: string | undefined;
}

/** How often it is looked whether another process has made a template. */
const lookMs = 50;

/** A database without tables. */
export const initialized: DatabaseTemplate = { name: 'initialised', migrationsFolder: undefined };

/** The data folder to copy. Of several test processes that need it, one makes it and the others wait. */
export async function findFolderTemplate(template: DatabaseTemplate): Promise<string> {
  const place = join(tmpdir(), `clauselight-${userInfo().username}-${getKey(template)}`);
  for (;;) {
    if (existsSync(place)) return place;
    const lock = await findLock(`${place}.lock`);
    if (lock === undefined) {
      await delay(lookMs);
      continue;
    }
    if (!existsSync(place)) await makeFolder(template, place);
    lock.release();
  }
}

/** The lock, unless another process has it. */
async function findLock(path: string): Promise<FolderLock | undefined> {
  try {
    return await lockFolder({ path, onLost: () => undefined });
  } catch (error) {
    if (error instanceof FolderLockedError) return undefined;
    throw error;
  }
}

async function makeFolder(template: DatabaseTemplate, place: string): Promise<void> {
  const draft = mkdtempSync(`${place}-`);
  // To initialize takes longer than all that comes after it.
  if (template.migrationsFolder !== undefined)
    cpSync(await findFolderTemplate(initialized), draft, { recursive: true });
  await make(template, { url: undefined, dataFolder: draft });
  renameSync(draft, place);
}

/** The name of the server's database to copy. Of several test processes that need it, one makes it and the others wait. */
export async function findServerTemplate(
  template: DatabaseTemplate,
  serverUrl: string,
): Promise<string> {
  if (template.migrationsFolder === undefined) return 'template1';
  const name = getKey(template);
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await makeOnServer(template, { name, client, serverUrl });
  } finally {
    await client.end();
  }
  return name;
}

interface ServerLocation {
  readonly name: string;
  readonly client: pg.Client;
  readonly serverUrl: string;
}

/**
 * The template is renamed when it is complete and nobody is connected to it, because a database in use cannot be
 * copied.
 */
async function makeOnServer(template: DatabaseTemplate, place: ServerLocation): Promise<void> {
  const { name, client, serverUrl } = place;
  const draft = `draft_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(serverUrl);
  url.pathname = `/${draft}`;
  await client.query(`create database ${draft}`);
  await make(template, { url: url.href, dataFolder: '' });
  await client.query(`alter database ${draft} rename to ${name}`);
}

async function make(
  { migrationsFolder }: DatabaseTemplate,
  at: Pick<OpenDatabaseOptions, 'url' | 'dataFolder'>,
): Promise<void> {
  const none = mkdtempSync(join(tmpdir(), 'clauselight-none-'));
  const database = await openDatabase({
    ...at,
    migrationsFolder: migrationsFolder ?? writeMigrations(none, []),
    log: pino({ level: 'silent' }),
  });
  await database.close();
  rmSync(none, { recursive: true });
}

/** Another engine or another migration makes another template. */
function getKey({ name, migrationsFolder }: DatabaseTemplate): string {
  const require = createRequire(import.meta.url);
  const engine = dirname(dirname(require.resolve('@electric-sql/pglite')));
  const hash = createHash('sha256').update(readFileSync(join(engine, 'package.json')));
  for (const file of listFiles(migrationsFolder))
    hash.update(basename(file)).update(readFileSync(file));
  return `${name}_${hash.digest('hex').slice(0, 20)}`;
}

function listFiles(folder: string | undefined): string[] {
  if (folder === undefined) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
