import type { ModelReview } from '@clauselight/schema';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectUsable, pressUntilFocused } from './checks.ts';
import { test } from './model-test.ts';
import { startRelay } from './relay.ts';
import {
  buildContract,
  expectRead,
  getReviewLine,
  holdAnswers,
  letGo,
  readReview,
} from './review-steps.ts';
import { configure, signIn } from './stand-ins.ts';
import { openAnalysis, openTab } from './steps.ts';

const byModel = (page: Page) => page.getByText('In plain words, by GPT-4');
const openAll = (page: Page) => page.getByRole('button', { name: 'Open all' }).click();

for (const [behavior, words, isOffered] of [
  ['refuses-key', 'The provider refuses the key of this server.', false],
  ['unknown-model', 'The language model is not set up correctly on this server.', false],
  ['declines', 'The model declined to answer.', false],
  ['malformed', 'An answer was not in the form that was asked for.', true],
] as const) {
  // One that can be tried again shows what the others show and more.
  const tag = isOffered ? [] : '@full';
  test(`a model that fails with “${behavior}” leaves the engine's result, and says why`, {
    tag,
  }, async ({ page, model }) => {
    model.behave(behavior);
    const { analysis } = await openAnalysis(page, await buildContract());
    const line = getReviewLine(page);
    await expect(line).toContainText('GPT-4 could not read the document.');
    await expect(line).toContainText(words);
    await expect(line).toContainText('The result of the built-in engine stands.');
    await expect(page.getByRole('tabpanel')).toContainText(
      `${analysis?.score?.value.toFixed(1)}/10`,
    );
    const again = line.getByRole('button', { name: 'Try again' });
    await expect(again).toHaveCount(isOffered ? 1 : 0);
    if (!isOffered) return;
    model.behave('honest');
    await again.click();
    await expectRead(page);
  });
}

test('what is missing of a reading is told, and the rest of it stands', async ({ page, model }) => {
  model.behave(['declines']);
  const { id } = await openAnalysis(page, await buildContract(), 'risk-analysis');
  const line = getReviewLine(page);
  await expect(line).toContainText('Read by GPT-4, but not all of it.');
  await expect(line).toContainText(
    'The model declined to answer. The result of the built-in engine stands.',
  );
  const { portions, items } = await readReview(page, id);
  await line.getByText('What was read', { exact: true }).click();
  await expect(line).toContainText(`${portions.done} of ${portions.total}; 1 given up`);
  await openAll(page);
  await expect(byModel(page)).toHaveCount(
    items.filter(({ kind }) => kind === 'explanation').length,
  );
  await expectUsable(page);
});

test('a review that the server does not start is told, and can be asked for again', {
  tag: '@full',
}, async ({ page }) => {
  await page.route(/\/review(?:\?|$)/, (route) => route.fulfill({ status: 500, body: '' }));
  await openAnalysis(page, await buildContract());
  const line = getReviewLine(page);
  await expect(line.getByRole('alert')).toContainText(
    'GPT-4 could not be asked: 500 Internal Server Error',
  );
  await expectAccessible(page);
  await page.unroute(/\/review(?:\?|$)/);
  await line.getByRole('button', { name: 'Try again' }).click();
  await expect(line).toBeFocused();
  await expectRead(page);
});

test('a reading is canceled with the keyboard, stays canceled, and can be begun anew', async ({
  page,
  model,
}) => {
  holdAnswers(model);
  const before = model.requests.length;
  await openAnalysis(page, await buildContract());
  await model.waitForHeld();
  const held = await model.waitForRequest(before + 1);
  await pressUntilFocused(page, 'button', 'Cancel the reading by GPT-4');
  await page.keyboard.press('Enter');
  const line = getReviewLine(page);
  await expect(line).toContainText('The reading by GPT-4 was cancelled.');
  await expect(line).toBeFocused();
  expect(await held.ended).toBe('left');

  model.behave('honest');
  const asked = model.requests.length;
  await page.reload();
  await expect(line).toContainText('The reading by GPT-4 was cancelled.');
  expect(model.requests.length).toBe(asked);
  await line.getByRole('button', { name: 'Try again' }).click();
  await expectRead(page);
});

test('a broken connection is resumed, and nothing is missing or duplicated', async ({
  page,
  server,
  model,
}) => {
  const relay = await startRelay(server.address);
  try {
    await page.goto(relay.address);
    holdAnswers(model);
    const file = await buildContract();
    await page.getByRole('button', { name: 'Continue as Guest' }).click();
    await page.getByLabel('Document to upload').setInputFiles(file);
    await model.waitForHeld();
    await openTab(page, 'Risk Analysis');
    await openAll(page);
    await expect(byModel(page).first()).toBeVisible();
    relay.cut();
    await expect(getReviewLine(page)).toContainText('Connection lost, trying again.');
    letGo(model);
    await expectRead(page);
    const id = new URL(page.url()).searchParams.get('analysis') ?? '';
    const address = `${relay.address}/api/analyses/${id}/review`;
    const { items }: ModelReview = await (await page.request.get(address)).json();
    await expect(byModel(page)).toHaveCount(
      items.filter(({ kind }) => kind === 'explanation').length,
    );
  } finally {
    await relay.close();
  }
});

test('switched off, nothing is sent, and the line says so', async ({ page, model }) => {
  const before = model.requests.length;
  const calls = countCalls(page);
  await page.addInitScript(() =>
    localStorage.setItem('clauselight.preferences', '{"languageModel":false}'),
  );
  await openAnalysis(page, await buildContract());
  const line = getReviewLine(page);
  await expect(line).toContainText('GPT-4 is off: nothing of this document is sent to it.');
  expect([calls(), model.requests.length]).toEqual([0, before]);

  await line.getByRole('button', { name: 'Switch it on' }).click();
  await expectRead(page);
  expect(model.requests.length).toBeGreaterThan(before);
  await line.getByText('Read by GPT-4', { exact: true }).click();
  await line.getByRole('button', { name: 'Switch it off' }).click();
  await expect(line).toContainText('GPT-4 is off');
  await openTab(page, 'Risk Analysis');
  await openAll(page);
  await expect(byModel(page)).toHaveCount(0);
});

test('a person who has switched it off in the settings is not read, and is led there', {
  tag: '@full',
}, async ({ page, model }) => {
  const before = model.requests.length;
  const calls = countCalls(page);
  const account = await signIn(page);
  account.settings.languageModel = false;
  // What makes the settings hold in the page may come late, or never.
  await page.route(/\/assets\/account-sync-[^/]+\.js$/, () => undefined);
  await openAnalysis(page, await buildContract());
  const link = getReviewLine(page).getByRole('link', { name: 'Change this in the settings' });
  await expect(link).toHaveAttribute('href', '/settings');
  expect([calls(), model.requests.length]).toEqual([0, before]);
});

test('a server without a model shows no trace of one', async ({ page }) => {
  const calls = countCalls(page);
  await configure(page, { analysisBackend: 'engine', languageModel: undefined });
  await openAnalysis(page, await buildContract(), 'risk-analysis');
  await expect(page.getByRole('heading', { level: 4 }).first()).toBeVisible();
  await expect(getReviewLine(page)).toHaveCount(0);
  await expect(page.getByText('GPT-4')).toHaveCount(0);
  expect(calls()).toBe(0);
});

function countCalls(page: Page): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (/\/review(?:\/|\?|$)/.test(new URL(request.url()).pathname)) calls += 1;
  });
  return () => calls;
}
