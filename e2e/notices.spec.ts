import { expect, type Page } from '@playwright/test';
import { enterAsGuest, upload } from './steps.ts';
import { test } from './test.ts';

const empty = { name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) };

const notifications = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

test('a notice leaves when it is swiped to the right, and not before', async ({ page }) => {
  await enterAsGuest(page);
  await stopClock(page);
  const notice = notifications(page).getByRole('listitem');
  await upload(page, empty);
  await expect(notice).toBeVisible();
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

/** From here on time passes only when the test lets it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
