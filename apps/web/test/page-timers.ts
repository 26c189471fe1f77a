import { afterEach, beforeEach } from 'vitest';

const runner = { setTimeout, setInterval };

/** What a page has set to happen later goes with the page, as it does where one is left. */
export function endTimersWithThePage(): void {
  const timers: number[] = [];
  beforeEach(() => {
    globalThis.setTimeout = keep(runner.setTimeout, timers);
    globalThis.setInterval = keep(runner.setInterval, timers);
  });
  afterEach(() => {
    Object.assign(globalThis, runner);
    for (const timer of timers.splice(0)) clearTimeout(timer);
  });
}

function keep<T extends (...given: never[]) => unknown>(start: T, timers: number[]): T {
  return ((...given: Parameters<T>) => {
    const timer = start(...given);
    timers.push(Number(timer));
    return timer;
  }) as T;
}
