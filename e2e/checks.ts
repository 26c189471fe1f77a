import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isFullRun } from '../full-run.ts';

/** Nothing on the page keeps anybody from using it. `except` names a part that another test looks at. */
export async function expectAccessible(page: Page, except?: string): Promise<void> {
  // Only violations are checked. The library combines the results of frames on a separate page; there are no frames
  // here.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1);
  if (except !== undefined) axe.exclude(except);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual(
    [],
  );
}

/** Checks that nothing extends beyond the right edge of the page, after measuring elements have been redrawn. */
export async function expectNarrow(page: Page): Promise<void> {
  const measureOverflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(measureOverflow).toBeLessThanOrEqual(0);
}

/**
 * At every width nothing stands out of the page, and everybody can use it: the narrow page in dark colors and, in a full run,
 * the wide one in light, since what is on them is the same. `except` as in `expectAccessible`.
 */
export async function expectUsable(page: Page, except?: string): Promise<void> {
  for (const [width, colorScheme] of [
    [768, 'light'],
    [1280, 'light'],
    [360, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await expectNarrow(page);
    if (width === 360 || (width === 1280 && isFullRun)) await expectAccessible(page, except);
  }
}

export async function pressUntilFocused(
  page: Page,
  role: 'button' | 'link' | 'switch' | 'tab' | 'textbox',
  name: string | RegExp,
): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await target.evaluate((element) => element === document.activeElement)).toBe(true);
  }).toPass({ intervals: [0], timeout: 60_000 });
}
