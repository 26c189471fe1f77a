import { readFile } from 'node:fs/promises';
import type { AnalysisDetail } from '@clauselight/schema';
import { expect, type Page } from '@playwright/test';
import { buildText, getText } from './document-text.ts';
import { sampleDocuments } from './documents.ts';
import { enterAsGuest, openSharedAnalysis, openTab, upload } from './steps.ts';
import { test } from './test.ts';

const [sample] = sampleDocuments;

test('without highlights of its own the browser is given boxes behind the words', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Highlight');
    Reflect.deleteProperty(CSS, 'highlights');
  });
  await openSharedAnalysis(page, sample?.file ?? '', 'document');
  const boxes = getText(page).locator('[data-style^="lit-"]');
  await expect.poll(() => boxes.count()).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Next highlight' }).click();
  await expect.poll(() => isBehindSelection(page, 'lit-shown')).toBe(true);
  await page.setViewportSize({ width: 700, height: 800 });
  await expect.poll(() => isBehindSelection(page, 'lit-shown')).toBe(true);
  await expect(getText(page).locator('[data-start]').first()).toHaveText(
    'CLOUD SERVICES AGREEMENT',
  );
});

test('a million characters open at their last passage', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(240_000);
  const words = await readFile(sample?.file ?? '', 'utf8');
  await enterAsGuest(page);
  await upload(page, buildText(words.repeat(Math.ceil(1e6 / words.length))));
  await expect(page.getByRole('heading', { name: /^Contract Analysis #/ })).toBeVisible({
    timeout: 150_000,
  });
  const id = new URL(page.url()).searchParams.get('analysis');
  const answer = await page.request.get(`/api/analyses/${id}`);
  const { analysis } = (await answer.json()) as AnalysisDetail;
  await openTab(page, 'Document');
  await page.getByRole('button', { name: 'Previous highlight' }).click();
  const evidence = analysis?.findings.flatMap((finding) => finding.evidence) ?? [];
  const last = Math.max(...evidence.map(({ start }) => start));
  await expect(page).toHaveURL(new RegExp(`at=${last}-`));
  await expect.poll(() => isSelectionInView(page)).toBe(true);
  await page.reload();
  await expect.poll(() => isSelectionInView(page)).toBe(true);
});

function isSelectionInView(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const selection = getSelection();
    if (!selection || selection.isCollapsed) return false;
    const rect = selection.getRangeAt(0).getClientRects()[0];
    const pane = document.querySelector('.document-text')?.getBoundingClientRect();
    return (
      !!rect && !!pane && rect.top >= pane.top && rect.top < Math.min(pane.bottom, innerHeight)
    );
  });
}

/** Whether the first box of a style is where the selection begins. */
function isBehindSelection(page: Page, look: string): Promise<boolean> {
  return page.evaluate((name) => {
    const box = document.querySelector(`[data-style="${name}"]`)?.getBoundingClientRect();
    const selection = getSelection();
    const words = selection?.rangeCount ? selection.getRangeAt(0).getClientRects()[0] : undefined;
    return (
      !!box && !!words && Math.abs(box.left - words.left) < 2 && Math.abs(box.top - words.top) < 2
    );
  }, look);
}
