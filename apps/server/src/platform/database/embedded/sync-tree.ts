import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The number of simultaneous syncs, so that the file system commits several together. */
const parallelSyncs = 8;

/** Makes everything in a folder, and the folder's own entries, durable. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  const queue = [...paths, folder].values();
  const syncNext = async () => {
    for (const path of queue) await syncPath(path);
  };
  await Promise.all(Array.from({ length: parallelSyncs }, syncNext));
}

export async function syncPath(path: string): Promise<void> {
  // Windows has no handles on folders that could be synced; its file systems log their entries.
  if (process.platform === 'win32') return;
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
}
