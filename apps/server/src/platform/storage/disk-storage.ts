import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import {
  type FileHandle,
  mkdir,
  open,
  opendir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteRange, Draft, ObjectStorage, StorageState } from './object-storage.ts';

const keyPattern = /^[a-z0-9][a-z0-9.-]*(?:\/[a-z0-9][a-z0-9.-]*)*$/;

export interface DiskStorageOptions {
  /**
   * Bytes of the disk that stay free: files are refused with `ENOSPC` before the disk is full. A database on the same
   * disk then still finds room, and goes on.
   */
  readonly reservedBytes?: number;
}

/** Object storage in a local folder. Several processes may use the same folder. */
export async function openDiskStorage(
  folder: string,
  { reservedBytes = 0 }: DiskStorageOptions = {},
): Promise<ObjectStorage> {
  const objects = path.join(folder, 'objects');
  const drafts = path.join(folder, 'drafts');
  await mkdir(drafts, { recursive: true, mode: 0o700 });
  await mkdir(objects, { recursive: true, mode: 0o700 });

  const locate = (key: string) => {
    if (!keyPattern.test(key)) throw new RangeError(`not an object key: ${key}`);
    return path.join(objects, ...key.split('/'));
  };

  const receive = async (content: Readable): Promise<Draft> => {
    const draft = path.join(drafts, randomUUID());
    try {
      await requireFreeBytes(drafts, reservedBytes);
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
    async findSize(key) {
      return (await stat(locate(key)).catch(ignoreMissing))?.size;
    },
    async findRange(key, range) {
      const file = await open(locate(key), 'r').catch(ignoreMissing);
      return file && (await readRange(file, range).finally(() => file.close()));
    },
    async findStream(key, range) {
      const file = await open(locate(key), 'r').catch(ignoreMissing);
      return file?.createReadStream(range && { start: range.start, end: range.end - 1 });
    },
    withLocalFile: (key, use) => use(locate(key)),
    removeFolder: (prefix) => rm(locate(prefix), { recursive: true, force: true }),
    async *listFolders(prefix) {
      const folder = await opendir(locate(prefix)).catch(ignoreMissing);
      for await (const { name } of folder ?? []) {
        const facts = await stat(path.join(locate(prefix), name)).catch(ignoreMissing);
        if (facts !== undefined) yield { name, changedAt: facts.mtime };
      }
    },
    async removeStaleDrafts(before) {
      let removed = 0;
      for await (const { name } of await opendir(drafts)) {
        const draft = path.join(drafts, name);
        const facts = await stat(draft).catch(ignoreMissing);
        if (facts === undefined || facts.mtime >= before) continue;
        await rm(draft, { force: true });
        removed += 1;
      }
      return removed;
    },
    check: () => checkDisk(drafts, reservedBytes),
  };
}

async function requireFreeBytes(folder: string, reservedBytes: number): Promise<void> {
  if ((await measureFreeBytes(folder)) >= reservedBytes) return;
  const error = new Error('the disk has no more room than what is reserved');
  throw Object.assign(error, { code: 'ENOSPC' });
}

async function checkDisk(folder: string, reservedBytes: number): Promise<StorageState> {
  const probe = path.join(folder, randomUUID());
  try {
    const hasRoom = (await measureFreeBytes(folder)) >= reservedBytes;
    await writeFile(probe, 'probe', { mode: 0o600, flush: true });
    return { isWritable: true, hasRoom };
  } catch (error) {
    return { isWritable: false, hasRoom: (error as NodeJS.ErrnoException).code !== 'ENOSPC' };
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

async function measureFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** A range may extend beyond the end of the file. Memory is allocated only for existing bytes. */
async function readRange(file: FileHandle, range: ByteRange): Promise<Buffer> {
  const { size } = await file.stat();
  const start = Math.min(range.start, size);
  const length = Math.max(0, Math.min(range.end, size) - start);
  const bytes = Buffer.alloc(length);
  let done = 0;
  while (done < length) {
    const { bytesRead } = await file.read(bytes, done, length - done, start + done);
    if (bytesRead === 0) break;
    done += bytesRead;
  }
  return bytes.subarray(0, done);
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
      // The new name is durable only when every folder with a new entry is synced.
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
