import type { DocumentText } from '@clauselight/schema';
import { expect, type Page } from '@playwright/test';
import { expectLit, findPoint, getText, mixedText, openDocument } from './document-text.ts';
import { test } from './test.ts';

test('a selection by mouse and keys is told to the code unit', async ({ page }) => {
  const source = await openDocument(page, mixedText);
  const word = await findPoint(page, 'Käufer');
  await page.mouse.dblclick(word.x, word.y);
  await expectSelected(page, source, 'Käufer');
  await page.mouse.click(word.x, word.y, { clickCount: 3 });
  await expectSelected(page, source, 'Der Käufer 👩‍👩‍👧 zahlt 100 € an den Verkäufer.');
  await getText(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await expectSelected(page, source, source.text.trim());
});

test('a selection is extended by keys, and stays while a field has the focus', async ({ page }) => {
  const source = await openDocument(page, mixedText);
  const verb = await findPoint(page, 'zahlt');
  await page.mouse.dblclick(verb.x, verb.y);
  await expectSelected(page, source, 'zahlt');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await expectSelected(page, source, 'zahlt 10');
  await page.getByLabel('Search the document').fill('end');
  await expect(page.getByRole('search')).toContainText('1 of 1');
  await expectSelected(page, source, 'zahlt 10');
});

test('a selection runs across blocks, right-to-left words included, and divides no emoji', async ({
  page,
}) => {
  const source = await openDocument(page, mixedText);
  // Finding a place scrolls to it: both are in view before either is pointed at.
  await findPoint(page, 'end', 'end');
  const from = await findPoint(page, 'zahlt', 'start');
  const to = await findPoint(page, 'end', 'end');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  const start = source.text.indexOf('zahlt');
  await expectSelected(page, source, source.text.slice(start, source.text.indexOf('end') + 3));

  await page.evaluate(() => {
    const end = document.querySelector('[data-start]')?.firstChild;
    const title = document.querySelector('h1');
    if (title && end) getSelection()?.setBaseAndExtent(title, 0, end, 10);
  });
  await expectSelected(page, source, '1. Zahlung');
  const at = source.text.indexOf('😀');
  await page.evaluate((offset) => {
    const node = document.querySelector('[data-start="0"]')?.firstChild;
    if (node) getSelection()?.setBaseAndExtent(node, offset + 1, node, offset + 5);
  }, at);
  await expectSelected(page, source, source.text.slice(at, at + 5));
});

function expectSelected(page: Page, source: DocumentText, words: string): Promise<void> {
  return expectLit(page, 'lit-selected', source, words);
}
