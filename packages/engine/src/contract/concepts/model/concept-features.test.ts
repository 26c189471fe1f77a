import { describe, expect, it } from 'vitest';
import { conceptFeatureCount, listConceptFeatures } from './concept-features.ts';

describe('listConceptFeatures', () => {
  it('lists each feature once and inside the table', () => {
    const features = listConceptFeatures(['pay', 'pay', 'pay', 'promptly']);
    expect(new Set(features).size).toBe(features.length);
    expect([...features].every((feature) => feature < conceptFeatureCount)).toBe(true);
  });

  it('tells the order of words', () => {
    expect([...listConceptFeatures(['no', 'refund'])]).not.toEqual([
      ...listConceptFeatures(['refund', 'no']),
    ]);
  });

  it('shares a stem between forms of a word', () => {
    const stems = new Set(listConceptFeatures(['terminate']));
    const shared = [...listConceptFeatures(['termination'])].filter((one) => stems.has(one));
    expect(shared).toHaveLength(1);
  });
});
