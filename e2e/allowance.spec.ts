import type { User } from '@clauselight/schema';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNarrow, expectUsable } from './checks.ts';
import { type StandInBilling, signIn, takeMoney } from './stand-ins.ts';
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

test.describe('what is left of the allowance', () => {
  test('stands where analyses are started, without moving anything as it comes', async ({
    page,
  }) => {
    await takeMoney(page);
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/entitlement', async (route) => {
      await isAsked;
      await route.fallback();
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await enterAsGuest(page);
    const button = page.getByRole('button', { name: 'Choose a file' });
    const before = await button.boundingBox();
    answer();
    await expect(page.getByText('2 of 3 free analyses left today')).toBeVisible();
    expect((await button.boundingBox())?.y).toBe(before?.y);
    await expectUsable(page);
    await page.getByRole('link', { name: 'Unlimited with Pro' }).click();
    await expect(page).toHaveURL(/\/subscribe$/);
  });

  test('is asked for anew when an analysis has begun', async ({ page }) => {
    const { entitlement } = await takeMoney(page);
    await enterAsGuest(page);
    await expect(page.getByText('2 of 3 free analyses left today')).toBeVisible();
    await upload(page, note);
    if (entitlement.allowance) entitlement.allowance.used = 2;
    await expect(page).toHaveURL(/analysis=/);
    await page.getByRole('button', { name: 'New Analysis' }).first().click();
    await expect(page.getByText('1 of 3 free analyses left today')).toBeVisible();
  });

  for (const [who, user, isBillingOn] of [
    ['a subscriber', { subscriptionStatus: 'trialing' }, true],
    ['anybody on a server without billing', {}, false],
  ] as const satisfies (readonly [string, Partial<User>, boolean])[]) {
    test(`is nothing to ${who}`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      if (isBillingOn) await takeMoney(page);
      await signIn(page, user);
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.getByText(/free analys[ie]s left today/)).toHaveCount(0);
      expect(asked).not.toContain('/api/entitlement');
    });
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the offer in ${colorScheme} colours`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('opens when a call is answered with 402, and can be declined or taken', async ({
      page,
    }) => {
      await useUp(page, await takeMoney(page));
      await enterAsGuest(page);
      await upload(page, note);
      await expect(offer(page)).toBeVisible();
      await expect(offer(page)).toContainText(
        /You have used your 3 free analyses of today\. New ones at \d\d:\d\d\./,
      );
      await expect(offer(page).getByRole('listitem')).toHaveText([
        'Unlimited document analysis',
        'Risk flags with severities',
        'Contract value and term extraction',
        'All file formats',
        'Full analysis history',
      ]);
      await expectAccessible(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNarrow(page);
      await offer(page).getByRole('button', { name: 'Not now' }).click();
      await expect(offer(page)).toBeHidden();

      await page.getByRole('button', { name: /^Analyze/ }).click();
      await expect(offer(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(offer(page)).toBeHidden();

      await page.getByRole('button', { name: /^Analyze/ }).click();
      await offer(page).getByRole('button', { name: 'Start 7-Day Free Trial' }).click();
      await expect(page).toHaveURL(/\/subscribe$/);
      await expect(offer(page)).toBeHidden();
    });
  });
}

test('what was uploaded before the offer came is not lost, and nothing is said to have failed', async ({
  page,
}) => {
  await useUp(page, await takeMoney(page));
  await enterAsGuest(page);
  await upload(page, note);
  await expect(offer(page)).toBeVisible();
  await expect(page.getByText('Document uploaded successfully!', { exact: true })).toBeVisible();
  await expect(page.getByText('Analysis failed')).toHaveCount(0);
  await offer(page).getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('list', { name: 'Documents' })).toContainText('note.txt');
  await expect(page.getByText('0 of 3 free analyses left today')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Documents' })).toContainText('note.txt');
});

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

test('the offer promises no trial to somebody who has had it', async ({ page }) => {
  const billing = await takeMoney(page);
  billing.entitlement.isTrialAvailable = false;
  await useUp(page, billing);
  await signIn(page, { subscriptionStatus: 'canceled' });
  await page.goto('/');
  await upload(page, note);
  await expect(offer(page)).toContainText('$8.99 per month. Cancel anytime.');
  await offer(page).getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page).toHaveURL(/\/subscribe$/);
});

test('the offer says in general why it came where the server cannot say it in numbers', async ({
  page,
}) => {
  await useUp(page, await takeMoney(page));
  await page.route('**/api/entitlement', (route) => route.fulfill({ status: 500, json: {} }));
  await enterAsGuest(page);
  await upload(page, note);
  await expect(offer(page)).toContainText('Your free analyses of today are used up.');
});
