import axe from 'axe-core';
import { expect, inject } from 'vitest';
import { type Locator, locators, page, userEvent } from 'vitest/browser';

/** What is looked at, and a selector of what another test looks at. */
interface Scope {
  within?: Locator;
  except?: string;
}

/** Nothing keeps anybody from using the page, or what of it is looked at. */
export async function expectAccessible({ within, except }: Scope = {}): Promise<void> {
  await waitForColors();
  const context = {
    include: within?.element() ?? document,
    ...(except !== undefined && { exclude: except }),
  };
  const { violations } = await axe.run(context, { resultTypes: ['violations'] });
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual(
    [],
  );
}

/** Waits until all is drawn in the colors it goes to: what inherits a color begins to change once that has changed. */
async function waitForColors(): Promise<void> {
  await expect
    .poll(() => document.getAnimations().filter((one) => one instanceof CSSTransition))
    .toEqual([]);
}

/** Nothing stands out of the page at its right, once what is drawn to measure has been drawn anew. */
export async function expectNarrow(): Promise<void> {
  const { documentElement } = document;
  await expect
    .poll(() => documentElement.scrollWidth - documentElement.clientWidth)
    .toBeLessThanOrEqual(0);
}

/**
 * At every width nothing stands out of the page, and everybody can use it: the narrow page in dark colors and, in a full run,
 * the wide one in light, since what stands on them is the same. `scope` as in `expectAccessible`.
 */
export async function expectUsable(scope: Scope = {}): Promise<void> {
  for (const [width, theme] of [
    [768, 'light'],
    [1280, 'light'],
    [360, 'dark'],
  ] as const) {
    document.documentElement.dataset.theme = theme;
    await page.viewport(width, 800);
    await expectNarrow();
    if (width === 360 || (width === 1280 && inject('isFullRun'))) await expectAccessible(scope);
  }
  document.documentElement.dataset.theme = 'light';
  await page.viewport(1280, 800);
}

/** Goes from control to control with the tabulator until one has the focus. */
export async function pressUntilFocused(target: Locator): Promise<void> {
  for (let presses = 0; presses < 100; presses += 1) {
    await userEvent.keyboard('{Tab}');
    if (target.query() === document.activeElement) return;
  }
  throw new Error(`the tabulator does not lead to ${target.selector}`);
}

/** The words of all that a locator finds, without the breaks that formatting puts into them. */
export function readTexts(target: Locator): string[] {
  return target.elements().map((element) => readText(element));
}

export function readText(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** What a locator finds says this, no more and no less. */
export async function expectText(target: Locator, text: string | readonly string[]): Promise<void> {
  await expect.poll(() => readTexts(target)).toEqual([text].flat());
}

export async function expectCount(target: Locator, count: number): Promise<void> {
  await expect.element(target).toHaveLength(count);
}

/** It is not there, or nobody sees it. */
export async function expectHidden(target: Locator): Promise<void> {
  await expect
    .poll(() => target.elements().filter((element) => element.checkVisibility()))
    .toEqual([]);
}

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** What stands in the row of a label. */
    getByRowLabel(label: string): Locator;
  }
}

locators.extend({
  getByRowLabel: (label) => `dt:text-is(${JSON.stringify(label)}) + dd`,
});

export const notifications = () => page.getByRole('region', { name: /^Notifications/ });
