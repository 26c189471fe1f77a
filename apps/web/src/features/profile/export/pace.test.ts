import { expect, it } from 'vitest';
import { readPace } from './pace.ts';

it.each([
  ['3', 3000],
  ['0', 500],
  ['86400', 30_000],
  ['', 2000],
  ['Sun, 22 Nov 2026 05:50:00 GMT', 2000],
  ['-1', 2000],
])('with Retry-After %j the page waits %d ms', (value, ms) => {
  expect(readPace({ headers: new Headers({ 'retry-after': value }) })).toBe(ms);
});

it('without Retry-After the page waits two seconds', () => {
  expect(readPace(new Response())).toBe(2000);
});
