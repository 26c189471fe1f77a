import { deflateRawSync } from 'node:zlib';
import { AppError } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { type Inflation, inflate } from './inflate.ts';

const words = (length: number) => Buffer.from('The fee is due. '.repeat(length / 16));
/** Bytes that hardly compress. */
const noise = (length: number) =>
  Buffer.from(Array.from({ length }, (_, at) => (at * at * 31 + (at >> 7)) >> 5));

function run(data: Uint8Array, more: Partial<Inflation> = {}) {
  const chunks: Uint8Array[] = [];
  const onBytes = (bytes: Uint8Array) => chunks.push(bytes.slice()) > 0;
  let error: unknown;
  let size: number | undefined;
  try {
    size = inflate({ data, limit: 50_000_000, onBytes, ...more });
  } catch (thrown) {
    error = thrown;
  }
  const code = error instanceof AppError ? error.code : undefined;
  return { size, code, steps: chunks.length, bytes: Buffer.concat(chunks) };
}

describe('deflated data', () => {
  it.each([
    ['little of it, at once', words(160_000), true],
    ['nothing, at once', Buffer.alloc(0), true],
    ['much that comes of little, in steps', words(8_000_000), false],
    ['much, in steps', noise(700_000), false],
  ])('comes out whole: %s', (_, original, isAtOnce) => {
    const { size, bytes, steps } = run(deflateRawSync(original));
    expect(bytes.equals(original)).toBe(true);
    expect(size).toBe(original.length);
    expect(steps === 1).toBe(isAtOnce);
  });

  it.each([
    ['little', words(160_000), 159_999],
    ['much', words(8_000_000), 7_999_999],
    ['anything', words(160), 0],
  ])('is stopped at the limit, %s of it', (_, original, limit) => {
    const { code, bytes } = run(deflateRawSync(original), { limit });
    expect(code).toBe('document_too_complex');
    expect(bytes.length).toBeLessThanOrEqual(limit);
  });

  it('that is cut off gives what comes before the cut', () => {
    const original = noise(100_000);
    const { code, bytes } = run(deflateRawSync(original).subarray(0, 60_000));
    expect(code).toBe('document_corrupt');
    expect(bytes.length).toBeGreaterThan(30_000);
    expect(bytes.equals(original.subarray(0, bytes.length))).toBe(true);
  });

  it('that is broken from the start gives nothing', () => {
    expect(run(Uint8Array.from([0xff, 0xff, 0xff]))).toMatchObject({
      code: 'document_corrupt',
      steps: 0,
    });
  });
});
