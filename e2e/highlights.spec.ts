import { aiAuthor, highlightPalette } from '@clauselight/schema';
import { expect, type Page } from '@playwright/test';
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

const places = [
  'up to 60 named users',
  'threatens the security of the Service',
  'invoiced in advance',
  'reasonable care',
  'ten (10) days',
  'costs of collection',
];

test('words are highlighted in every colour, with note and tags, and stay so after a reload', async ({
  page,
}) => {
  const { documentId } = await openSampleText(page);
  const colors = [...highlightPalette.map(({ name }) => name), 'Custom'];
  for (const [index, color] of colors.entries()) {
    const words = places[index] ?? '';
    await selectWords(page, words);
    const card = getCard(page);
    await expect(card).toContainText(`“${words}”`);
    await card.getByRole('radio', { name: color }).check();
    if (color === 'Custom') await card.getByLabel('Hex').fill('#12ABEF');
    await card.getByLabel('Note').fill(`Note in ${color}`);
    for (const tag of ['ask', ' ask ', 'later', '']) {
      await card.getByLabel('Tags (').fill(tag);
      await card.getByLabel('Tags (').press('Enter');
    }
    await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
      'ask',
      'later',
    ]);
    await card.getByRole('button', { name: 'Save highlight' }).click();
    await expect(card).toBeHidden();
  }

  const own = (await getHighlights(page, documentId)).filter((one) => one.createdBy !== aiAuthor);
  expect(own.map(({ color }) => color).sort()).toEqual(
    [...highlightPalette.map(({ hex }) => hex as string), '#12abef'].sort(),
  );
  expect(own.every(({ tags }) => tags.join() === 'ask,later')).toBe(true);
  expect(own.map(({ quote }) => quote).sort()).toEqual(places.toSorted());

  await page.reload();
  await page.getByLabel('By').selectOption('You');
  await expect(getList(page).getByRole('listitem')).toHaveCount(6);
  await expect(getList(page)).toContainText('Note in Purple');
  await expect(getList(page)).toContainText('Custom #12abef');
});

test('the card shows 50 characters of a selection and the list 40, and goes with the selection', async ({
  page,
}) => {
  await openSampleText(page);
  const words = 'The Provider may modify the terms of this Agreement at any time by posting';
  await selectWords(page, words);
  await expect(getCard(page)).toContainText(`“${words.slice(0, 50).trimEnd()}…”`);
  await getCard(page).getByRole('button', { name: 'Save highlight' }).click();
  await page.getByLabel('By').selectOption('You');
  await expect(getList(page)).toContainText(`“${words.slice(0, 40).trimEnd()}…”`);

  await selectWords(page, 'invoiced in advance');
  await expect(getCard(page)).toBeVisible();
  await clickWords(page, 'IN WITNESS WHEREOF');
  await expect(getCard(page)).toBeHidden();
});

test('a highlight is changed, deleted and brought back', async ({ page }) => {
  const { documentId } = await openSampleText(page);
  await selectWords(page, 'invoiced in advance');
  await getCard(page).getByLabel('Note').fill('First');
  await getCard(page).getByRole('button', { name: 'Save highlight' }).click();
  await page.getByLabel('By').selectOption('You');
  const item = getList(page).getByRole('listitem');

  await item.getByRole('button', { name: 'Edit highlight: invoiced in advance' }).click();
  await expect(item.getByRole('radio', { name: 'Yellow' })).toBeFocused();
  await item.getByRole('radio', { name: 'Green' }).check();
  await item.getByLabel('Note').fill('Second');
  await item.getByLabel('Tags (').fill('fees');
  await item.getByRole('button', { name: 'Save changes' }).click();
  await expect(item).toContainText('Second');
  await expect(item).toContainText('Green');
  await expect(item).toContainText('#fees');

  await item.getByRole('button', { name: /Second/ }).focus();
  await page.keyboard.press('Delete');
  await expect(item).toHaveCount(0);
  await expect.poll(() => countOwn(page, documentId)).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(item).toContainText('Second');
  await expect.poll(() => countOwn(page, documentId)).toBe(1);
  await page.reload();
  await expect(item).toContainText('Second');

  await item.getByRole('button', { name: 'Delete highlight: invoiced in advance' }).click();
  await expect.poll(() => countOwn(page, documentId)).toBe(0);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: /^0 of \d+$/ })).toBeVisible();
});

