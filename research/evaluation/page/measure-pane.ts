import type { CDPSession, Locator, Page } from '@playwright/test';
import { installProbes, takeProbes, waitUntilIdle } from './probes.ts';
import { measureScrolling } from './scrolling.ts';

/** How a text with many highlights opens, changes and scrolls; milliseconds. */
export interface PaneCost {
  /** From the click that opens it to the next paint. */
  readonly openMs: number;
  /** Longest task on the main thread while it opened; 0 if none took more than 50. */
  readonly openTaskMs: number;
  /** From a click to the next paint. */
  readonly addMs: number;
  readonly deleteMs: number;
  readonly framesPerSecond: number;
}

/** How a design is acted on; each returns what is then clicked. */
export interface PaneActions {
  readonly opener: Locator;
  /** Settles once the text and the highlights are there. */
  waitUntilOpen(): Promise<void>;
  prepareAdd(): Promise<Locator>;
  prepareDelete(): Promise<Locator>;
  readonly pane: Locator;
}

/** Opens a text, adds and deletes a highlight and scrolls, each once the one before has settled. */
export async function measurePane(page: Page, actions: PaneActions): Promise<PaneCost> {
  const session = await page.context().newCDPSession(page);
  await takeProbes(page);
  await actions.opener.click();
  await actions.waitUntilOpen();
  await waitUntilIdle(page);
  const { longTasks, interactions } = await takeProbes(page);
  const addMs = await measureClick(page, await actions.prepareAdd());
  const deleteMs = await measureClick(page, await actions.prepareDelete());
  const framesPerSecond = await scroll(page, session, actions.pane);
  await session.detach();
  const openMs = Math.max(0, ...interactions);
  const openTaskMs = Math.max(0, ...longTasks);
  return { openMs, openTaskMs, addMs, deleteMs, framesPerSecond };
}

export async function openMeasuredPage(page: Page, address: string): Promise<void> {
  await installProbes(page);
  await page.goto(address);
}

async function measureClick(page: Page, button: Locator): Promise<number> {
  await waitUntilIdle(page);
  await takeProbes(page);
  await button.click();
  await waitUntilIdle(page);
  return Math.max(0, ...(await takeProbes(page)).interactions);
}

async function scroll(page: Page, session: CDPSession, pane: Locator): Promise<number> {
  await pane.evaluate((element) => element.scrollTo(0, 0));
  await waitUntilIdle(page);
  return measureScrolling(page, session, pane);
}
