import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildFrame, FrameReader, getText, getType } from './frames.ts';

const frame = fc
  .tuple(fc.constantFrom('Q', 'P', 'D', 'Z'), fc.uint8Array({ maxLength: 40 }))
  .map(([type, body]) => buildFrame(type, Buffer.from(body)));

const cut = fc.integer({ min: 1, max: 50 });
const some = { minLength: 1 };
const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe('frames', () => {
  it('are the same after any division of the stream of bytes', () => {
    fc.assert(
      fc.property(fc.array(frame, some), fc.array(cut, some), (frames, cuts) => {
        const bytes = Buffer.concat(frames);
        const reader = new FrameReader();
        const read: Buffer[] = [];
        let start = 0;
        for (const size of [...cuts, bytes.length]) {
          read.push(...reader.push(bytes.subarray(start, start + size)));
          start += size;
        }
        expect(read.map(toHex)).toEqual(frames.map(toHex));
      }),
    );
  });

  it('tell their type and their texts', () => {
    const parse = buildFrame('P', 'näme', 'select 1', Buffer.alloc(2));
    expect(getType(parse)).toBe('P');
    expect(getText(parse)).toBe('näme');
    expect(getText(parse, Buffer.byteLength('näme') + 1)).toBe('select 1');
  });

  it('with an impossible length are refused instead of waited for', () => {
    const broken = Buffer.from([0x51, 0, 0, 0, 1, 0]);
    expect(() => new FrameReader().push(broken)).toThrow(RangeError);
  });
});
