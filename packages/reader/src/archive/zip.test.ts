import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openZip } from './zip.ts';

/** Bytes that hardly compress, so that they come out in many chunks. */
const big = Uint8Array.from({ length: 1_000_000 }, (_, at) => (at * at * 31 + (at >> 7)) >> 5);
const bytes = zipSync({ big });

describe('a zip entry that is handed out in chunks', () => {
  it('comes whole and in order', () => {
    const sizes: number[] = [];
    const isFound = openZip(bytes, 2_000_000).stream(
      'big',
      (chunk) => sizes.push(chunk.length) > 0,
    );
    expect(isFound).toBe(true);
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(1_000_000);
  });

  it('stops on request and counts only what was inflated', () => {
    const zip = openZip(bytes, 1_500_000);
    for (let time = 0; time < 4; time += 1) zip.stream('big', () => false);
    expect(zip.read('big')?.length).toBe(1_000_000);
  });

  it('is stopped at the limit', () => {
    expect(() => openZip(bytes, 900_000).stream('big', () => true)).toThrow(
      expect.objectContaining({ code: 'document_too_complex' }),
    );
  });

  it('is reported as missing if it does not exist', () => {
    expect(openZip(bytes, 10).stream('none', () => true)).toBe(false);
  });

  it.each([0, 6] as const)(
    'with a wrong checksum is handed out, then refused: level %d',
    (level) => {
      const changed = zipSync({ words: strToU8('words '.repeat(100)) }, { level });
      const directory = Buffer.from(changed).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
      changed.set([1, 2, 3, 4], directory + 16);
      let size = 0;
      const read = () =>
        openZip(changed, 10_000).stream('words', (chunk) => {
          size += chunk.length;
          return true;
        });
      expect(read).toThrow(expect.objectContaining({ code: 'document_corrupt' }));
      expect(size).toBe(600);
    },
  );
});
