import { openZip } from '@clauselight/reader/docx';
import { createPart, writeZip } from '@clauselight/reader/testing/write-zip.ts';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { rewriteZip } from './rewrite-zip.ts';

const read = (bytes: Uint8Array) =>
  Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]);
const change = (entries: Record<string, string>) =>
  new Map(Object.entries(entries).map(([name, text]) => [name, strToU8(text)]));

describe('a rewritten zip', () => {
  const zip = writeZip([createPart('a', 'one'), createPart('b', 'two'), createPart('c', 'three')]);

  it('has changed entries in their old positions and new ones at the end', () => {
    expect(read(rewriteZip(zip, change({ b: 'TWO', d: 'four' })))).toEqual([
      ['a', 'one'],
      ['b', 'TWO'],
      ['c', 'three'],
      ['d', 'four'],
    ]);
  });

  it('copies other entries without unpacking them', () => {
    const odd = writeZip([
      { name: 'a', data: strToU8('packed in a way nobody knows'), method: 99, size: 7 },
      createPart('b', 'two'),
    ]);
    const rewritten = Buffer.from(rewriteZip(odd, change({ b: 'TWO' })));
    expect(rewritten.includes('packed in a way nobody knows')).toBe(true);
    expect(rewritten.readUInt16LE(8)).toBe(99);
  });

  it('states the offset and length of every entry, even if sizes were stored after the data', () => {
    const following = writeZip([
      { ...createPart('a', 'one'), flags: 0x0008 },
      createPart('b', 'x'),
    ]);
    const rewritten = rewriteZip(following, change({ b: 'two' }));
    const opened = openZip(rewritten, 1000);
    expect(opened.isWhole).toBe(true);
    expect(strFromU8(opened.read('a') ?? new Uint8Array())).toBe('one');
    expect(Buffer.from(rewritten).readUInt16LE(6)).toBe(0);
  });

  it.each([
    ['without an end', zip.slice(0, -22)],
    ['with a directory that is lost', new Uint8Array([...zip.slice(0, 60), ...zip.slice(-22)])],
    ['whose parts lie elsewhere', new Uint8Array([...new Uint8Array(3), ...zip])],
  ])('is not made from one %s', (_, broken) => {
    expect(() => rewriteZip(broken, new Map())).toThrow(
      expect.objectContaining({ code: 'document_corrupt' }),
    );
  });
});
