import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** The product's migrations up to the one before `tag`, in a folder of its own. */
export function copyMigrationsBefore(tag: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex((entry) => entry.tag === tag);
  if (end < 0) throw new Error(`there is no migration ${tag}`);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}

/** Writes migrations in drizzle's format, one a script, and returns the folder. */
export function writeMigrations(folder: string, scripts: readonly string[]): string {
  mkdirSync(path.join(folder, 'meta'), { recursive: true });
  const entries = scripts.map((script, idx) => {
    const tag = `${String(idx).padStart(4, '0')}_test`;
    writeFileSync(path.join(folder, `${tag}.sql`), script);
    return { idx, version: '7', when: idx + 1, tag, breakpoints: true };
  });
  const journal = { version: '7', dialect: 'postgresql', entries };
  writeFileSync(path.join(folder, 'meta', '_journal.json'), JSON.stringify(journal));
  return folder;
}
