import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { recoverZipEntries } from './recover.ts';
import { listZipNames, openZip } from './zip.ts';

const text = Array.from({ length: 500 }, (_, at) => `Line ${at}.`).join('\n');
const whole = zipSync({
  'a.txt': strToU8('first'),
  'b/c.txt': strToU8(text),
  'd.txt': strToU8('last'),
});
const limit = 1_000_000;
const read = (bytes: Uint8Array, name: string) =>
  new TextDecoder().decode(openZip(bytes, limit).read(name));

/** Offset of the central directory. */
const directory = Buffer.from(whole).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));

describe('a zip file without its directory', () => {
  it('gives the entries that are whole', () => {
    const cut = whole.slice(0, directory);
    expect(recoverZipEntries(cut).map(({ name }) => name)).toEqual(['a.txt', 'b/c.txt', 'd.txt']);
    expect(read(cut, 'b/c.txt')).toBe(text);
    expect(read(cut, 'd.txt')).toBe('last');
  });

  it('hands out the beginning of an entry that is cut off', () => {
    const archive = openZip(whole.slice(0, directory - 300), limit);
    let start = '';
    expect(() =>
      archive.stream('b/c.txt', (bytes) => {
        start += new TextDecoder().decode(bytes);
        return true;
      }),
    ).toThrow(expect.objectContaining({ code: 'document_corrupt' }));
    expect(start).toMatch(/^Line 0\.\nLine 1\./);
  });

  it('gives entries whose sizes follow their data', () => {
    const cut = whole.slice(0, directory);
    const view = new DataView(cut.buffer);
    for (const { offset } of recoverZipEntries(cut)) {
      view.setUint16(offset + 6, 8, true);
      view.setUint32(offset + 18, 0, true);
    }
    expect(read(cut, 'b/c.txt')).toBe(text);
  });

  it('ignores headers with wrong values', () => {
    const cut = whole.slice(0, directory);
    new DataView(cut.buffer).setUint32(18, 0xffffffff, true);
    expect(recoverZipEntries(cut)).toHaveLength(3);
    expect(read(cut, 'a.txt')).toBe('first');
    expect(recoverZipEntries(strToU8('PK\u0003\u0004'.repeat(1000)))).toEqual([]);
    expect(recoverZipEntries(new Uint8Array())).toEqual([]);
  });
});

describe('a zip file with a damaged directory', () => {
  const change = (edit: (view: DataView, at: number) => void) => {
    const bytes = whole.slice();
    edit(new DataView(bytes.buffer), directory);
    return bytes;
  };

  it.each([
    ['whose first entry is lost', change((view, at) => view.setUint32(at, 0, true))],
    ['that leads elsewhere', change((view, at) => view.setUint32(at + 42, 7, true))],
    ['that calls a part by another name', change((view, at) => view.setUint8(at + 46, 0x7a))],
    [
      'that states a size beyond the file',
      change((view, at) => view.setUint32(at + 20, 1e9, true)),
    ],
    ['in front of which bytes were lost', whole.slice(1)],
    ['in front of which there are more bytes', Uint8Array.from([1, 2, 3, ...whole])],
  ])('%s still gives its entries', (name, bytes) => {
    const archive = openZip(bytes, limit);
    expect(archive.isWhole).toBe(false);
    const isFirstLost = name.includes('bytes were lost');
    expect(archive.has('a.txt')).toBe(!isFirstLost);
    expect(read(bytes, 'b/c.txt')).toBe(text);
    expect(read(bytes, 'd.txt')).toBe('last');
  });

  it('is marked as damaged', () => {
    expect(listZipNames(whole)).toEqual({ names: ['a.txt', 'b/c.txt', 'd.txt'], isWhole: true });
    expect(openZip(whole, limit).isWhole).toBe(true);
    expect(listZipNames(strToU8('nothing'))).toEqual({ names: [], isWhole: false });
  });
});
