import { expect, type Page } from '@playwright/test';
import { enterAsGuest, upload } from './steps.ts';
import { test } from './test.ts';

const empty = { name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) };

const notifications = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

test('a notice stays for five seconds, is reached by F8, and leaves when swiped to the right', async ({
  page,
}) => {
  await enterAsGuest(page);
  await stopClock(page);
  const notice = notifications(page).getByRole('listitem');
  await upload(page, empty);
  await expect(notice).toContainText('File too small');
  await page.clock.runFor(4800);
  await expect(notice).toBeVisible();
  await page.clock.runFor(400);
  await expect(notice).toBeHidden();

  await upload(page, empty);
  await upload(page, { ...empty, name: 'second.txt' });
  await expect(notice).toHaveCount(1);
  await page.keyboard.press('F8');
  const list = notifications(page).getByRole('list');
  await expect(list).toBeFocused();
  expect((await list.boundingBox())?.width ?? 0).toBeLessThanOrEqual(420);

  await notice.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
  const box = await notice.boundingBox();
  if (!box) throw new Error('the notice has no place');
  const [x, y] = [box.x + 30, box.y + box.height / 2];
  for (const [distance, isGone] of [
    [45, false],
    [60, true],
  ] as const) {
    // One that was let go too early glides back, by a clock that does not stop.
    await expect.poll(async () => (await notice.boundingBox())?.x).toBe(box.x);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y);
    await page.mouse.move(x + distance, y);
    await page.mouse.up();
    await page.clock.runFor(500);
    if (isGone) await expect(notice).toBeHidden();
    else await expect(notice).toBeVisible();
  }
});

test('the name of an icon appears after 700 ms, and at once beside one just read', async ({
  page,
}) => {
  await enterAsGuest(page);
  await stopClock(page);
  const tooltip = page.getByRole('tooltip');
  await page.getByRole('button', { name: 'Theme' }).hover();
  await page.clock.runFor(650);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(100);
  await expect(tooltip).toHaveText('Theme');
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});

test('menus work by keyboard alone and give the focus back', async ({ page }) => {
  await enterAsGuest(page);
  const guest = page.getByRole('button', { name: /Guest Mode/ });
  await guest.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'End session' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(guest).toBeFocused();
  const theme = page.getByRole('button', { name: 'Theme' });
  await theme.focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('menuitemradio', { name: 'Dark' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(theme).toBeFocused();
});

/** From here on time passes only when the test lets it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
