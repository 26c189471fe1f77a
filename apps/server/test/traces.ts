import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { TestServer } from './server.ts';

/** Every row of every table as text, and every stored file with its path: whatever is kept of anybody is in here. */
export async function listEverything(server: TestServer): Promise<readonly string[]> {
  return [...(await listRows(server)), ...(await listFiles(server))];
}

async function listRows({ platform }: TestServer): Promise<readonly string[]> {
  const { orm } = platform.database;
  const tables = await orm.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by table_schema, table_name`);
  const found: string[] = [];
  for (const { schema, name } of tables.rows) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const { rows } = await orm.execute<{ row: string }>(sql`select t::text as row from ${table} t`);
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

async function listFiles({ platform }: TestServer): Promise<readonly string[]> {
  const folder = path.join(platform.config.DATA_FOLDER, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries.map(async (entry) => {
      const place = path.join(entry.parentPath, entry.name);
      if (!entry.isFile()) return place;
      const bytes = await readFile(place);
      return `${place}: ${bytes.toString('utf8')} ${bytes.toString('utf16le')}`;
    }),
  );
}

/** Which of the words are in none of it. */
export function findMissing(everything: readonly string[], words: readonly string[]): string[] {
  const all = everything.join('\n').toLowerCase();
  return words.filter((word) => !all.includes(word.toLowerCase()));
}
