import { expect } from '@playwright/test';
import { expectUsable, pressUntilFocused } from './checks.ts';
import { signIn } from './stand-ins.ts';
import { test } from './test.ts';

const inADay = () => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();

test.describe('the export of an account', () => {
  test('is asked for, and followed until it can be downloaded', async ({ page }) => {
    const account = await signIn(page);
    await page.goto('/profile');
    await pressUntilFocused(page, 'button', 'Export Data');
    await page.keyboard.press('Enter');
    const exports = page.getByRole('list', { name: 'Exports' });
    await expect(exports).toContainText('Preparing your export…');
    await expect(page.getByRole('button', { name: 'Export Data' })).toBeDisabled();
    await expectUsable(page);

    const [asked] = account.exports;
    if (asked === undefined) throw new Error('nothing was asked for');
    account.exports = [{ ...asked, status: 'ready', bytes: 3_600_000, expiresAt: inADay() }];
    await expect(exports).toContainText(/ZIP, 3\.4 MB\. Available until /);
    await expectUsable(page);
    // The browser fetches a download past every stand-in: what it holds is tested where it is made.
    const link = exports.getByRole('link', { name: /^Download the export of / });
    await expect(link).toHaveAttribute('href', `/api/account/exports/${asked.id}/file`);
    await expect(link).toHaveAttribute('download');
    await expect(page.getByRole('button', { name: 'Export Data' })).toBeEnabled();
  });

  test('that is under way is found again, and followed at the pace of the server', async ({
    page,
  }) => {
    const account = await signIn(page);
    const id = '5f0c1c9e-7d0e-4f3a-9a51-1c2d3e4f5a6b';
    const one = { id, status: 'preparing', requestedAt: '2026-11-20T12:00:00Z' } as const;
    account.exports = [one];
    const askedAt: number[] = [];
    await page.route(`**/api/account/exports/${id}`, (route) => {
      askedAt.push(Date.now());
      return route.fulfill({ json: one, headers: { 'retry-after': '4' } });
    });
    await page.goto('/profile');
    await expect(page.getByText('Preparing your export…')).toBeVisible();
    await expect.poll(() => askedAt.length, { timeout: 15_000 }).toBeGreaterThan(1);
    const [first = 0, second = 0] = askedAt;
    expect(second - first).toBeGreaterThan(3500);
  });

  test('that failed says so and can be asked for again', async ({ page }) => {
    const account = await signIn(page);
    const requestedAt = '2026-11-20T12:00:00Z';
    account.exports = [
      { id: crypto.randomUUID(), status: 'failed', requestedAt },
      {
        id: crypto.randomUUID(),
        status: 'ready',
        requestedAt: '2026-11-19T12:00:00Z',
        bytes: 2048,
        expiresAt: inADay(),
      },
      {
        id: crypto.randomUUID(),
        status: 'ready',
        requestedAt: '2026-11-18T12:00:00Z',
        bytes: 2048,
        expiresAt: '2026-11-19T12:00:00Z',
      },
    ];
    await page.goto('/profile');
    const rows = page.getByRole('list', { name: 'Exports' }).getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText('could not be made');
    await expect(rows.nth(1).getByRole('link')).toBeVisible();
    await expect(rows.nth(2)).toContainText('has been removed');
    await expectUsable(page);
    await rows.first().getByRole('button', { name: 'Retry' }).click();
    await expect(rows.first()).toContainText('Preparing your export…');
    expect(account.exports[0]?.status).toBe('preparing');
  });

  test('that cannot be asked for or listed says why', async ({ page }) => {
    await signIn(page);
    await page.goto('/profile');
    await page.route('**/api/account/exports', (route) =>
      route.fulfill({ status: 429, json: { error: 'Too often.', code: 'rate_limited' } }),
    );
    await page.getByRole('button', { name: 'Export Data' }).click();
    await expect(page.getByText('Export Not Started', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: 'Too often.' })).toBeVisible();
    await page.unroute('**/api/account/exports');
    await signIn(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Too often.')).toHaveCount(0);
  });
});
