import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNarrow } from './checks.ts';
import { enterAsGuest, upload } from './steps.ts';
import { test } from './test.ts';

const letter = {
  name: 'letter.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(
    'The Provider may change the fees at any time by posting them on its website.',
  ),
};

const notifications = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const results = (page: Page) =>
  page.getByRole('heading', { name: /^(?:Contract|Document) Analysis #/ });

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 768, 1280]) {
    test(`landing and dashboard fit ${width} px in ${colorScheme} colours and can be used by everybody`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Continue as Guest' })).toBeVisible();
      await expectNarrow(page);
      await expectAccessible(page);
      await enterAsGuest(page);
      for (const [button, item] of [
        [/Guest Mode/, 'menuitem'],
        ['Theme', 'menuitemradio'],
      ] as const) {
        await page.getByRole('button', { name: button }).click();
        await expect(page.getByRole(item).first()).toBeVisible();
        await expectNarrow(page);
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toBeHidden();
      }
    });
  }
}

test('the first page says what the product is and offers both ways in', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner')).toContainText('Clauselight');
  await expect(page.getByRole('banner')).toContainText('AI-powered document analysis platform');
  await expect(page.getByRole('banner')).toContainText('Built-in analysis engine');
  for (const name of [
    'Analyze Any Document with Artificial Intelligence',
    'Try as Guest',
    'Sign In with Google',
    'AI-Powered Analysis',
    'Risk Assessment',
    'Key Metrics',
    'Multi-Format Support',
  ]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  const why = page.getByRole('region', { name: /^Why Choose/ });
  await expect(why.getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('contentinfo')).toContainText(
    'Trusted by legal professionals • Enterprise-grade security • GDPR compliant',
  );
  await expect(page.getByText('Sign-in is not set up on this server yet')).toBeVisible();
  await page.getByRole('link', { name: 'Sign In with Google' }).click();
  await expect(page).toHaveURL(/\/oauth-setup$/);
});

test('a guest is told so, can sign in, and finds the tiles and the quick actions', async ({
  page,
}) => {
  await enterAsGuest(page);
  const banner = page.getByRole('banner');
  await expect(
    banner.getByRole('button', { name: /Guest Mode.*Data won't be saved/ }),
  ).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/auth/google/simple',
  );
  await expect(page.getByRole('link', { name: 'Sign in with Google' })).toHaveAttribute(
    'href',
    '/api/auth/google',
  );
  const tiles = page.getByRole('definition');
  await expect(tiles).toHaveText(['0', /nothing yet/, /nothing yet/, '0']);
  await expect(
    page.getByRole('region', { name: 'How It Works' }).getByRole('listitem'),
  ).toHaveCount(3);
  const actions = page.getByRole('region', { name: 'Quick Actions' });
  await expect(actions.getByRole('link', { name: 'View Analytics' })).toHaveAttribute(
    'href',
    '/analytics',
  );
  await expect(actions.getByRole('link', { name: 'Risk Reports' })).toHaveAttribute(
    'href',
    '/risk-reports',
  );
  await actions.getByRole('button', { name: 'New Analysis' }).click();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused();
});

test.describe('somebody signed in', () => {
  const user = {
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
    profileImageUrl: 'http://localhost/no-such-picture.png',
    provider: 'google',
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
  };

  test.beforeEach(async ({ page, server }) => {
    const profileImageUrl = `${server.address}/no-such-picture.png`;
    await page.route('**/api/auth/user', (route) =>
      route.fulfill({ json: { ...user, profileImageUrl } }),
    );
  });

  test('is welcomed by name, with initials where the picture is broken', async ({ page }) => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const account = page.getByRole('banner').getByRole('button', { name: /Welcome, Ada/ });
      await expect(account).toContainText('ada@example.com');
      await expect(account).toContainText('AL');
      await expectNarrow(page);
      await account.click();
      await expect(page.getByRole('menuitem')).toHaveText(['Profile', 'Settings', 'Log out']);
      await expectAccessible(page);
    }
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page).toHaveURL(/\/profile$/);
  });

  test('logs out, reads that it goes on, and finds the first page', async ({ page }) => {
    let answer: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/logout', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('button', { name: /Welcome, Ada/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: /Logging out\.\.\./ })).toBeVisible();
    await page.unroute('**/api/auth/user');
    answer?.();
    await expect(page.getByRole('button', { name: 'Continue as Guest' })).toBeVisible();
  });
});

for (const [title, filename] of [
  ['Contract', 'cloud-services-agreement.pdf'],
  ['Essay', 'school-uniforms-essay.txt'],
  ['Business document', 'shop-sign-invoice.txt'],
  ['Table', 'bakery-purchases.csv'],
] as const) {
  test(`a visitor with nothing at hand tries the sample "${title}"`, async ({ page }) => {
    await enterAsGuest(page);
    await page
      .getByRole('region', { name: 'Nothing at hand? Try a sample' })
      .getByRole('button', { name: new RegExp(`^${title}`) })
      .click();
    await expect(results(page)).toBeVisible({ timeout: 45_000 });
    await expect(
      page.getByRole('complementary').getByRole('link', { name: new RegExp(filename) }),
    ).toBeVisible();
  });
}

test('without Auto Analysis a document waits until it is analyzed by hand', async ({ page }) => {
  await enterAsGuest(page);
  const auto = page.getByRole('switch', { name: 'Auto Analysis' });
  await expect(auto).toBeChecked();
  await auto.click();
  await page.reload();
  await expect(auto).not.toBeChecked();
  await upload(page, letter);
  await expect(notifications(page)).toContainText('Document uploaded successfully!');
  await expect(notifications(page)).toContainText('letter.txt is ready for analysis.');
  await upload(page, { ...letter, name: 'second.txt' });
  const rows = page.getByRole('list', { name: 'Documents' }).getByRole('listitem');
  await expect(rows).toHaveText([/second\.txt/, /letter\.txt/]);
  await expect(rows.first()).toContainText('76 B');
  await expectAccessible(page);
  await rows
    .first()
    .getByRole('button', { name: /^Analyze/ })
    .click();
  await expect(results(page)).toBeVisible({ timeout: 45_000 });
  await expect(notifications(page)).toContainText('Analysis completed!');
  await expect(notifications(page)).toContainText('Your document has been analyzed.');
});

test('what a guest loads first is no more than 130 kB, fonts apart', async ({ page }) => {
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
  expect(bytes).toBeLessThanOrEqual(130_000);
});
