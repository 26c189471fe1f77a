import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openZip } from '../archive/zip.ts';
import { createPart, createRepeatedPart, writeOverlappingZip, writeZip } from './write-zip.ts';

describe('a zip written for a test', () => {
  it('holds a text repeated without end to its length', () => {
    const part = createRepeatedPart('a', { before: '<', unit: 'words ', times: 3, after: '>' });
    const zip = writeZip([createPart('b', 'B'), part]);
    expect(strFromU8(unzipSync(zip).a ?? new Uint8Array())).toBe('<words words words >');
    expect(strFromU8(openZip(zip, 100).read('b') ?? new Uint8Array())).toBe('B');
  });

  it('holds one part under many names', () => {
    const zip = writeOverlappingZip([createPart('c', 'C')], {
      names: ['a', 'b'],
      shared: createPart('x', 'X'),
    });
    const archive = openZip(zip, 100);
    expect(
      ['a', 'b', 'c'].map((name) => strFromU8(archive.read(name) ?? new Uint8Array())),
    ).toEqual(['X', 'X', 'C']);
  });
});
