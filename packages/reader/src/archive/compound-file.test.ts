import { describe, expect, it } from 'vitest';
import { buildCompoundFile } from '../testing/build-compound-file.ts';
import { openCompoundFile } from './compound-file.ts';

const content = Uint8Array.from({ length: 6000 }, (_, index) => index % 251);
const buildFile = () =>
  buildCompoundFile({ One: content, 'Storage/Two': Uint8Array.of(1, 2, 3), Three: content });

/** The sector table is in the first sector. */
const setNext = (file: Uint8Array, sector: number, next: number) =>
  new DataView(file.buffer).setUint32(512 + sector * 4, next, true);
const directorySector = 1;

describe('a compound file', () => {
  it('lists its streams and storages by path', () => {
    expect([...openCompoundFile(buildFile()).paths].sort()).toEqual([
      'One',
      'Storage',
      'Storage/Two',
      'Three',
    ]);
  });

  it('gives the bytes of a stream, whatever the case of its name', () => {
    const stream = openCompoundFile(buildFile()).readStream('ONE');
    expect(stream).toEqual({ bytes: content, isWhole: true });
  });

  it('returns nothing for a storage or an unknown path', () => {
    const file = openCompoundFile(buildFile());
    expect(file.readStream('Storage')).toBeUndefined();
    expect(file.readStream('Four')).toBeUndefined();
  });

  it('gives what is left of a stream that is cut off', () => {
    const file = buildFile();
    const stream = openCompoundFile(file.slice(0, file.length - 1000)).readStream('Three');
    expect(stream?.isWhole).toBe(false);
    expect(stream?.bytes).toEqual(content.subarray(0, stream?.bytes.length));
    expect(stream?.bytes.length).toBeGreaterThan(4000);
  });
});

describe('a hostile compound file', () => {
  it('with a stream that runs in a circle gives no more than its stated length', () => {
    const file = buildFile();
    setNext(file, 3, 3);
    const stream = openCompoundFile(file).readStream('One');
    expect(stream?.bytes.length).toBeLessThanOrEqual(content.length);
  });

  it('with a directory that runs in a circle is opened', () => {
    const file = buildFile();
    setNext(file, directorySector, directorySector);
    expect(openCompoundFile(file).paths).toContain('One');
  });

  it('with entries that point at each other is opened', () => {
    const file = buildFile();
    const view = new DataView(file.buffer);
    const entries = (directorySector + 1) * 512;
    for (let entry = 1; entry < 4; entry += 1) {
      view.setUint32(entries + entry * 128 + 68, 1, true);
      view.setUint32(entries + entry * 128 + 72, 2, true);
      view.setUint32(entries + entry * 128 + 76, 3, true);
    }
    expect(openCompoundFile(file).paths.length).toBeGreaterThan(0);
  });

  it('with a stated length beyond the file gives the bytes that exist', () => {
    const file = buildFile();
    new DataView(file.buffer).setUint32((directorySector + 1) * 512 + 128 + 120, 0xffffff00, true);
    const stream = openCompoundFile(file).readStream('One');
    expect(stream?.isWhole).toBe(false);
    expect(stream?.bytes.length).toBeLessThanOrEqual(file.length);
  });

  it.each([
    ['is no compound file', new Uint8Array(600)],
    ['ends in its header', buildFile().slice(0, 300)],
    ['ends before its directory', buildFile().slice(0, 1000)],
  ])('that %s is refused', (_, bytes) => {
    expect(() => openCompoundFile(bytes)).toThrow(
      expect.objectContaining({ code: 'document_corrupt' }),
    );
  });
});
