import { expect, type Page } from '@playwright/test';
import { type StandInBilling, takeMoney } from './stand-ins.ts';
import { enterAsGuest, upload } from './steps.ts';
import { test } from './test.ts';

const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('A note.') };
const offer = (page: Page) =>
  page.getByRole('dialog', { name: 'Unlock unlimited document analysis' });

/** From now on an analysis is refused, as it is when the allowance of the day is used up. */
async function useUp(page: Page, { entitlement }: StandInBilling): Promise<void> {
  await page.route('**/api/documents/*/analyze', (route) => {
    if (entitlement.allowance) entitlement.allowance.used = entitlement.allowance.perDay;
    return route.fulfill({
      status: 402,
      json: { error: 'Your free analyses of today are used up.', code: 'allowance_used' },
    });
  });
}

test('the offer comes too where its own part of the page is late', async ({ page }) => {
  await useUp(page, await takeMoney(page));
  let arrive = () => {};
  const isWanted = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/billing-part-*.js', async (route) => {
    await isWanted;
    await route.continue();
  });
  await enterAsGuest(page);
  const refused = page.waitForResponse('**/api/documents/*/analyze');
  await upload(page, note);
  await refused;
  await expect(page.getByRole('button', { name: /^Analyze / })).toBeEnabled();
  await expect(offer(page)).toHaveCount(0);
  arrive();
  await expect(offer(page)).toBeVisible();
});
