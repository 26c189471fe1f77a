import { toSourceText } from '@clauselight/research-data';
import { describe, expect, it } from 'vitest';
import { getMedian } from '../median.ts';
import { combineStages, runStages } from './run-stages.ts';

describe('runStages', () => {
  const text = 'SERVICE AGREEMENT\n\n1. Fees. The Customer shall pay $500. It pays within 30 days.';

  it('runs the engine to the end, stage by stage', () => {
    const stages = runStages(toSourceText(text));
    const names = stages.map(({ name }) => name);
    expect(names[0]).toBe('Reading the structure');
    expect(names).toContain('Finding key terms');
    expect(names.at(-1)).toBe('Looking for law to know');
    expect(stages.every(({ ms }) => ms >= 0)).toBe(true);
  });
});

describe('combineStages', () => {
  it('combines each stage over the runs', () => {
    const runs = [1, 2, 9].map((ms) => [
      { name: 'structure', ms },
      { name: 'terms', ms: 10 * ms },
    ]);
    expect(combineStages(runs, getMedian)).toEqual([
      { name: 'structure', ms: 2 },
      { name: 'terms', ms: 20 },
    ]);
  });
});
