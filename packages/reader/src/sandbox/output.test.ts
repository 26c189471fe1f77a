import { describe, expect, it } from 'vitest';
import { createOutput } from './output.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the output of a reading process', () => {
  it('is joined in order of arrival', () => {
    const output = createOutput(5);
    expect([output.add(bytes('con')), output.isWhole()]).toEqual([true, false]);
    expect([output.add(bytes('to')), output.isWhole()]).toEqual([true, true]);
    expect(new TextDecoder().decode(output.bytes)).toBe('conto');
  });

  it('accepts no more than was announced', () => {
    const output = createOutput(4);
    expect(output.add(bytes('con'))).toBe(true);
    expect(output.add(bytes('to'))).toBe(false);
    expect(output.isWhole()).toBe(false);
  });

  it('is passed to a thread without a copy', () => {
    expect(structuredClone(createOutput(3).bytes).buffer).toBeInstanceOf(SharedArrayBuffer);
  });
});
