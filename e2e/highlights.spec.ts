import { aiAuthor } from '@clauselight/schema';
import { expect } from '@playwright/test';
import {
  clickWords,
  getCard,
  getHighlights,
  getList,
  openSampleText,
  selectWords,
} from './highlight-steps.ts';
import { getSelectedWords } from './steps.ts';
import { test } from './test.ts';

test('words that the mouse selects are highlighted, kept over a reload, deleted and brought back', async ({
  page,
  context,
}) => {
  const { documentId } = await openSampleText(page);
  const getOwn = async () =>
    (await getHighlights(page, documentId)).filter(({ createdBy }) => createdBy !== aiAuthor);
  await selectWords(page, 'invoiced in advance');
  await getCard(page).getByRole('radio', { name: 'Custom' }).check();
  await getCard(page).getByLabel('Hex').fill('#12ABEF');
  await getCard(page).getByLabel('Note').fill('Ask for monthly');
  await getCard(page).getByLabel('Tags (').fill('fees');
  await context.setOffline(true);
  await getCard(page).getByRole('button', { name: 'Save highlight' }).click();
  await expect(getCard(page).getByRole('alert')).toContainText('You are offline.');
  await context.setOffline(false);
  await getCard(page).getByRole('button', { name: 'Save highlight' }).click();
  await expect(getCard(page)).toBeHidden();
  expect(await getOwn()).toMatchObject([
    { quote: 'invoiced in advance', color: '#12abef', note: 'Ask for monthly', tags: ['fees'] },
  ]);

  await page.reload();
  await page.getByLabel('By').selectOption('You');
  const item = getList(page).getByRole('listitem');
  await expect(item).toHaveCount(1);
  await expect(item).toContainText('Ask for monthly');
  await item.getByRole('button', { name: /^Delete/ }).click();
  await expect.poll(async () => (await getOwn()).length).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(item).toContainText('Ask for monthly');
  await expect.poll(async () => (await getOwn()).length).toBe(1);
  await item.getByRole('button', { name: /^Delete/ }).click();
  await expect.poll(async () => (await getOwn()).length).toBe(0);
});

test('a selection is explained in parts that lead to their passages', async ({ page }) => {
  await openSampleText(page);
  await selectWords(page, 'shall not exceed the fees paid by the Customer');
  await getCard(page).getByRole('button', { name: 'Analyze' }).click();
  const answer = getCard(page).getByRole('region', { name: 'Analysis of the selection' });
  await expect(answer).toContainText('Where it stands');
  const link = answer.getByRole('link').first();
  const words = await link.innerText();
  await link.click();
  await expect(answer).toBeVisible();
  const begun = words.replace(/^.*“/s, '').replace(/…?”$/, '');
  await expect.poll(() => getSelectedWords(page)).toContain(begun.replace(/\s+/g, ' '));
  await expect(answer).toBeVisible();
  await clickWords(page, 'GENERAL');
  await expect(getCard(page)).toBeHidden();
});
