import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { expectUsable } from './checks.ts';
import { type IdentityProvider, logIn, startIdentityProvider } from './identity-provider.ts';
import {
  makePreparedFolder,
  type RunningServer,
  removeDataFolder,
  root,
  startServer,
} from './server.ts';
import { analyze, upload } from './steps.ts';

interface Product {
  readonly provider: IdentityProvider;
  readonly server: RunningServer;
}

/** The product, with people who sign in at an identity provider that is not the product's own. */
const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from this pattern
    async ({}, use) => {
      const dataFolder = await makePreparedFolder();
      const provider = await startIdentityProvider();
      const server = await startServer(dataFolder, {
        RATE_LIMIT_PER_MINUTE: '100000',
        ...provider.settings,
      });
      provider.register(server.address);
      await use({ provider, server });
      await server.stop();
      await provider.close();
      await removeDataFolder(dataFolder);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ product }, use) => use(product.server.address),
});

const letter = path.join(root, 'samples/shop-sign-invoice.txt');
const essay = path.join(root, 'samples/school-uniforms-essay.txt');
const recent = (page: Page) => page.getByRole('region', { name: 'Recent Analyses' });
const welcome = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`Welcome, ${name}`) });

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign In with Google' }).click();
  await logIn(page, name);
  await expect(welcome(page, name.charAt(0).toUpperCase() + name.slice(1))).toBeVisible();
}

test('a guest signs in, comes back to the same page, keeps the work, and finds it anywhere', async ({
  page,
  browser,
}) => {
  const { id } = await analyze(page, letter);
  const before = await page.context().cookies();
  await page.goto(`/?analysis=${id}&tab=summary`);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await logIn(page, 'ada');
  await expect(welcome(page, 'Ada')).toBeVisible();
  expect(page.url()).toContain(`?analysis=${id}&tab=summary`);
  const token = (cookies: typeof before) =>
    cookies.find(({ name }) => name === 'clauselight')?.value;
  expect(token(await page.context().cookies())).not.toBe(token(before));

  await page.goto('/');
  const question = page.getByRole('region', { name: /you uploaded as a guest\?$/ });
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect(recent(page)).toContainText('shop-sign-invoice.txt');

  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await elsewhere.newPage();
  await signIn(other, 'ada');
  await expect(recent(other)).toContainText('shop-sign-invoice.txt');

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Login Sessions' }).click();
  const rows = page.getByRole('list', { name: 'Login sessions' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: /^End the session of/ }).click();
  await expect(rows).toHaveCount(1);
  await other.reload();
  await expect(other.getByRole('button', { name: 'Continue as Guest' })).toBeVisible();
  await elsewhere.close();

  await welcome(page, 'Ada').click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Continue as Guest' })).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

test('who declines at the provider is told so, and can try again', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Sign In with Google' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(
    page.getByText('You did not allow the identity provider to say who you are.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/sign-in-failed\?reason=denied/);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await logIn(page, 'lin');
  await expect(page).toHaveURL(/\/settings$/);
  await expect(welcome(page, 'Lin')).toBeVisible();
});

test('a callback that no sign-in began is refused in words', async ({ page }) => {
  await page.goto('/oauth2callback?code=stolen&state=guessed');
  await expect(page.getByText('This sign-in took too long, or it was used before.')).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

test('settings are kept with the account, and what a person has is exported and deleted', {
  tag: '@full',
}, async ({ page }) => {
  test.slow();
  await signIn(page, 'grace');
  await upload(page, essay);
  await expect(page.getByRole('heading', { name: /^Document Analysis #/ })).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Auto Analysis' }).click();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Settings Saved').first()).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Auto Analysis' })).not.toBeChecked();

  await page.goto('/profile');
  await expect(page.getByText('grace@example.com').first()).toBeVisible();
  await page.getByRole('button', { name: 'Export Data' }).click();
  const link = page.getByRole('list', { name: 'Exports' }).getByRole('link');
  await expect(link).toBeVisible();
  const download = page.waitForEvent('download');
  await link.click();
  const bytes = await readFile(await (await download).path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.includes('documents/001-school-uniforms-essay/report.md')).toBe(true);

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
  await dialog.getByRole('textbox').fill('DELETE');
  await dialog.getByRole('button', { name: /Delete/ }).click();
  await expect(page.getByRole('button', { name: 'Continue as Guest' })).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign In with Google' }).click();
  // The provider remembers the person and asks for no more than consent.
  await page.getByRole('button', { name: 'Continue' }).or(welcome(page, 'Grace')).first().click();
  await page.goto('/');
  await expect(welcome(page, 'Grace')).toBeVisible();
  await expect(recent(page)).not.toContainText('school-uniforms-essay.txt');
});

base(
  'with nothing configured a provider for development stands in on this machine',
  { tag: '@full' },
  async ({ page }) => {
    const dataFolder = await makePreparedFolder();
    const server = await startServer(dataFolder);
    try {
      await page.goto(server.address);
      await expect(page.getByText(/development identity provider stands in/i)).toBeVisible();
      await page.getByRole('link', { name: 'Sign In with Google' }).click();
      await expect(page.getByText(/development/i).first()).toBeVisible();
      await expectUsable(page);
      const [, code = ''] = /Development sign-in code: (\S+)/.exec(server.output()) ?? [];
      await page.getByLabel('Development sign-in code').fill(code);
      await page.keyboard.press('Enter');
      const choice = page.getByRole('button', { name: 'Continue as Ada Example' });
      await expect(choice).toBeVisible();
      await expectUsable(page);
      await choice.click();
      await expect(welcome(page, 'Ada')).toBeVisible();
      await page.goto(`${server.address}/profile`);
      await expect(page.getByText('Ada Example').first()).toBeVisible();
    } finally {
      await server.stop();
      await removeDataFolder(dataFolder);
    }
  },
);
