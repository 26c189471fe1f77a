import { describe, expect, it } from 'vitest';
import { describeAuthorship } from './authorship.ts';

describe('who did something and when', () => {
  it.each([
    [{ author: 'Ann Lee', date: '2026-03-02T23:10:00Z' }, 'Ann Lee, Mar 2, 2026'],
    [{ author: 'Ann Lee' }, 'Ann Lee'],
    [{ date: '2026-03-02' }, 'Mar 2, 2026'],
    [{ date: 'spring' }, 'spring'],
    [{}, ''],
  ])('%j reads as %s', (authorship, words) => {
    expect(describeAuthorship(authorship)).toBe(words);
  });
});
