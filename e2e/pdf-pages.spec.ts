import type { AnalysisDetail } from '@clauselight/schema';
import { expect, type Locator, type Page } from '@playwright/test';
import { isFullRun } from '../full-run.ts';
import { buildLongPdf } from './build-long-pdf.ts';
import { expectAccessible, expectNarrow } from './checks.ts';
import { sampleDocuments } from './documents.ts';
import { openSharedAnalysis, type Upload } from './steps.ts';
import { test } from './test.ts';

const sample = sampleDocuments.find(({ file }) => file.endsWith('.pdf'))?.file ?? '';

test('a PDF is shown as its pages, and is again after a reload', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openSharedAnalysis(page, sample, 'document');
  expect(requests.filter((address) => /\/pdf[^/]*\.m?js$/.test(address))).toEqual([]);

  await chooseView(page, 'Pages');
  await expectDrawn(page, 1);
  await expect(page.getByRole('article', { name: /^Page \d+$/ })).toHaveCount(3);
  await expect(getPage(page, 1)).toContainText('CLOUD SERVICES AGREEMENT');
  await page.reload();
  await expectDrawn(page, 1);
  await chooseView(page, 'Text');
  await expect(page.getByRole('region', { name: 'Document text' })).toBeVisible();
  await expect(page).not.toHaveURL(/view=pages/);
});

test('everything that is lit is lit at exactly its words', async ({ page }) => {
  const { documentId } = await openPages(page, sample);
  await page.getByRole('button', { name: 'Layers' }).click();
  await page.getByRole('menuitemcheckbox', { name: /^Key terms/ }).click();
  const highlights = await readHighlights(page, documentId);
  const spans = new Map(highlights.map((one) => [`${one.startOffset}-${one.endOffset}`, one]));
  expect(spans.size).toBeGreaterThan(20);
  // Each of them is drawn and measured; without a full run the first ones are.
  const count = isFullRun ? spans.size : 6;
  const seen = new Set<string>();
  while (seen.size < count) {
    const before = page.url();
    await page.getByRole('button', { name: 'Next highlight' }).click();
    await expect(page).not.toHaveURL(before);
    const at = new URL(page.url()).searchParams.get('at') ?? '';
    expect([...seen]).not.toContain(at);
    await expect.poll(() => readLitWords(page)).toBe(keepLetters(spans.get(at)?.quote ?? 'none'));
    await expect(page.locator('article [data-current]').first()).toBeInViewport();
    seen.add(at);
  }
});

test('a click on lit words shows what is lit there', async ({ page }) => {
  const { documentId } = await openPages(page, sample);
  const light = page.locator('[data-highlight]').last();
  const id = await light.getAttribute('data-highlight');
  await light.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await light.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 5);
  const highlights = await readHighlights(page, documentId);
  const quote = highlights.find((one) => one.id === id)?.quote ?? 'none';
  await expect(page.getByRole('dialog')).toContainText(quote.slice(0, 30));
});

test('words are selected as they stand on the page', async ({ page }) => {
  await openPages(page, sample);
  await expectDrawn(page, 1);
  const first = getPage(page, 1)
    .getByText('This Cloud Services Agreement', { exact: false })
    .first();
  await first.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await first.boundingBox();
  if (!box) throw new Error('the words have no place');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 1, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, middle, { steps: 4 });
  // Moves over the margin between the lines, where there are no words, and on to the line below.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height + 2, { steps: 4 });
  await page.mouse.move(box.x + 1, middle + 22, { steps: 4 });
  await page.mouse.up();
  const selected = await page.evaluate(() => getSelection()?.toString() ?? '');
  const line = (await first.textContent()) ?? '';
  const start = keepLetters(line);
  expect(keepLetters(selected).slice(0, start.length)).toBe(start);
  await expect(page.getByRole('dialog')).toContainText(line.slice(1, 30));
});

test('pages are reached by number and by keyboard', async ({ page }) => {
  await openPages(page, sample);
  const field = page.getByLabel('Page', { exact: true });
  await field.fill('3');
  await field.press('Enter');
  await expectDrawn(page, 3);
  await expect(getPage(page, 3)).toBeInViewport();
  await expect(field).toHaveValue('3');
  await field.fill('99');
  await field.press('Enter');
  await expect(field).toHaveValue('3');
  await field.fill('nonsense');
  await field.press('Enter');
  await expect(field).toHaveValue('3');

  await page.getByRole('region', { name: 'Document pages' }).press('Alt+ArrowDown');
  await expect(page).toHaveURL(/at=\d+-\d+/);
  await expect(page.locator('article [data-current]').first()).toBeInViewport();
});

