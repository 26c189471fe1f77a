import { describe, expect, it } from 'vitest';
import {
  countDays,
  countSeverities,
  describeDaysAhead,
  formatDay,
  moveDay,
  showName,
} from './words.ts';

it.each([
  [[], ''],
  [[3], '1 medium'],
  [[1, 5, 4, 5, 2, 3], '2 critical, 1 high, 1 medium, 1 low, 1 info'],
] as const)('severities %j are counted as “%s”', (severities, words) => {
  expect(countSeverities(severities)).toBe(words);
});

describe('the name of a file in a line', () => {
  it.each([
    ['lease.pdf', 'lease.pdf'],
    ['a\r\nBcc: eve@example.com', 'a Bcc: eve@example.com'],
    ['fdp.\u202egnp.exe', 'fdp. gnp.exe'],
    ['  a \u2028 b\u0000 ', 'a b'],
    ['\u200b', 'Untitled document'],
    ['', 'Untitled document'],
  ])('of %j is %j', (filename, shown) => {
    expect(showName(filename)).toBe(shown);
  });

  it('is cut between characters, not within one', () => {
    expect(showName('😀'.repeat(12), 10)).toBe(`${'😀'.repeat(9)}…`);
    expect(showName('a'.repeat(10), 10)).toBe('a'.repeat(10));
  });
});

it('days are written with their weekday and counted across months, years and changes of the clock', () => {
  expect(formatDay('2026-11-27')).toBe('Friday 27 November 2026');
  expect(countDays('2026-02-27', '2026-03-01')).toBe(2);
  expect(countDays('2026-03-28', '2026-03-30')).toBe(2);
  expect(countDays('2027-01-01', '2026-12-31')).toBe(-1);
  expect(moveDay('2027-12-28', 7)).toBe('2028-01-04');
  expect([0, 1, 7].map(describeDaysAhead)).toEqual(['today', 'tomorrow', 'in 7 days']);
});
