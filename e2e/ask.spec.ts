import { expect } from '@playwright/test';
import { answerWith, askFor, getField, getPanel, openQuestions, quoteFrom } from './ask-steps.ts';
import { expectAccessible, expectNarrow, expectUsable } from './checks.ts';
import { sampleDocuments } from './documents.ts';
import { getSelectedWords, openSharedAnalysis } from './steps.ts';
import { test } from './test.ts';

const sample = sampleDocuments[0]?.file ?? '';
const cap = 'shall not exceed the fees paid by the Customer in the three (3) months';
const question = 'What is the cap on total liability?';

test.describe('without a language model', () => {
  test('the passages that match best are shown as such, and lead to their place', async ({
    page,
  }) => {
    await openSharedAnalysis(page, sample);
    await openQuestions(page);
    await expect(getPanel(page)).toContainText('No language model is set up');
    await askFor(page, question);
    const answer = getPanel(page).getByRole('article', { name: question });
    await expect(answer).toContainText(
      'No language model is set up: these passages of the document match best',
    );
    const passage = answer.getByRole('link', { name: /Show in the document/ }).first();
    await expect(passage).toContainText(cap);
    await expect(passage).toContainText('Clause 5.3, Cap');
    await expect(passage.locator('mark', { hasText: 'liability' }).first()).toBeVisible();
    await expectUsable(page);

    await page.setViewportSize({ width: 1280, height: 800 });
    await passage.click();
    await expect(page.getByRole('tab', { name: 'Document' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect.poll(() => getSelectedWords(page)).toContain(cap);
    await expect(answer).toBeVisible();
  });

  test('that nothing matches is said', async ({ page }) => {
    await openSharedAnalysis(page, sample);
    await openQuestions(page);
    await askFor(page, 'Zebra xylophone?');
    await expect(getPanel(page)).toContainText('Nothing in the document matches this question.');
  });
});

test('a question that the server refuses says why, and can be asked again', async ({ page }) => {
  await openSharedAnalysis(page, sample);
  await page.route('**/api/documents/*/ask', (route) =>
    route.fulfill({ status: 429, json: { error: 'Too many questions.', code: 'rate_limited' } }),
  );
  await openQuestions(page);
  await askFor(page, 'Who?');
  await expect(getPanel(page).getByRole('alert')).toContainText('Too many questions.');
  await page.unroute('**/api/documents/*/ask');
  await answerWith(page, { passages: [], isFinal: true });
  await getPanel(page).getByRole('button', { name: 'Retry' }).click();
  await expect(getPanel(page)).toContainText('Nothing in the document matches');
});

test('the keyboard alone leads from a tab to a question, its answer and the lit passage', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { documentId } = await openSharedAnalysis(page, sample, 'key-terms');
  const evidence = await quoteFrom(page, documentId, cap);
  const passages = [{ evidence, labels: [], matches: [] }];
  const asked = await answerWith(page, { passages, isFinal: true });
  await page.keyboard.press('Alt+KeyA');
  await expect(getField(page)).toBeFocused();
  await page.keyboard.type('Which');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('fees?');
  await page.keyboard.press('Enter');
  await expect(getField(page)).toHaveValue('');
  const link = getPanel(page).getByRole('link', { name: /Show in the document/ });
  await expect(link).toBeVisible();
  expect(asked[0]?.question).toBe('Which\nfees?');
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(link).toBeFocused({ timeout: 100 });
  }).toPass({ timeout: 10_000 });
  await page.keyboard.press('Enter');
  await expect.poll(() => getSelectedWords(page)).toBe(cap);
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getPanel(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeFocused();
});

test('on a phone the questions lie over the results and make room for a passage', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const { documentId } = await openSharedAnalysis(page, sample);
  const evidence = await quoteFrom(page, documentId, cap);
  await answerWith(page, { passages: [{ evidence, labels: [], matches: [] }], isFinal: true });
  await openQuestions(page);
  await askFor(page, 'Which fees?');
  await expectNarrow(page);
  await expectAccessible(page);
  await getPanel(page)
    .getByRole('link', { name: /Show in the document/ })
    .click();
  await expect(getPanel(page)).toBeHidden();
  await expect.poll(() => getSelectedWords(page)).toBe(cap);
  await expect(page.getByRole('region', { name: 'Document text' })).toBeFocused();
  await openQuestions(page);
  await expect(getPanel(page).getByRole('article', { name: 'Which fees?' })).toBeVisible();
  await getPanel(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeFocused();
});
