import { describe, expect, it } from 'vitest';
import {
  formatBytes,
  formatClock,
  formatCount,
  formatDatedMoment,
  formatDollars,
  formatDuration,
  formatMoment,
  formatNumber,
  formatWait,
} from './format.ts';

describe('figures', () => {
  it.each([
    [1, '1 B'],
    [1023, '1023 B'],
    [24_600, '24 KB'],
    [3_600_000, '3.4 MB'],
  ])('%s bytes read as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  it.each([
    [412, '0.4 s'],
    [9_949, '9.9 s'],
    [9_999, '10 s'],
    [45_200, '45 s'],
    [59_900, '1 min 0 s'],
    [125_000, '2 min 5 s'],
  ])('%s ms read as %s', (ms, text) => {
    expect(formatDuration(ms)).toBe(text);
  });

  it.each([
    [0, '1 second'],
    [40, '40 seconds'],
    [60, '1 minute'],
    [841, '15 minutes'],
    [3600, '1 hour'],
    [7300, '3 hours'],
  ])('a wait of %s s is told as %s', (seconds, text) => {
    expect(formatWait(seconds)).toBe(text);
  });

  it('a clock never runs below zero', () => {
    expect(formatClock(-4000)).toBe('0:00');
    expect(formatClock(760_500)).toBe('12:40');
  });

  it('a moment is its short month, day, hour and minute', () => {
    const afternoon = new Date(2026, 10, 20, 16, 5);
    expect(formatMoment(afternoon.toISOString())).toMatch(/^Nov 20, 4:05\sPM$/);
  });

  it('a number has its thousands apart', () => {
    expect(formatNumber(999)).toBe('999');
    expect(formatNumber(1_234_567)).toBe('1,234,567');
  });

  it('one thing is not plural', () => {
    expect(formatCount(1, 'finding')).toBe('1 finding');
    expect(formatCount(1200, 'analysis', 'analyses')).toBe('1,200 analyses');
  });

  it('a moment of any year carries the year', () => {
    const text = formatDatedMoment(new Date(2025, 10, 20, 16, 5).toISOString());
    expect(text.replace(/\s/g, ' ')).toBe('Nov 20, 2025, 4:05 PM');
  });
});

it.each([
  [0, '$0.00'],
  [0.004, 'less than $0.01'],
  [0.126, '$0.13'],
])('%d dollars are %s', (dollars, words) => {
  expect(formatDollars(dollars)).toBe(words);
});
