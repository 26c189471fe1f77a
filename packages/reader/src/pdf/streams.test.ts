import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { dropEmptySaves } from './empty-saves.ts';
import { blankNeedlessSaves } from './needless-saves.ts';
import { limitStreams } from './streams.ts';

const noLimit = Number.POSITIVE_INFINITY;
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

function buildStream(content: string): Buffer {
  const packed = deflateSync(Buffer.from(content, 'latin1'));
  return Buffer.concat([
    Buffer.from(`1 0 obj\n<</Length ${packed.length}/Filter/FlateDecode>>\nstream\n`, 'latin1'),
    packed,
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ]);
}

describe('states saved and restored immediately', () => {
  it.each([
    ['many are dropped', `BT ET ${'q Q '.repeat(20)}BT ET`, 'BT ET BT ET'],
    ['few stay', 'BT ET q Q q Q BT ET', 'BT ET q Q q Q BT ET'],
    ['one that changes something stays', 'q 1 0 0 1 5 5 cm Q', 'q 1 0 0 1 5 5 cm Q'],
  ])('%s', (_, content, rest) => {
    expect(latin(dropEmptySaves(Buffer.from(content, 'latin1')))).toBe(rest);
  });
});

describe('states saved without effect', () => {
  it.each([
    ['around painting are blanked', 'q 0 0 5 5 re f Q BT ET', '0 0 5 5 re f BT ET'],
    ['around text that moves stay', 'q 1 0 0 1 5 5 cm (a) Tj Q', 'q 1 0 0 1 5 5 cm (a) Tj Q'],
    ['go with a path that only clips', 'q 0 0 5 5 re W n Q BT ET', 'BT ET'],
    ['in a string are no operators', '(q Q) Tj', '(q Q) Tj'],
    ['behind an inline image stay', 'BI ID xx EI q Q', 'BI ID xx EI q Q'],
  ])('%s', (_, content, rest) => {
    const bytes = Buffer.from(content, 'latin1');
    blankNeedlessSaves(bytes);
    expect(latin(bytes).replace(/\s+/g, ' ').trim()).toBe(rest);
    expect(bytes).toHaveLength(content.length);
  });
});

describe('the compressed parts of a PDF', () => {
  it("keep the file's offsets and its own bytes", () => {
    const source = buildStream(`BT ${'q Q '.repeat(500_000)}ET`);
    const before = Buffer.from(source);
    const { bytes } = limitStreams(source, noLimit);
    expect(bytes).toHaveLength(source.length);
    expect(Buffer.compare(source, before)).toBe(0);
    expect(Buffer.compare(bytes, source)).not.toBe(0);
  });

  it('are refused if they inflate to more than the total limit', () => {
    const source = Buffer.concat([buildStream(noise(40_000)), buildStream(noise(40_000))]);
    expect(() => limitStreams(source, 70_000)).toThrow(
      expect.objectContaining({ code: 'document_too_complex' }),
    );
    expect(limitStreams(source, 90_000).hasLeftOut).toBe(false);
  });
});

/** Characters that do not compress well, the same every time. */
function noise(length: number): string {
  let state = 7;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (state % 90));
  }).join('');
}
