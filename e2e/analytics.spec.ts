import { expect } from '@playwright/test';
import { writeDay } from './portfolio.ts';
import { openAnalytics, openReport, prepare, readInsights } from './portfolio-steps.ts';
import { getSelectedWords } from './steps.ts';
import { test } from './test.ts';

test('analytics lead to the finding, the passage and the analysis', { tag: '@full' }, async ({
  page,
}) => {
  const today = new Date();
  await prepare(page, today);
  const insights = await readInsights(page);
  await openAnalytics(page);

  const first = page
    .getByRole('list', { name: 'Most frequent risks' })
    .getByRole('listitem')
    .first();
  await expect(first).toContainText('in 2 documents');
  await first.getByRole('link', { name: 'cloud-services-agreement.txt' }).click();
  await expect(page).toHaveURL(/tab=risk-analysis&finding=f\d+/);
  await expect(page.getByRole('tab', { name: 'Risk Analysis' })).toHaveAttribute(
    'aria-selected',
    'true',
  );

  await openAnalytics(page);
  const letter = insights.find(({ filename }) => filename === '=letter.txt');
  expect(letter?.dates).toHaveLength(2);
  const deadlines = page.getByRole('list', { name: 'Deadlines', exact: true });
  await expect(deadlines.locator('> li')).toHaveText([/Past: 10 days ago/, /in 12 days/]);
  await expect(
    page.getByRole('list', { name: 'Deadlines on the timeline' }).getByRole('link'),
  ).toHaveCount(2);
  await deadlines.getByRole('link').last().click();
  await expect.poll(() => getSelectedWords(page)).toContain(writeDay(today, 12));

  await openAnalytics(page);
  const values = page.getByRole('table', { name: 'Values by currency' });
  await expect(values.getByRole('row')).toContainText([
    /Currency/,
    /GBP.*Document total.*GBP 2,275\.00/,
    /USD.*Contract value.*USD 336,000\.00/,
    /USD.*Recurring value per year.*USD 168,000\.00/,
  ]);
  await values.getByRole('link', { name: 'USD 168,000.00' }).first().click();
  await expect.poll(() => getSelectedWords(page)).toContain('168,000');
});

test('the risk report prints in ink, without what only a screen needs', { tag: '@full' }, async ({
  page,
}) => {
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
