import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNarrow, expectText, notifications } from '../../../test/checks.ts';
import { openPage } from '../../../test/open-page.tsx';

it('the help with a refused redirect address is open to everybody, copies the address and lets guests in', async () => {
  openPage('/uri-mismatch-help');
  const address = `${location.origin}/oauth2callback`;
  await expect.element(page.getByText(address)).toBeVisible();
  await page.getByRole('button', { name: /^Copy/ }).click();
  await expect.element(notifications().getByText('Copied!', { exact: true })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(address);
  await expectText(
    page.getByRole('region', { name: 'How to fix it' }).getByRole('listitem').getByRole('heading'),
    [
      'Open the provider console',
      'Find the OAuth client',
      'Add the redirect address',
      'Save',
      'Test again',
    ],
  );
  await expect
    .element(page.getByText('Changes take about 2-5 minutes to propagate.'))
    .toBeVisible();
  await page.viewport(360, 740);
  await expectNarrow();
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'Document Analysis Dashboard' }))
    .toBeVisible();
});
