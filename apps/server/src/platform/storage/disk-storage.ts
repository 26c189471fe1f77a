import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Draft, ObjectStorage } from './object-storage.ts';

const keyPattern = /^[a-z0-9][a-z0-9.-]*(?:\/[a-z0-9][a-z0-9.-]*)*$/;

/** Object storage in a folder of this machine. Drafts of an earlier process are removed when it opens. */
export async function openDiskStorage(folder: string): Promise<ObjectStorage> {
  const objects = path.join(folder, 'objects');
  const drafts = path.join(folder, 'drafts');
  await rm(drafts, { recursive: true, force: true });
  await mkdir(drafts, { recursive: true, mode: 0o700 });
  await mkdir(objects, { recursive: true, mode: 0o700 });

  const locate = (key: string) => {
    if (!keyPattern.test(key)) throw new RangeError(`not an object key: ${key}`);
    return path.join(objects, ...key.split('/'));
  };

  const receive = async (content: Readable): Promise<Draft> => {
    const draft = path.join(drafts, randomUUID());
    try {
      await pipeline(content, createWriteStream(draft, { mode: 0o600, flush: true }));
      const { size } = await stat(draft);
      return createDraft({ draft, size, locate });
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };

  return {
    receive,
    async put(key, content) {
      const draft = await receive(content);
      await draft.keep(key);
      return draft.size;
    },
    async find(key) {
      return await readFile(locate(key)).catch(ignoreMissing);
    },
    withLocalFile: (key, use) => use(locate(key)),
    removeFolder: (prefix) => rm(locate(prefix), { recursive: true, force: true }),
    async listFolders(prefix) {
      const names = (await readdir(locate(prefix)).catch(ignoreMissing)) ?? [];
      const found = await Promise.all(
        names.map(async (name) => {
          const facts = await stat(path.join(locate(prefix), name)).catch(ignoreMissing);
          return facts && { name, changedAt: facts.mtime };
        }),
      );
      return found.filter((entry) => entry !== undefined);
    },
  };
}

interface DraftParts {
  readonly draft: string;
  readonly size: number;
  readonly locate: (key: string) => string;
}

function createDraft({ draft, size, locate }: DraftParts): Draft {
  return {
    size,
    path: draft,
    async keep(key) {
      const target = locate(key);
      const folder = path.dirname(target);
      const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 });
      await rename(draft, target);
      // The name is durable only once every folder that gained an entry is.
      for (const changed of foldersBetween(folder, firstMade)) await syncFolder(changed);
    },
    discard: () => rm(draft, { force: true }),
  };
}

function foldersBetween(folder: string, firstMade: string | undefined): readonly string[] {
  if (firstMade === undefined) return [folder];
  const changed = [folder];
  while (changed.at(-1) !== path.dirname(firstMade))
    changed.push(path.dirname(changed.at(-1) ?? '/'));
  return changed;
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder for syncing; its file system journals names.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
