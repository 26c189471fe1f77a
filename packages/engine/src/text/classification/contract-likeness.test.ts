import { describe, expect, it } from 'vitest';
import { wordFeatureCount } from '../hashing/word-regression.ts';
import { scoreLikeness } from './contract-likeness.ts';

const promise = 'You pay 40 euros each month and get them back if you leave before June.';
const story = 'Nobody spoke for a while, and then the old dog barked at the moon.';

describe('the likeness to a contract', () => {
  it('is higher for promises than for a story', () => {
    const promises = scoreLikeness(Array(8).fill(promise)) ?? 0;
    const stories = scoreLikeness(Array(8).fill(story)) ?? 0;
    expect(promises).toBeGreaterThan(1);
    expect(stories).toBeLessThan(0);
  });

  it('is unknown of fewer than eight sentences; labels are none', () => {
    expect(scoreLikeness(Array(7).fill(promise))).toBeUndefined();
    expect(scoreLikeness(Array(20).fill('What you pay us'))).toBeUndefined();
  });

  it('is the mean of log odds, each of at most four', () => {
    const weights = new Float64Array(wordFeatureCount);
    expect(scoreLikeness(Array(8).fill(story), { weights, bias: 0.5 })).toBe(0.5);
    expect(scoreLikeness(Array(8).fill(story), { weights, bias: 9 })).toBe(4);
  });

  it('reads four hundred sentences', () => {
    let count = 0;
    const endless = {
      *[Symbol.iterator]() {
        for (;;) {
          count += 1;
          yield story;
        }
      },
    };
    expect(scoreLikeness(endless)).toBeDefined();
    expect(count).toBeLessThanOrEqual(401);
  });
});
