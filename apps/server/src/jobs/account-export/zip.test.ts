import { once } from 'node:events';
import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createZip, type ZipEntry } from './zip.ts';

const changedAt = new Date('2026-03-01T12:00:00Z');
const build = (name: string, ...parts: string[]): ZipEntry => ({
  name,
  content: Readable.from(parts),
  changedAt,
});
const read = async (zip: Readable) =>
  Object.fromEntries(
    Object.entries(unzipSync(Buffer.concat(await zip.toArray()))).map(([name, bytes]) => [
      name,
      Buffer.from(bytes).toString(),
    ]),
  );

describe('an archive', () => {
  it('holds what was put into it, names beyond ASCII and empty files included', async () => {
    const zip = createZip(
      (async function* () {
        yield build('read me.txt', 'one ', 'two');
        yield build('documents/001-契約/text.json', '{"ü":1}');
        yield build('empty.txt');
      })(),
    );
    expect(await read(zip)).toEqual({
      'read me.txt': 'one two',
      'documents/001-契約/text.json': '{"ü":1}',
      'empty.txt': '',
    });
  });

  it('requests an entry after the previous one was read', async () => {
    const seen: string[] = [];
    const entries = async function* () {
      for (const name of ['a', 'b']) {
        seen.push(`${name} asked for`);
        const entry = build(name, 'x'.repeat(100_000));
        entry.content.once('end', () => seen.push(`${name} read`));
        yield entry;
      }
    };
    await createZip(entries()).toArray();
    expect(seen).toEqual(['a asked for', 'a read', 'b asked for', 'b read']);
  });

  it.each([
    ['an entry fails', Readable.from(failing())],
    ['the next entry cannot be made', undefined],
  ])('fails if %s', async (_, content) => {
    const entries = async function* () {
      yield build('a', 'a');
      if (content === undefined) throw new Error('the disk is gone');
      yield { name: 'b', content, changedAt };
    };
    await expect(createZip(entries()).toArray()).rejects.toThrow('the disk is gone');
  });

  it('closes the open entry when the reader stops', async () => {
    const endless = new Readable({ read: () => endless.push(Buffer.alloc(65_536)) });
    let isEnded = false;
    const zip = createZip(
      (async function* () {
        try {
          yield { name: 'endless', content: endless, changedAt };
        } finally {
          isEnded = true;
        }
      })(),
    );
    await once(zip, 'readable');
    zip.destroy();
    await once(endless, 'close');
    await expect.poll(() => isEnded).toBe(true);
  });
});

async function* failing() {
  yield 'half';
  throw new Error('the disk is gone');
}
