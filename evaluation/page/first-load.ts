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

/** Opens a guest's dashboard with an empty cache and a processor slowed down four times. */
export async function measureFirstLoad(
  browser: Browser,
  address: string,
  rounds: number,
): Promise<FirstLoad> {
  const paints: number[] = [];
  let sizes = { codeBytes: 0, fontBytes: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('clauselight.guest-access', 'chosen'));
    await installProbes(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuThrottling });
    const counted = countBytes(page, address);
    await page.goto(address);
    await page.getByRole('heading', { name: 'Document Analysis Dashboard' }).waitFor();
    await waitUntilIdle(page);
    paints.push((await takeProbes(page)).largestPaint);
    sizes = await counted();
    await context.close();
  }
  return { ...sizes, largestPaintMs: findHighMedian(paints) ?? Number.NaN };
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
