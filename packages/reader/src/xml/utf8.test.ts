import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createUtf8Decoder } from './utf8.ts';

function decode(bytes: Uint8Array, cuts: readonly number[]): string {
  const decoder = createUtf8Decoder();
  let last = 0;
  let text = '';
  for (const cut of [...cuts, bytes.length].sort((a, b) => a - b)) {
    text += decoder.write(bytes.subarray(last, cut));
    last = cut;
  }
  return text + decoder.close();
}

const cutList = fc.array(fc.nat({ max: 60 }), { maxLength: 6 });

describe('UTF-8 that arrives in chunks', () => {
  it('gives the same text, wherever it is cut', () => {
    const text = fc.string({ unit: 'binary', maxLength: 20 });
    fc.assert(
      fc.property(text, fc.boolean(), cutList, (whole, hasMark, cuts) => {
        const bytes = new TextEncoder().encode((hasMark ? '\uFEFF' : '') + whole);
        const within = cuts.map((cut) => Math.min(cut, bytes.length));
        expect(decode(bytes, within)).toBe(new TextDecoder().decode(bytes));
      }),
    );
  });

  it('is decoded on after bytes that are invalid', () => {
    const bytes = fc.uint8Array({ maxLength: 40 });
    fc.assert(
      fc.property(bytes, cutList, (broken, cuts) => {
        const all = Uint8Array.from([...broken, 0x20, 0x6f, 0x6b]);
        const within = cuts.map((cut) => Math.min(cut, all.length));
        expect(decode(all, within).endsWith(' ok')).toBe(true);
      }),
    );
  });
});
