import path from 'node:path';
import type { AnalysisDetail } from '@clauselight/schema';
import { expect, type Page } from '@playwright/test';
import { root } from './server.ts';
import { enterAsGuest, getSelectedWords, upload } from './steps.ts';
import { test } from './test.ts';

test('an essay shows what it is, how it reads, and the citation its references lack', async ({
  page,
}) => {
  await analyzeSample(page, 'school-uniforms-essay.txt');
  const overview = page.getByRole('tabpanel', { name: 'Overview' });
  await expect(overview.getByRole('heading', { name: 'Revision need' })).toBeVisible();
  await expect(overview).toContainText('Argumentative essay');
  await expect(overview.getByRole('heading', { name: 'How it reads' })).toBeVisible();
  const lacking = overview.getByRole('row').filter({ hasText: 'not in the list' });
  await expect(lacking).toContainText('Marlowe (2015)');
  const unused = overview.getByRole('row').filter({ hasText: 'never cited' });
  await expect(unused).toContainText('Sorensen, 2012');

  await lacking.getByRole('link').click();
  await expect.poll(() => getSelectedWords(page)).toBe('Marlowe (2015)');
});

test('an invoice shows who bills whom for what, and the sum that does not add up', {
  tag: '@full',
}, async ({ page }) => {
  await analyzeSample(page, 'shop-sign-invoice.txt');
  const overview = page.getByRole('tabpanel', { name: 'Overview' });
  await expect(overview).toContainText('Brightwater Signs Ltd');
  await expect(overview).toContainText('Marlow & Finch LLP');
  const lines = overview.getByRole('table', { name: 'Lines' });
  await expect(lines.getByRole('row')).toHaveCount(4);
  await expect(lines).toContainText('1,280.00');
  await expect(overview).toContainText('does not add up');
  await expect(overview).toContainText('1,887.50 + 377.50 = 2,265.00');

  await lines.getByRole('link', { name: 'Fitting, per hour' }).click();
  await expect.poll(() => getSelectedWords(page)).toContain('Fitting, per hour');
});

test('the views of other documents are no wider than a phone', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of ['school-uniforms-essay.txt', 'shop-sign-invoice.txt']) {
    await analyzeSample(page, name);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'New Analysis' }).first().click();
  }
});

async function analyzeSample(page: Page, name: string): Promise<AnalysisDetail> {
  if (page.url() === 'about:blank') await enterAsGuest(page);
  await upload(page, path.join(root, 'samples', name));
  await expect(page.getByRole('heading', { name: /^Document Analysis #/ })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('analysis');
  return (await (await page.request.get(`/api/analyses/${id}`)).json()) as AnalysisDetail;
}
