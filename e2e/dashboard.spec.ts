import { expect, type Page } from '@playwright/test';
import { enterAsGuest } from './steps.ts';
import { test } from './test.ts';

const results = (page: Page) =>
  page.getByRole('heading', { name: /^(?:Contract|Document) Analysis #/ });

for (const [title, filename] of [
  ['Contract', 'cloud-services-agreement.pdf'],
  ['Table', 'bakery-purchases.csv'],
] as const) {
  test(`a visitor with nothing at hand tries the sample "${title}"`, async ({ page }) => {
    await enterAsGuest(page);
    await page
      .getByRole('region', { name: 'Nothing at hand? Try a sample' })
      .getByRole('button', { name: new RegExp(`^${title}`) })
      .click();
    await expect(results(page)).toBeVisible();
    const notices = page.getByRole('region', { name: /^Notifications/ });
    await expect(notices).toContainText('Analysis completed!');
    await expect(notices).toContainText('Your document has been analyzed.');
    await page.getByRole('button', { name: 'New Analysis' }).first().click();
    await expect(
      page.getByRole('complementary').getByRole('link', { name: new RegExp(filename) }),
    ).toBeVisible();
  });
}

test('what a guest loads first is no more than 135 kB, fonts apart', async ({ page }) => {
  await enterAsGuest(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing at hand? Try a sample' })).toBeVisible();
  const sizes = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => !name.endsWith('.woff2'))
      .map(({ encodedBodySize }) => encodedBodySize),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'first load', description: `${bytes} bytes` });
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(135_000);
});
