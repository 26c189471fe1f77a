import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signIn } from '../../../test/account.ts';
import {
  expectAccessible,
  expectCount,
  expectUsable,
  notifications,
  pressUntilFocused,
} from '../../../test/checks.ts';
import { answer, callsOf } from '../../../test/network.ts';
import { openPage } from '../../../test/open-page.tsx';

const question = page.getByRole('region', { name: /you uploaded as a guest\?$/ });
const keep = question.getByRole('button', { name: 'Keep' });

describe('what was made as a guest', () => {
  it('is not asked for where there is nothing', async () => {
    signIn();
    openPage('/');
    await expect.poll(() => callsOf('GET /api/account/guest-work')).toHaveLength(1);
    await expect.element(page.getByRole('region', { name: 'Quick Actions' })).toBeVisible();
    await expectCount(question, 0);
  });

  it('is kept on demand, and the lists then hold it', async () => {
    const account = signIn();
    account.guestDocuments = 3;
    openPage('/');
    await expect
      .element(question)
      .toHaveTextContent('Keep the 3 documents you uploaded as a guest?');
    await expect
      .element(question)
      .toHaveTextContent(/Otherwise they are removed on \w+ \d+, \d{4}/);
    await expectUsable();
    const [documents, analyses] = ['documents', 'analyses'].map(
      (list) => callsOf(`GET /api/${list}`).length,
    );
    await pressUntilFocused(keep);
    await userEvent.keyboard('{Enter}');
    await expect
      .element(notifications().getByText('Documents Kept', { exact: true }))
      .toBeVisible();
    await expect.poll(() => callsOf('GET /api/documents').length).toBe((documents ?? 0) + 1);
    await expect.poll(() => callsOf('GET /api/analyses').length).toBe((analyses ?? 0) + 1);
    await expectCount(question, 0);
    expect(account.guestDocuments).toBe(0);
  });

  it('is let go after a question', async () => {
    const account = signIn();
    account.guestDocuments = 1;
    openPage('/');
    await expect.element(question).toHaveTextContent('Keep the document you uploaded as a guest?');
    await question.getByRole('button', { name: 'Let it go' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Let the document go?' });
    await expect.element(dialog).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Not now' }).click();
    expect(account.guestDocuments).toBe(1);
    await question.getByRole('button', { name: 'Let it go' }).click();
    await dialog.getByRole('button', { name: 'Let it go' }).click();
    await expect
      .element(notifications().getByText('Documents Removed', { exact: true }))
      .toBeVisible();
    await expectCount(question, 0);
    expect(account.guestDocuments).toBe(0);
  });

  it('that could not be kept is asked for again', async () => {
    const account = signIn();
    account.guestDocuments = 2;
    answer('POST /api/account/guest-work', {
      status: 500,
      json: { error: 'Broken.', code: 'internal' },
    });
    openPage('/');
    await keep.click();
    await expect
      .element(notifications().getByText('Documents Not Kept', { exact: true }))
      .toBeVisible();
    await expect.element(keep).toBeEnabled();
  });
});
