import { expect } from '@playwright/test';
import { askFor, getPanel, openQuestions } from './ask-steps.ts';
import { sampleDocuments } from './documents.ts';
import { getSelectedWords, openSharedAnalysis } from './steps.ts';
import { test } from './test.ts';

const sample = sampleDocuments[0]?.file ?? '';
const cap = 'shall not exceed the fees paid by the Customer in the three (3) months';
const question = 'What is the cap on total liability?';

test('without a language model the passages that match best are shown, and lead to their place', {
  tag: '@full',
}, async ({ page }) => {
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

  await page.setViewportSize({ width: 1280, height: 800 });
  await passage.click();
  await expect.poll(() => getSelectedWords(page)).toContain(cap);
  await expect(answer).toBeVisible();
});
