import { type Browser, chromium } from '@playwright/test';
import { makeDataFolder, removeDataFolder, startServer } from '../../../e2e/server.ts';
import { findHighMedian } from '../median.ts';
import { formatTable } from '../reader/report/text-table.ts';
import { measureFirstLoad } from './first-load.ts';
import { buildLongText, placeHighlights } from './long-document.ts';
import { measurePane, openMeasuredPage, type PaneCost } from './measure-pane.ts';
import { type PageOptions, pageUsage, parsePageOptions } from './options.ts';
import { preparePlainDesign } from './plain-design.ts';
import { actOnPlainDesign, actOnProduct, prepareDocument } from './product-pane.ts';

const viewport = { width: 1280, height: 900 };

const options = parsePageOptions(process.argv.slice(2));
if (options === undefined) {
  console.error(pageUsage);
  process.exitCode = 2;
} else {
  await main(options);
}

async function main({ rounds, browser: executablePath }: PageOptions): Promise<void> {
  const dataFolder = await makeDataFolder();
  const server = await startServer(dataFolder, {
    RATE_LIMIT_PER_MINUTE: '1000000',
    UPLOADS_PER_MINUTE: '1000000',
  });
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    await printFirstLoad(browser, server.address, rounds);
    await printPanes(browser, server.address, rounds);
  } finally {
    await browser.close();
    await server.stop();
    await removeDataFolder(dataFolder);
  }
}

async function printFirstLoad(browser: Browser, address: string, rounds: number): Promise<void> {
  const { codeBytes, fontBytes, largestPaintMs } = await measureFirstLoad(browser, address, rounds);
  const show = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(
    `First load of a guest's dashboard: ${show(codeBytes)} of page, scripts and styles (brotli), ${show(fontBytes)} of fonts.`,
  );
  console.log(
    `Largest contentful paint, processor at a quarter: ${largestPaintMs.toFixed(0)} ms\n`,
  );
}

async function printPanes(browser: Browser, address: string, rounds: number): Promise<void> {
  const text = buildLongText();
  const highlights = placeHighlights(text);
  const context = await browser.newContext({ viewport, baseURL: address });
  const setUp = await context.newPage();
  const analysisId = await prepareDocument(setUp, text, highlights);
  await setUp.close();

  const product: PaneCost[] = [];
  const plain: PaneCost[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('clauselight.guest-access', 'chosen'));
    await openMeasuredPage(page, `${address}/?analysis=${analysisId}`);
    await page.getByRole('tab', { name: 'Document' }).waitFor();
    product.push(await measurePane(page, actOnProduct(page)));
    await page.close();

    const plainPage = await context.newPage();
    await openMeasuredPage(plainPage, `${address}/healthz`);
    await preparePlainDesign(plainPage, text, highlights);
    plain.push(await measurePane(plainPage, actOnPlainDesign(plainPage)));
    await plainPage.close();
  }
  await context.close();
  printCosts(product, plain);
}

function printCosts(product: readonly PaneCost[], plain: readonly PaneCost[]): void {
  const row = (title: string, key: keyof PaneCost) => {
    const pick = (costs: readonly PaneCost[]) =>
      findHighMedian(costs.map((cost) => cost[key])) ?? Number.NaN;
    const [ours, theirs] = [pick(product), pick(plain)];
    return [title, ours.toFixed(0), theirs.toFixed(0), (theirs / Math.max(1, ours)).toFixed(1)];
  };
  const header = ['1,000,000 characters, 2,000 highlights', 'product', 'plain design', 'times'];
  console.log(
    formatTable(header, [
      row('opening, click to next paint, ms', 'openMs'),
      row('longest task when opening, ms (0: none over 50)', 'openTaskMs'),
      row('adding a highlight to next paint, ms', 'addMs'),
      row('deleting a highlight to next paint, ms', 'deleteMs'),
      row('frames a second while scrolling', 'framesPerSecond'),
    ]),
  );
}
