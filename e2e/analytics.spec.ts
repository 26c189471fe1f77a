import { categoryNames, getRiskLevel } from '@clauselight/core';
import { expect } from '@playwright/test';
import { expectAccessible, expectNarrow, expectUsable } from './checks.ts';
import {
  dayMs,
  openAnalytics,
  openReport,
  prepare,
  readInsights,
  readRecords,
  writeDay,
} from './portfolio-steps.ts';
import { enterAsGuest, getSelectedWords } from './steps.ts';
import { test } from './test.ts';

test.describe('with nothing analyzed', () => {
  for (const address of ['/analytics', '/risk-reports']) {
    test(`${address} says so and leads to the dashboard`, async ({ page }) => {
      await enterAsGuest(page);
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Nothing analyzed yet' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Go to Dashboard' }).click();
      await expect(page).toHaveURL(/\/$/);
    });

    test(`${address} says when it cannot be loaded, and tries again`, async ({ page }) => {
      await enterAsGuest(page);
      await page.route('**/api/insights', (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto(address);
      await expect(page.getByRole('alert')).toContainText('500');
      await page.unroute('**/api/insights');
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('heading', { name: 'Nothing analyzed yet' })).toBeVisible();
    });
  }
});

test('the dashboard leads to both pages', async ({ page }) => {
  await enterAsGuest(page);
  await page.getByRole('link', { name: 'View Analytics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.getByRole('link', { name: 'Risk Reports' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Risk Reports' })).toBeVisible();
});

test('analytics show the figures of the API, drawn and as tables', async ({ page }) => {
  await prepare(page);
  const [records, insights] = [await readRecords(page), await readInsights(page)];
  await openAnalytics(page);

  const scores = page.getByRole('region', { name: 'Scores over time' });
  for (const measure of ['Risk', 'Attention needed', 'Revision need']) {
    const own = records.filter(({ scoreLabel }) => scoreLabel === measure);
    expect(own.length).toBeGreaterThan(0);
    const points = scores.getByRole('list', { name: `${measure} scores` }).getByRole('link');
    await expect(points).toHaveCount(own.length);
    for (const { filename, riskScore = 0, id } of own) {
      const point = scores.getByRole('link', {
        name: new RegExp(`${filename}, .*: ${riskScore.toFixed(1)} out of 10`),
      });
      await expect(point).toHaveAttribute('href', `/?analysis=${id}`);
      await expect(point).toHaveAccessibleName(new RegExp(getRiskLevel(riskScore), 'i'));
    }
    await page.getByRole('button', { name: `Show as table: ${measure} over time` }).click();
    const table = page.getByRole('table', { name: `${measure} scores` });
    await expect(table.locator('tbody tr')).toHaveCount(own.length);
    await expect(table).toContainText((own[0]?.riskScore ?? 0).toFixed(1));
  }
  await expect(scores).toContainText('This score does not measure risk.');

  const contracts = insights.filter(({ scoreLabel }) => scoreLabel === 'Risk');
  const risks = contracts.flatMap(({ findings }) => findings);
  const categories = page.getByRole('region', { name: 'Risks by category' });
  await expect(categories).toContainText(`${risks.length} risks`);
  await expect(
    categories.getByRole('img', { name: new RegExp(`^${risks.length} risks in \\d+ categories`) }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Show as table: Risks by category' }).click();
  const table = page.getByRole('table', { name: 'Risks by category and severity' });
  for (const category of new Set(risks.map((finding) => finding.category))) {
    const count = risks.filter((finding) => finding.category === category).length;
    const row = table.getByRole('row').filter({ hasText: categoryNames[category] });
    await expect(row.getByRole('cell').last()).toHaveText(String(count));
  }
  await expectAccessible(page);
});

test('analytics lead to the finding, the passage and the analysis', async ({ page }) => {
  await prepare(page);
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
  await expect.poll(() => getSelectedWords(page)).toContain(writeDay(12));

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

test('points are reached with the arrow keys and say what they are', async ({ page }) => {
  await prepare(page);
  await openAnalytics(page);
  const points = page.getByRole('list', { name: 'Risk scores' }).getByRole('link');
  await expect(points).toHaveCount(2);
  await points.first().focus();
  await expect(page.getByText(/\/10 · High Risk/)).toBeVisible();
  await expect(points.last()).toHaveAttribute('tabindex', '-1');
  await page.keyboard.press('ArrowRight');
  await expect(points.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(points.first()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Contract Analysis #/ })).toBeVisible();
});

test('period and kind are kept in the address and narrow every panel', async ({ page }) => {
  await prepare(page);
  await openAnalytics(page);
  await page.getByLabel('Kind of document').selectOption('Essays and other writing');
  await page.getByLabel('Analyzed').selectOption('Last 30 days');
  await expect(page).toHaveURL(/\?kind=writing&period=30$|\?period=30&kind=writing$/);
  await page.reload();
  await expect(page.getByLabel('Kind of document')).toHaveValue('writing');
  await expect(page.getByRole('list', { name: 'Revision need scores' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Risk scores' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Values' })).toContainText('No document names');
  await page.getByLabel('Kind of document').selectOption('Tables and data');
  await expect(page.getByText('No analysis is of this kind and period.')).toBeVisible();
});

test('analytics fit every width in both colours and can be used by everybody', async ({ page }) => {
  await prepare(page);
  await openAnalytics(page);
  await expect(page.getByRole('list', { name: 'Risk scores' })).toBeVisible();
  await expectUsable(page);
  await page.getByRole('button', { name: 'Show as table: Risk over time' }).click();
  await page.getByRole('button', { name: 'Show as table: Deadlines over time' }).click();
  await expectUsable(page);
});

test('two hundred documents and many analyses stay within reach', async ({ page }) => {
  await prepare(page);
  const [insight] = await readInsights(page);
  const [record] = await readRecords(page);
  const createId = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  const createCopies = <T>(value: T | undefined) =>
    Array.from({ length: 200 }, (_none, index) => ({
      ...value,
      id: createId(index),
      analysisId: createId(index),
      documentId: createId(1000 + index),
      filename: `document-${index}.txt`,
      analyzedAt: new Date(Date.now() - (index + 0.5) * dayMs).toISOString(),
    }));
  await page.route('**/api/insights', (route) =>
    route.fulfill({ json: { documents: createCopies(insight) } }),
  );
  await page.route('**/api/analyses', (route) => route.fulfill({ json: createCopies(record) }));
  await page.setViewportSize({ width: 360, height: 800 });
  await openAnalytics(page);
  const points = page.getByRole('region', { name: 'Scores over time' }).getByRole('link');
  await expect(points).toHaveCount(200);
  await expectNarrow(page);
  await page.getByLabel('Analyzed').selectOption('Last 30 days');
  await expect(points).toHaveCount(30);
  await openReport(page);
  await expect(page.getByText('200 documents', { exact: true })).toBeVisible();
  await expectNarrow(page);
});
