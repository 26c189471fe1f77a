import { readFileSync, writeFileSync } from 'node:fs';
import type { SampledDocument } from './draw-sample.ts';

const file = new URL('./sample.json', import.meta.url);

/** The documents of the sample, as they were drawn. */
export function readSample(): readonly SampledDocument[] {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Replaces the sample. */
export function saveSample(sample: readonly SampledDocument[]): void {
  writeFileSync(file, `${JSON.stringify(sample, undefined, 2)}\n`);
}
