import type { Page } from '@playwright/test';

/** What the browser itself has timed, in milliseconds. */
export interface Probes {
  /** Tasks of more than 50 ms on the main thread, each by its length. */
  longTasks: number[];
  /** Input to next paint of each interaction (Event Timing), 16 ms and more. */
  interactions: number[];
  /** Largest contentful paint after the start of navigation. */
  largestPaint: number;
}

/** Makes every page that is opened from now on time itself. */
export async function installProbes(page: Page): Promise<void> {
  // The compiler of these files names functions by a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(() => {
    const probes = { longTasks: [], interactions: [], largestPaint: 0 } as Probes;
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
        ...(type === 'event' && { durationThreshold: 16 }),
      } as PerformanceObserverInit);
    watch('longtask', ({ duration }) => probes.longTasks.push(duration));
    watch('largest-contentful-paint', ({ startTime }) => {
      probes.largestPaint = startTime;
    });
    watch('event', (entry) => {
      if ((entry as PerformanceEventTiming).interactionId) probes.interactions.push(entry.duration);
    });
    Object.assign(window, { probes });
  });
}

/** What was timed since the last call. */
export async function takeProbes(page: Page): Promise<Probes> {
  return page.evaluate(() => {
    const { probes } = window as unknown as { probes: Probes };
    const taken = structuredClone(probes);
    probes.longTasks.length = 0;
    probes.interactions.length = 0;
    return taken;
  });
}

/** Waits until the main thread has had nothing to do for a while, so that a measurement ends with its work. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let quietSince = performance.now();
        const look = (last: number) =>
          requestAnimationFrame((now) => {
            if (now - last > 40) quietSince = now;
            if (now - quietSince > 700) resolve();
            else look(now);
          });
        look(quietSince);
      }),
  );
}
