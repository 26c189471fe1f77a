import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNarrow } from './checks.ts';
import { clickWords, getCard, getList, openSampleText, selectWords } from './highlight-steps.ts';
import { test } from './test.ts';

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 768],
  ['dark', 360],
] as const) {
  test(`cards, list and menu can be used by everybody in ${colorScheme} colours at ${width} pixels`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 740 });
    await openSampleText(page);
    const toggle = page.getByRole('button', { name: /^Show Highlights/ });
    if (await toggle.isVisible()) await toggle.click();
    await getList(page).getByRole('button', { name: /^Edit/ }).first().click();
    await expectOpenUsable(page);
    await page.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await expect(page.getByRole('menuitem', { name: 'Markdown' })).toBeVisible();
    await expectOpenUsable(page);
    await page.keyboard.press('Escape');

    await selectWords(page, 'reasonable care');
    await getCard(page).getByRole('radio', { name: 'Custom' }).check();
    await getCard(page).getByLabel('Hex').fill('nothing');
    await getCard(page).getByRole('button', { name: 'Save highlight' }).click();
    await expect(getCard(page).getByRole('alert')).toContainText('#rrggbb');
    await getCard(page).getByRole('button', { name: 'Analyze' }).click();
    await expect(getCard(page).getByRole('region')).toContainText('Where it stands');
    await expectOpenUsable(page);
    await getCard(page).getByRole('button', { name: 'Close' }).click();

    await clickWords(page, 'consequential damages');
    await expect(page.getByRole('dialog', { name: 'Highlights here' })).toBeVisible();
    await expectOpenUsable(page);
  });
}

/** The card, list or menu; the tests of the document pane look at the text beside it. */
async function expectOpenUsable(page: Page): Promise<void> {
  await expectNarrow(page);
  await expectAccessible(page, '.document-text');
}
