import { readFileSync } from 'node:fs';
import { findFormatByMediaType, findFormatByName } from '@clauselight/schema';
import { afterEach, expect, it, vi } from 'vitest';
import { loadSample, samples } from './samples.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(samples)('the sample $filename is a file of the kind that it declares', async (sample) => {
  const bytes = readFileSync(new URL(sample.url));
  vi.stubGlobal('fetch', async () => new Response(bytes));
  const file = await loadSample(sample);
  expect(file.size).toBe(bytes.length);
  expect(file.size).toBeGreaterThan(0);
  expect(findFormatByMediaType(file.type)).toBe(findFormatByName(file.name));
});
