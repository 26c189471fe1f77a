import { expect, it } from 'vitest';
import { formatDay } from './dates.ts';

it('a day is the same day wherever the reader is', () => {
  expect(formatDay('2026-04-01')).toBe('1 April 2026');
});
