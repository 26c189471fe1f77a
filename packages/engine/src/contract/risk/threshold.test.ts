import { describe, expect, it } from 'vitest';
import { isPastThreshold } from './threshold.ts';

describe('isPastThreshold', () => {
  it.each([
    ['within sixty (60) days', { measure: 'days', atLeast: 60 }, true],
    ['within 59 days', { measure: 'days', atLeast: 60 }, false],
    ['within two months', { measure: 'days', atLeast: 60 }, true],
    ['within 44 business days', { measure: 'days', atLeast: 61 }, true],
    ['within 6 weeks', { measure: 'days', atMost: 42 }, true],
    ['for one year', { measure: 'days', atLeast: 365, atMost: 365 }, true],
    ['for 10 days or 90 days', { measure: 'days', atLeast: 60 }, true],
    ['for 10 days or 90 days', { measure: 'days', atLeast: 20, atMost: 60 }, false],
    ['at 60%', { measure: 'days', atLeast: 60 }, false],
    ['at 1.5% a month', { measure: 'percent', atLeast: 1.5 }, true],
    ['at 1.49% a month', { measure: 'percent', atLeast: 1.5 }, false],
    ['at 12 per cent', { measure: 'percent', atLeast: 12 }, true],
    ['at five (5) percent', { measure: 'percent', atLeast: 5, atMost: 5 }, true],
    ['at 8 %', { measure: 'percent', atMost: 8 }, true],
    ['of 2,050%', { measure: 'percent', atMost: 100 }, false],
    ['in 60 days', { measure: 'percent', atLeast: 1 }, false],
    ['at once', { measure: 'days', atMost: 30 }, false],
  ] as const)('“%s” with %j: %s', (passage, threshold, isPast) => {
    expect(isPastThreshold(passage, threshold)).toBe(isPast);
  });
});
