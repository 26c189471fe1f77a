import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readNdaModel } from './nda-model.ts';
import { ndaOutputs } from './outputs.ts';

const bytes = readFileSync(new URL('../../../weights/nda.bin', import.meta.url));

describe('readNdaModel', () => {
  it('reads small and complete weights', () => {
    expect(bytes.length).toBeLessThan(150_000);
    const { classifier } = readNdaModel(bytes);
    expect(classifier.bias).toHaveLength(ndaOutputs.length);
    expect(classifier.rows.filter((row) => row >= 0).length).toBeGreaterThan(1000);
    expect(classifier.weights.some((weight) => weight !== 0)).toBe(true);
  });

  it('rejects other bytes', () => {
    expect(() => readNdaModel(new Uint8Array([1, 2, 3]))).toThrow(TypeError);
    expect(() => readNdaModel(new TextEncoder().encode('CLM1 and more'))).toThrow(
      'these bytes are no weights',
    );
  });

  it('rejects truncated bytes', () => {
    expect(() => readNdaModel(bytes.subarray(0, bytes.length - 1))).toThrow(
      'the weights are of another version of the engine',
    );
  });
});
