import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signIn } from '../../../../test/account.ts';
import {
  expectAccessible,
  expectCount,
  expectHidden,
  expectUsable,
  notifications,
  pressUntilFocused,
} from '../../../../test/checks.ts';
import { answer, callsOf } from '../../../../test/network.ts';
import { departures, openPage } from '../../../../test/open-page.tsx';

const open = page.getByRole('region', { name: 'Danger Zone' }).getByRole('button');
const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
const word = dialog.getByRole('textbox', { name: 'Type DELETE to confirm' });
const confirm = dialog.getByRole('button', { name: 'Delete Account' });

describe('the deletion of an account', () => {
  it('asks for the word, with the keyboard alone, and leaves nothing in the browser', async () => {
    signIn();
    answer('DELETE /api/account', { status: 204 });
    answer('POST /api/auth/logout', { status: 204 });
    localStorage.setItem('side-1', 'a');
    openPage('/settings');
    await expect.element(open).toBeVisible();
    await pressUntilFocused(open);
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toBeVisible();
    await expectUsable();
    await userEvent.keyboard('{Escape}');
    await expectHidden(dialog);
    await expect.element(open).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    for (const wrong of ['', 'delete', 'DELETE ', 'DELET']) {
      await word.fill(wrong);
      await expect.element(confirm).toBeDisabled();
      await userEvent.keyboard('{Enter}');
    }
    expect(callsOf('DELETE /api/account')).toEqual([]);
    await word.fill('DELETE');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(notifications().getByText('Account Deletion Requested', { exact: true }))
      .toBeVisible();
    await expect
      .element(
        notifications().getByText(
          'Your account deletion request has been processed. You will be contacted within 24 hours.',
          { exact: true },
        ),
      )
      .toBeVisible();
    await expect.poll(() => departures).toEqual(['/']);
    expect(callsOf('DELETE /api/account').map(({ body }) => body)).toEqual([
      { confirmation: 'DELETE' },
    ]);
    expect(callsOf('POST /api/auth/logout')).toHaveLength(1);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('is asked for again at once, before the browser has told that its dialog closed', async () => {
    signIn();
    openPage('/settings');
    await open.click();
    await expect.element(dialog).toBeVisible();
    const element = dialog.element() as HTMLDialogElement;
    const closed = new Promise((resolve) =>
      element.addEventListener('close', resolve, { once: true }),
    );
    // As Escape does, and a key that is pressed before the browser reports it.
    element.dispatchEvent(new Event('cancel'));
    await Promise.resolve();
    element.close();
    (open.element() as HTMLElement).click();
    await closed;
    await expect.element(word).toBeVisible();
  });

  it.each([
    ['says', 'past_due', 1],
    ['does not say', 'canceled', 0],
  ] as const)(
    'ends a subscription, which it %s of one that is %s',
    async (_says, status, count) => {
      signIn({ subscriptionStatus: status });
      openPage('/settings');
      await open.click();
      await expect.element(dialog).toBeVisible();
      await expectCount(
        dialog.getByText('Your subscription ends with the account, at once'),
        count,
      );
    },
  );

  it('says that it failed, and can be tried again', async () => {
    signIn();
    answer('DELETE /api/account', { status: 500 });
    openPage('/settings');
    await open.click();
    await word.fill('DELETE');
    await confirm.click();
    await expect
      .element(notifications().getByText('Deletion Failed', { exact: true }))
      .toBeVisible();
    await expect
      .element(
        notifications().getByText('There was an error processing your request. Please try again.', {
          exact: true,
        }),
      )
      .toBeVisible();
    await expectAccessible();
    await open.click();
    await expect.element(word).toHaveValue('');
    await dialog.getByRole('button', { name: 'Keep my account' }).click();
    await expectHidden(dialog);
  });
});
