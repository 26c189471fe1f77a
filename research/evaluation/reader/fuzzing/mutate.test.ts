import { documentFormatSchema } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { seedFiles } from '../../../../packages/reader/src/testing/seed-files.ts';
import { mutate } from './mutate.ts';

const formats = documentFormatSchema.options.filter((format) => seedFiles[format] !== undefined);

describe.each(formats)('mutations of %s', (format) => {
  const seeds = [{ name: 'seed', bytes: seedFiles[format]?.() ?? new Uint8Array() }];
  const make = (index: number, seed = '1') =>
    Buffer.from(mutate({ seed, format, index }, seeds).bytes);

  it('are the same for the same seed', () => {
    expect(make(3).equals(make(3))).toBe(true);
    expect(make(3).equals(make(3, '2'))).toBe(false);
  });

  it('leave the file as it is', () => {
    const before = seeds.map(({ bytes }) => Buffer.from(bytes));
    for (let index = 0; index < 60; index += 1) make(index);
    expect(seeds.every(({ bytes }, at) => before[at]?.equals(bytes))).toBe(true);
  });

  it('differ from the file and from one another, and are never empty', () => {
    const all = Array.from({ length: 40 }, (_, index) => make(index));
    expect(all.every((bytes) => bytes.length > 0)).toBe(true);
    expect(new Set(all.map((bytes) => bytes.toString('base64'))).size).toBeGreaterThan(25);
  });
});
