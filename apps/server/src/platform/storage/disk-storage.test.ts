import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDiskStorage } from './disk-storage.ts';
import type { ObjectStorage } from './object-storage.ts';

let folder: string;
let storage: ObjectStorage;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'storage-'));
  storage = await openDiskStorage(folder);
});
const listNames = async (prefix: string) => {
  const names: string[] = [];
  for await (const { name } of storage.listFolders(prefix)) names.push(name);
  return names;
};
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('disk storage', () => {
  it('returns exactly the stored bytes', async () => {
    const size = await storage.put(
      'documents/a/original',
      Readable.from([Buffer.from('one'), Buffer.from('two')]),
    );
    expect(size).toBe(6);
    expect((await storage.find('documents/a/original'))?.toString()).toBe('onetwo');
  });

  it('replaces an object as a whole', async () => {
    await storage.put('documents/a/text', Readable.from(['long content']));
    await storage.put('documents/a/text', Readable.from(['short']));
    expect((await storage.find('documents/a/text'))?.toString()).toBe('short');
  });

  it('stores nothing of a failed stream', async () => {
    const broken = Readable.from(
      (async function* () {
        yield 'half';
        throw new Error('connection lost');
      })(),
    );
    await expect(storage.receive(broken)).rejects.toThrow('connection lost');
    expect(await readdir(path.join(folder, 'drafts'))).toEqual([]);
  });

  it('hides a draft until it is stored under a key', async () => {
    const draft = await storage.receive(Readable.from(['secret']));
    expect(await listNames('documents')).toEqual([]);
    await draft.keep('documents/b/original');
    expect(await listNames('documents')).toEqual(['b']);
    expect(existsSync(draft.path)).toBe(false);
  });

  it('discards a draft without a trace', async () => {
    const draft = await storage.receive(Readable.from(['unwanted']));
    await draft.discard();
    expect(await readdir(path.join(folder, 'drafts'))).toEqual([]);
  });

  it('removes a folder with all its objects and only that', async () => {
    await storage.put('documents/a/original', Readable.from(['a']));
    await storage.put('documents/b/original', Readable.from(['b']));
    await storage.removeFolder('documents/a');
    expect(await storage.find('documents/a/original')).toBeUndefined();
    expect((await storage.find('documents/b/original'))?.toString()).toBe('b');
  });

  it('does not remove drafts that another process is receiving', async () => {
    const draft = await storage.receive(Readable.from(['on its way']));
    const other = await openDiskStorage(folder);
    expect(await other.removeStaleDrafts(new Date(Date.now() - 60_000))).toBe(0);
    await draft.keep('documents/c/original');
    expect((await other.find('documents/c/original'))?.toString()).toBe('on its way');
  });

  it('removes the drafts that a killed process left', async () => {
    const left = await storage.receive(Readable.from(['left behind']));
    const current = await storage.receive(Readable.from(['on its way']));
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await utimes(left.path, anHourAgo, anHourAgo);
    expect(await storage.removeStaleDrafts(new Date(Date.now() - 60_000))).toBe(1);
    expect(await readdir(path.join(folder, 'drafts'))).toEqual([path.basename(current.path)]);
  });

  it('says whether it can be written to and has room, and leaves nothing behind', async () => {
    expect(await storage.check()).toEqual({ isWritable: true, hasRoom: true });
    const full = await openDiskStorage(folder, { reservedBytes: 2 ** 60 });
    expect(await full.check()).toEqual({ isWritable: true, hasRoom: false });
    expect(await readdir(path.join(folder, 'drafts'))).toEqual([]);
    await rm(path.join(folder, 'drafts'), { recursive: true });
    expect(await storage.check()).toMatchObject({ isWritable: false });
  });

  it.each([
    [{ start: 2, end: 5 }, '234'],
    [{ start: 0, end: 10 }, '0123456789'],
    [{ start: 8, end: 20 }, '89'],
    [{ start: 10, end: 12 }, ''],
    [{ start: 2 ** 54, end: 2 ** 55 }, ''],
  ])('reads the bytes %o of an object as far as they are there', async (range, expected) => {
    await storage.put('documents/a/text', Readable.from(['0123456789']));
    expect((await storage.findRange('documents/a/text', range))?.toString()).toBe(expected);
  });

  it.each([
    [undefined, '0123456789'],
    [{ start: 0, end: 1 }, '0'],
    [{ start: 7, end: 10 }, '789'],
  ])('streams the bytes %o of an object', async (range, expected) => {
    await storage.put('documents/a/text', Readable.from(['0123456789']));
    const stream = await storage.findStream('documents/a/text', range);
    expect(Buffer.concat((await stream?.toArray()) ?? []).toString()).toBe(expected);
  });

  it('streams a large object in small parts', async () => {
    await storage.put('documents/a/original', Readable.from([Buffer.alloc(1_000_000)]));
    const parts: Buffer[] =
      (await (await storage.findStream('documents/a/original'))?.toArray()) ?? [];
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(64 * 1024);
  });

  it('reports whether an object exists', async () => {
    await storage.put('documents/a/text', Readable.from(['x']));
    expect(await storage.findSize('documents/a/text')).toBeGreaterThan(0);
    expect(await storage.findSize('documents/a/other')).toBeUndefined();
    expect(await storage.findRange('documents/a/other', { start: 0, end: 1 })).toBeUndefined();
    expect(await storage.findStream('documents/a/other')).toBeUndefined();
  });

  it('provides a local file', async () => {
    await storage.put('documents/a/original', Readable.from(['content']));
    const read = await storage.withLocalFile('documents/a/original', (file) =>
      readFile(file, 'utf8'),
    );
    expect(read).toBe('content');
  });

  it.each(['../escape', 'documents/../x', '/absolute', 'a//b', '', 'UPPER'])(
    'rejects the key %j',
    async (key) => {
      await expect(async () => storage.find(key)).rejects.toThrow(RangeError);
    },
  );
});