test('the list follows the passage that is shown, to its last item', async ({ page }) => {
  await openSampleText(page);
  await page.getByRole('region', { name: 'Document text' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => getSelectedWords(page)).not.toBe('');
  const current = getList(page).getByRole('button').and(page.locator('[aria-current=true]'));
  await expect(current.last()).toBeInViewport();
  await expect(current.last()).toContainText(await getSelectedWords(page));
});

test('the list is narrowed by words, tag and author, which a reload keeps', async ({ page }) => {
  const { documentId } = await openSampleText(page);
  const highlights = await getHighlights(page, documentId);
  const tagged = highlights.filter(({ tags }) => tags.includes('Liability'));
  await page.getByLabel('Tag', { exact: true }).selectOption(`Liability (${tagged.length})`);
  const count = page.getByRole('region', { name: 'Highlights' }).getByRole('status');
  await expect(count).toHaveText(`${tagged.length} of ${highlights.length}`);

  await page.getByLabel('Find in highlights').fill('CONSEQUENTIAL  damages');
  await expect(getList(page).getByRole('listitem').first()).toContainText('consequential');
  await page.waitForURL(/hl-text=CONSEQUENTIAL/);
  await page.reload();
  await expect(page.getByLabel('Find in highlights')).toHaveValue('CONSEQUENTIAL  damages');
  await getList(page)
    .getByRole('button', { name: /consequential/ })
    .first()
    .click();
  await expect.poll(() => getSelectedWords(page)).toContain('consequential');
  await expect(page.getByLabel('Find in highlights')).toHaveValue('CONSEQUENTIAL  damages');

  await page.getByLabel('By').selectOption('You');
  await expect(count).toHaveText(`0 of ${highlights.length}`);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(count).toHaveText(`${highlights.length} highlights`);
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

test('the keyboard alone leads from a passage to a saved highlight and back to the text', async ({
  page,
}) => {
  const { documentId } = await openSampleText(page);
  const text = page.getByRole('region', { name: 'Document text' });
  await text.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => getSelectedWords(page)).not.toBe('');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(getCard(page)).toBeVisible();
  await expect(text).toBeFocused();
  await page.keyboard.press('Alt+KeyH');
  await expect(getCard(page).getByRole('radio', { name: 'Yellow' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(getCard(page).getByRole('radio', { name: 'Blue' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Tab');
  await page.keyboard.type('key');
  await page.keyboard.press('Enter');
  await page.keyboard.type('other');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(getCard(page)).toBeHidden();
  await expect(text).toBeFocused();
  const own = (await getHighlights(page, documentId)).find(({ note }) => note === 'By keyboard');
  expect(own).toMatchObject({ color: '#bfdbfe', tags: ['key'] });

  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+KeyH');
  await expect(getCard(page).getByRole('radio', { name: 'Yellow' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getCard(page)).toBeHidden();
  await expect(text).toBeFocused();
});

test('a click on lit words shows every highlight there', async ({ page }) => {
  const { documentId } = await openSampleText(page);
  const highlights = await getHighlights(page, documentId);
  const words = 'consequential damages';
  const overlapping = highlights.filter(({ quote }) => quote.includes(words));
  await selectWords(page, words);
  await getCard(page).getByLabel('Note').fill('Mine');
  await getCard(page).getByRole('button', { name: 'Save highlight' }).click();
  await expect(getCard(page)).toBeHidden();
  await clickWords(page, words);
  const card = page.getByRole('dialog', { name: 'Highlights here' });
  const items = card.getByRole('listitem');
  await expect(items).toHaveCount(overlapping.length + 1);
  await expect(items.first()).toContainText('Mine');
  await expect(card).toContainText('AI Analysis');

  await items
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(items).toHaveCount(overlapping.length);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(page.getByRole('region', { name: 'Document text' })).toBeFocused();
});

test('what could not be saved stays in the card, and why is said', async ({ page, context }) => {
  const { documentId } = await openSampleText(page);
  const before = await getHighlights(page, documentId);
  await selectWords(page, 'invoiced in advance');
  await getCard(page).getByLabel('Note').fill('Keep me');
  await context.setOffline(true);
  await getCard(page).getByRole('button', { name: 'Save highlight' }).click();
  await expect(getCard(page).getByRole('alert')).toContainText('You are offline.');
  await expect(getCard(page).getByLabel('Note')).toHaveValue('Keep me');
  await expect(
    page.getByRole('button', { name: `Hide Highlights (${before.length})` }),
  ).toBeVisible();

  await context.setOffline(false);
  await getCard(page).getByRole('button', { name: 'Save highlight' }).click();
  await expect(
    page.getByRole('button', { name: `Hide Highlights (${before.length + 1})` }),
  ).toBeVisible();

  await page.route('**/api/highlights/*', (route) => route.abort());
  await page.getByLabel('By').selectOption('You');
  await expect(getList(page).getByRole('listitem')).toHaveCount(1);
  await getList(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText(
    'Highlight not deleted',
  );
  await expect(getList(page).getByRole('listitem')).toHaveCount(1);
});

async function countOwn(page: Page, documentId: string): Promise<number> {
  const highlights = await getHighlights(page, documentId);
  return highlights.filter(({ createdBy }) => createdBy !== aiAuthor).length;
}
