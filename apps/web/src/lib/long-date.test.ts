import { describe, expect, it } from 'vitest';
import { formatLongDate } from './long-date.ts';

describe('a long date', () => {
  it('names month, day and year', () => {
    expect(formatLongDate('2026-11-20T12:00:00Z')).toBe('November 20, 2026');
  });

  it.each([undefined, '', 'soon', '2026-13-40'])('is N/A for %j', (iso) => {
    expect(formatLongDate(iso)).toBe('N/A');
  });
});
