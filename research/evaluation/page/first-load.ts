import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { findHighMedian } from '../median.ts';
import { installProbes, takeProbes, waitUntilIdle } from './probes.ts';

export interface FirstLoad {
  /** Bytes of page, scripts and styles, each compressed by brotli at its best. */
  readonly codeBytes: number;
  /** Bytes of the fonts, which are compressed in themselves. */
  readonly fontBytes: number;
  /** Largest contentful paint, milliseconds, median of all rounds. */
  readonly largestPaintMs: number;
}

const cpuThrottling = 4;
/** Milliseconds after which the first screen is on any machine worth measuring on. */
const settledMs = 4000;

/** Opens a guest's dashboard with an empty cache: once to weigh it, then each round with a processor slowed down four times. */
export async function measureFirstLoad(
  browser: Browser,
  address: string,
  rounds: number,
): Promise<FirstLoad> {
  const paints: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    paints.push(await openDashboard(browser, (page) => timeLargestPaint(page, address)));
  }
  const sizes = await openDashboard(browser, (page) => weigh(page, address));
  return { ...sizes, largestPaintMs: findHighMedian(paints) ?? Number.NaN };
}

/** A page of a guest's own, nothing of it known to the browser. */
async function openDashboard<T>(browser: Browser, measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('clauselight.guest-access', 'chosen'));
  const measured = await measure(page);
  await context.close();
  return measured;
}

async function timeLargestPaint(page: Page, address: string): Promise<number> {
  await installProbes(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuThrottling });
  await page.goto(address, { waitUntil: 'commit' });
  // The page is not queried while it loads: the answer would run in its slowed-down thread.
  await page.waitForTimeout(settledMs);
  await waitUntilShown(page);
  return (await takeProbes(page)).largestPaint;
}

async function weigh(page: Page, address: string): Promise<Omit<FirstLoad, 'largestPaintMs'>> {
  const counted = countBytes(page, address);
  await installProbes(page);
  await page.goto(address);
  await waitUntilShown(page);
  return counted();
}

async function waitUntilShown(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Document Analysis Dashboard' }).waitFor();
  await waitUntilIdle(page);
}

/** Collects what the page asks for from now on; the answer is taken once it is all there. */
function countBytes(page: Page, address: string) {
  const bodies: Promise<{ isFont: boolean; bytes: number }>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isOurs = response.url().startsWith(address) && !pathname.startsWith('/api/');
    if (!isOurs || !response.ok()) return;
    const isFont = pathname.endsWith('.woff2');
    bodies.push(
      response.body().then((body) => ({
        isFont,
        bytes: isFont ? body.length : brotliCompressSync(body).length,
      })),
    );
  });
  return async () => {
    const all = await Promise.all(bodies);
    const sum = (isFont: boolean) =>
      all.filter((one) => one.isFont === isFont).reduce((total, { bytes }) => total + bytes, 0);
    return { codeBytes: sum(false), fontBytes: sum(true) };
  };
}
