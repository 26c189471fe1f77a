import type { CDPSession, Locator, Page } from '@playwright/test';

const distancePx = 24_000;
const speedPxPerSecond = 4_000;

/** Frames a second while a pane is scrolled by the wheel, 4,000 px a second over 24,000 px. */
export async function measureScrolling(
  page: Page,
  session: CDPSession,
  pane: Locator,
): Promise<number> {
  const box = await pane.boundingBox();
  if (!box) throw new Error('the pane is not on the page');
  await page.evaluate(() => {
    const frames = { count: 0, isCounting: true };
    Object.assign(window, { frames });
    const count = () => {
      frames.count += 1;
      if (frames.isCounting) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const startedAt = performance.now();
  await session.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    yDistance: -distancePx,
    speed: speedPxPerSecond,
    gestureSourceType: 'mouse',
  });
  const seconds = (performance.now() - startedAt) / 1000;
  const frames = await page.evaluate(() => {
    const { frames } = window as unknown as { frames: { count: number; isCounting: boolean } };
    frames.isCounting = false;
    return frames.count;
  });
  return frames / seconds;
}
