import { expect, it } from 'vitest';
import { createTooltipDelay } from './tooltip-delay.ts';

it('a first tooltip waits for 700 ms', () => {
  expect(createTooltipDelay().getDelay(5)).toBe(700);
});

it.each([
  [1300, 0],
  [1301, 700],
])('after one that closed at 1000, one that is asked for at %i waits for %i ms', (now, delay) => {
  const tooltips = createTooltipDelay();
  tooltips.reportClosed(1000);
  expect(tooltips.getDelay(now)).toBe(delay);
});
