import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectUsable } from './checks.ts';
import { openReport, prepare, readInsights, reportRows } from './portfolio-steps.ts';
import { test } from './test.ts';

test('the risk report sorts, filters and leads to findings', async ({ page }) => {
  await prepare(page);
  const insights = await readInsights(page);
  await openReport(page);
  await expect(reportRows(page)).toHaveCount(insights.length);
  await expect(reportRows(page).first()).toContainText('cloud-services-agreement');
  for (const { filename, riskScore, findings } of insights) {
    const row = reportRows(page).filter({ hasText: filename });
    await expect(row).toContainText(riskScore.toFixed(1));
    await expect(row.getByRole('list', { name: 'Gravest findings' }).getByRole('link')).toHaveCount(
      Math.min(3, findings.length),
    );
  }
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText(
    '5 documents: 2 contracts, 1 piece of writing and 2 business documents.',
  );
  await expect(summary).toContainText('The next deadline is in 12 days');

  const header = page.getByRole('columnheader', { name: 'Document' });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  const names = insights.map(({ filename }) => filename).toSorted((a, b) => a.localeCompare(b));
  const shown = reportRows(page).getByRole('rowheader');
  await expect(shown).toContainText(names);
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=-document/);
  await page.reload();
  await expect(shown).toContainText(names.toReversed());

  await page.getByLabel('Severity').selectOption('Critical');
  await expect(reportRows(page)).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: '2 of 5 documents' })).toBeVisible();
  await page.getByLabel('Containing').fill('no such words');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(reportRows(page)).toHaveCount(5);
  await page.getByLabel('Containing').fill('essay');
  await expect(reportRows(page)).toHaveCount(1);
  await expect(reportRows(page)).toContainText('Revision need');
  await page.getByRole('list', { name: 'Gravest findings' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/tab=risk-analysis&finding=f\d+/);
});

test('the risk report is saved as CSV without formulas', async ({ page }) => {
  await prepare(page);
  const insights = await readInsights(page);
  await openReport(page, '?sort=document');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^risk-report-\d{4}-\d\d-\d\d\.csv$/);
  const content = await readFile(await download.path(), 'utf8');
  expect(content.endsWith('\r\n')).toBe(true);
  const lines = content.trimEnd().split('\r\n');
  expect(lines).toHaveLength(insights.length + 1);
  expect(lines[0]).toMatch(/^\uFEFFDocument,Kind,Analyzed,Score measures,Score,Level,/);
  expect(lines.some((line) => line.startsWith("'=letter.txt,Letter,"))).toBe(true);
  for (const line of lines) expect(line).not.toMatch(/^[=+\-@]/);
  const contract = insights.find(({ filename }) => filename === 'cloud-services-agreement.txt');
  expect(content).toContain(
    `${contract?.filename},${contract?.kindLabel},${contract?.analyzedAt},Risk,${contract?.riskScore.toFixed(1)}`,
  );
});

test('the risk report prints in ink, without what only a screen needs', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await prepare(page);
  await openReport(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('search')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('table', { name: 'Risk report' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(34, 29, 21)');
  await page.screenshot({ path: test.info().outputPath('print.png'), fullPage: true });
});

test('the risk report fits every width in both colours and can be used by everybody', async ({
  page,
}) => {
  await prepare(page);
  await openReport(page);
  await expectUsable(page);
});
