import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signIn } from '../../../../test/account.ts';
import {
  expectCount,
  expectUsable,
  notifications,
  pressUntilFocused,
} from '../../../../test/checks.ts';
import { answer, callsOf } from '../../../../test/network.ts';
import { openPage, reload } from '../../../../test/open-page.tsx';

const inADay = () => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
const exports = page.getByRole('list', { name: 'Exports' });
const ask = page.getByRole('button', { name: 'Export Data' });

describe('the export of an account', () => {
  it('is asked for, and followed until it can be downloaded', async () => {
    const account = signIn();
    openPage('/profile');
    await expect.element(ask).toBeEnabled();
    await pressUntilFocused(ask);
    await userEvent.keyboard('{Enter}');
    await expect.element(exports).toHaveTextContent('Preparing your export…');
    await expect.element(ask).toBeDisabled();
    await expectUsable();

    const [asked] = account.exports;
    if (asked === undefined) throw new Error('nothing was asked for');
    account.exports = [{ ...asked, status: 'ready', bytes: 3_600_000, expiresAt: inADay() }];
    await expect.element(exports).toHaveTextContent(/ZIP, 3\.4 MB\. Available until /);
    await expectUsable();
    const link = exports.getByRole('link', { name: /^Download the export of / });
    await expect.element(link).toHaveAttribute('href', `/api/account/exports/${asked.id}/file`);
    await expect.element(link).toHaveAttribute('download');
    await expect.element(ask).toBeEnabled();
  });

  it('that is under way is found again, and followed at the pace of the server', async () => {
    const account = signIn();
    const id = '5f0c1c9e-7d0e-4f3a-9a51-1c2d3e4f5a6b';
    const one = { id, status: 'preparing', requestedAt: '2026-11-20T12:00:00Z' } as const;
    account.exports = [one];
    answer(`GET /api/account/exports/${id}`, { json: one, headers: { 'retry-after': '4' } });
    const followed = () => callsOf(`GET /api/account/exports/${id}`).length;
    const wait = vi.spyOn(globalThis, 'setInterval');
    openPage('/profile');
    await expect.element(page.getByText('Preparing your export…')).toBeVisible();
    await expect.poll(followed).toBe(1);
    await expect.poll(() => wait.mock.calls.map(([, ms]) => ms)).toContain(4000);
  });

  it('that failed says so and can be asked for again', async () => {
    const account = signIn();
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
    openPage('/profile');
    const rows = exports.getByRole('listitem');
    await expectCount(rows, 3);
    await expect.element(rows.first()).toHaveTextContent('could not be made');
    await expect.element(rows.nth(1).getByRole('link')).toBeVisible();
    await expect.element(rows.nth(2)).toHaveTextContent('has been removed');
    await expectUsable();
    await rows.first().getByRole('button', { name: 'Retry' }).click();
    await expect.element(rows.first()).toHaveTextContent('Preparing your export…');
    expect(account.exports[0]?.status).toBe('preparing');
  });

  it('that cannot be asked for or listed says why', async () => {
    signIn();
    const json = { error: 'Too often.', code: 'rate_limited' };
    const askAgain = answer('POST /api/account/exports', { status: 429, json });
    openPage('/profile');
    await ask.click();
    await expect
      .element(notifications().getByText('Export Not Started', { exact: true }))
      .toBeVisible();
    askAgain();
    const listAgain = answer('GET /api/account/exports', { status: 429, json });
    reload();
    await expect.element(page.getByRole('alert').filter({ hasText: 'Too often.' })).toBeVisible();
    listAgain();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectCount(page.getByText('Too often.'), 0);
  });
});
