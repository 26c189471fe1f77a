import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readWeights } from './weights.ts';

const load = (name: string): Uint8Array =>
  readFileSync(new URL(`../../weights/${name}`, import.meta.url));
const names = ['clauses.bin', 'concepts.bin', 'unfair-terms.bin', 'nda.bin'];

describe('readWeights', () => {
  it('reads each file once, by name', () => {
    const asked: string[] = [];
    readWeights((name) => {
      asked.push(name);
      return load(name);
    });
    expect(asked.toSorted()).toEqual(names.toSorted());
  });

  it.each(names)('rejects other content in %s', (broken) => {
    const bytes = new TextEncoder().encode('something else entirely');
    expect(() => readWeights((name) => (name === broken ? bytes : load(name)))).toThrow(TypeError);
  });

  it.each(names)('rejects another weights file as %s', (broken) => {
    const other = broken === 'nda.bin' ? 'clauses.bin' : 'nda.bin';
    expect(() => readWeights((name) => load(name === broken ? other : name))).toThrow(TypeError);
  });

  it('passes on the error of the load function', () => {
    const error = new RangeError('no such file');
    const fail = () => {
      throw error;
    };
    expect(() => readWeights(fail)).toThrow(error);
  });
});
