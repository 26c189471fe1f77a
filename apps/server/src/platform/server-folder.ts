import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this workspace, for the sources as well as for the bundle. */
export const serverFolder = findServerFolder(path.dirname(fileURLToPath(import.meta.url)));

function findServerFolder(from: string): string {
  if (existsSync(path.join(from, 'migrations', 'meta', '_journal.json'))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new Error('the migrations are not where the server is');
  return findServerFolder(parent);
}
