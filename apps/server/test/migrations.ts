import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes migrations in drizzle's format, one a script, and answers with the folder. */
export function writeMigrations(folder: string, scripts: readonly string[]): string {
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const entries = scripts.map((script, idx) => {
    const tag = `${String(idx).padStart(4, '0')}_test`;
    writeFileSync(join(folder, `${tag}.sql`), script);
    return { idx, version: '7', when: idx + 1, tag, breakpoints: true };
  });
  const journal = { version: '7', dialect: 'postgresql', entries };
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify(journal));
  return folder;
}
