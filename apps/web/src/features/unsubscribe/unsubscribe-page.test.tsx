import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  expectAccessible,
  expectCount,
  expectUsable,
  pressUntilFocused,
} from '../../../test/checks.ts';
import { answer, callsOf } from '../../../test/network.ts';
import { openPage } from '../../../test/open-page.tsx';

const button = page.getByRole('button', { name: 'Unsubscribe' });
const sent = () => callsOf('POST /api/unsubscribe').map(({ body }) => body);

describe('the link to unsubscribe', () => {
  it('asks for one click, and says what is off and where it is switched on', async () => {
    answer('POST /api/unsubscribe', { status: 204 });
    openPage('/unsubscribe?token=a.b-c_d');
    await expect.element(button).toBeVisible();
    await expectUsable();
    expect(sent()).toEqual([]);
    await pressUntilFocused(button);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'E-mail is off' })).toHaveFocus();
    expect(sent()).toEqual([{ token: 'a.b-c_d' }]);
    await expect
      .element(page.getByText('Email Notifications and Daily Digest are switched off'))
      .toBeVisible();
    await expectUsable();
    await expect
      .element(page.getByRole('link', { name: 'settings' }))
      .toHaveAttribute('href', '/settings');
  });

  it('that is not whole says so', async () => {
    const told = 'This link is not complete.';
    openPage('/unsubscribe');
    await expect.element(page.getByRole('alert')).toHaveTextContent(told);
    await expectCount(button, 0);
    answer('POST /api/unsubscribe', {
      status: 403,
      json: { error: `${told} Use it as it stands.`, code: 'invalid_unsubscribe_link' },
    });
    openPage('/unsubscribe?token=wrong');
    await button.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(told);
    await expectAccessible();
  });
});