test('pages are as large as they are wanted, with the same words in view', {
  tag: '@full',
}, async ({ page }) => {
  await openPages(page, sample);
  const pane = page.getByRole('region', { name: 'Document pages' });
  await page.getByRole('button', { name: 'Next highlight' }).click();
  const words = await readLitWordsOnce(page);
  await page.getByRole('button', { name: '150 %' }).click();
  await expect.poll(() => measureWidth(getPage(page, 1))).toBeCloseTo(1224, -1);
  await expect(page.locator('article [data-current]').first()).toBeInViewport();
  await expect.poll(() => readLitWords(page)).toBe(words);
  await pane.press('-');
  await expect.poll(() => measureWidth(getPage(page, 1))).toBeCloseTo(816, -1);
  await expect(page.getByRole('button', { name: '100 %' })).toHaveAttribute('aria-pressed', 'true');
  await pane.press('0');
  await expect(page.getByRole('button', { name: 'Fit width' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect.poll(() => readLitWords(page)).toBe(words);
});

test('a file that cannot be had is explained, and tried again', async ({ page }) => {
  await openSharedAnalysis(page, sample, 'document');
  await page.route('**/original', (route) => route.fulfill({ status: 404, body: '' }));
  await chooseView(page, 'Pages');
  await expect(page.getByRole('alert')).toContainText('no longer here');
  await page.unroute('**/original');
  await page.route('**/original', (route) =>
    route.fulfill({ status: 200, contentType: 'application/pdf', body: 'no PDF at all' }),
  );
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toContainText('damaged');
  await page.unroute('**/original');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectDrawn(page, 1);
});

test('a long document keeps few pages drawn', { tag: '@full' }, async ({ page }) => {
  const pageCount = 150;
  await openPages(page, {
    name: 'long-supply-agreement.pdf',
    mimeType: 'application/pdf',
    buffer: buildLongPdf(pageCount),
  });
  const field = page.getByLabel('Page', { exact: true });
  for (const number of [40, 80, 120, pageCount]) {
    await field.fill(String(number));
    await field.press('Enter');
    await expectDrawn(page, number);
    await expect(getPage(page, number)).toContainText(`part ${number} of the goods`);
  }
  await expect(page.getByRole('article', { name: /^Page \d+$/ })).toHaveCount(pageCount);
  expect(await page.locator('article canvas').count()).toBeLessThanOrEqual(6);
  const left = await page
    .locator('article')
    .evaluateAll((pages) => pages.filter((one) => one.querySelector('span') !== null).length);
  expect(left).toBeLessThanOrEqual(6);
});

test('pages stay white paper and can be used by everybody', { tag: '@full' }, async ({ page }) => {
  await openPages(page, sample);
  await page.getByRole('button', { name: 'Next highlight' }).click();
  await expect(page.locator('article [data-current]').first()).toBeInViewport();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(getPage(page, 1)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expectAccessible(page);
  }
});

test('pages fit a phone of 360 pixels', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPages(page, sample);
  await expectDrawn(page, 1);
  await expectNarrow(page);
  expect(await measureWidth(getPage(page, 1))).toBeGreaterThan(280);
  await page.getByRole('button', { name: 'Next highlight' }).click();
  await expect(page.locator('article [data-current]').first()).toBeInViewport();
});

async function openPages(page: Page, file: Upload): Promise<AnalysisDetail> {
  const detail = await openSharedAnalysis(page, file, 'document');
  await chooseView(page, 'Pages');
  await expectDrawn(page, 1);
  return detail;
}

async function chooseView(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

function getPage(page: Page, number: number): Locator {
  return page.getByRole('article', { name: `Page ${number}`, exact: true });
}

/** A page is drawn once its picture is there and its words lie over it. */
async function expectDrawn(page: Page, number: number): Promise<void> {
  await expect(getPage(page, number).locator('canvas')).toHaveCount(1);
  await expect(getPage(page, number).getByRole('presentation').first()).toBeAttached();
}

async function measureWidth(target: Locator): Promise<number> {
  return (await target.boundingBox())?.width ?? 0;
}

interface LitHighlight {
  readonly id: string;
  readonly startOffset: number;
  readonly endOffset: number;
  readonly quote: string;
}

async function readHighlights(page: Page, documentId: string): Promise<LitHighlight[]> {
  const answer = await page.request.get(`/api/documents/${documentId}/highlights`);
  return (await answer.json()) as LitHighlight[];
}

function keepLetters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

async function readLitWordsOnce(page: Page): Promise<string> {
  await expect.poll(() => readLitWords(page)).not.toBe('');
  return readLitWords(page);
}

/** The letters of the pages' words that are in the boxes of the passage that is shown. */
async function readLitWords(page: Page): Promise<string> {
  const words = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('article [data-current]')].map((box) =>
      box.getBoundingClientRect(),
    );
    const isLit = (rect: DOMRect) => {
      const x = rect.left + rect.width / 2;
      const y = rect.top + rect.height / 2;
      return boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
    };
    const range = document.createRange();
    let lit = '';
    for (const word of document.querySelectorAll('article [role="presentation"]')) {
      const node = word.firstChild;
      if (!(node instanceof Text)) continue;
      for (let at = 0; at < node.length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        if (isLit(range.getBoundingClientRect())) lit += node.data[at];
      }
    }
    return lit;
  });
  return keepLetters(words);
}
