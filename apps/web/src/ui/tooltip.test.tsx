import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHidden, expectText } from '../../test/checks.ts';
import { openAsGuest } from '../../test/open-page.tsx';

it('the name of an icon appears after 700 ms, and at once beside one just read', async () => {
  openAsGuest();
  const theme = page.getByRole('button', { name: 'Theme' });
  await expect.element(theme).toBeVisible();
  // The time that the last tooltip closed is real, and so must the clock be that it is compared with.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await theme.hover();
  await vi.advanceTimersByTimeAsync(650);
  const tooltip = page.getByRole('tooltip');
  await expectHidden(tooltip);
  await vi.advanceTimersByTimeAsync(100);
  await expectText(tooltip, 'Theme');
  await userEvent.keyboard('{Escape}');
  await expectHidden(tooltip);
});
