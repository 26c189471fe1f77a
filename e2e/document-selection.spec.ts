import type { DocumentText } from '@clauselight/schema';
import { expect, type Page } from '@playwright/test';
import {
  expectLit,
  findPoint,
  getText,
  mixedText,
  openDocument,
  readLit,
} from './document-text.ts';
import { test } from './test.ts';

test.describe('a selection is told to the code unit', () => {
  let source: DocumentText;

  test.beforeEach(async ({ page }) => {
    source = await openDocument(page, mixedText);
  });

  test('of a word by double click', async ({ page }) => {
    const point = await findPoint(page, 'Käufer');
    await page.mouse.dblclick(point.x, point.y);
    await expectSelected(page, source, 'Käufer');
  });

  test('of a paragraph by triple click', async ({ page }) => {
    const point = await findPoint(page, 'Käufer');
    await page.mouse.click(point.x, point.y, { clickCount: 3 });
    await expectSelected(page, source, 'Der Käufer 👩‍👩‍👧 zahlt 100 € an den Verkäufer.');
  });

  test('of everything by the keys, and of nothing beside it', async ({ page }) => {
    await getText(page).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await expectSelected(page, source, source.text.trim());
  });

  test('across blocks by dragging, line feeds and right-to-left words included', async ({
    page,
  }) => {
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
  });

  test('that the keys extend', async ({ page }) => {
    const point = await findPoint(page, 'zahlt');
    await page.mouse.dblclick(point.x, point.y);
    await expectSelected(page, source, 'zahlt');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowRight');
    await expectSelected(page, source, 'zahlt 10');
  });

  test('that begins before the text and ends in it', async ({ page }) => {
    await page.evaluate(() => {
      const blocks = document.querySelectorAll('[data-start]');
      const end = blocks[0]?.firstChild;
      const start = document.querySelector('h1');
      if (start && end) getSelection()?.setBaseAndExtent(start, 0, end, 10);
    });
    await expectSelected(page, source, '1. Zahlung');
  });

  test('that would divide an emoji', async ({ page }) => {
    const at = source.text.indexOf('😀');
    await page.evaluate((offset) => {
      const node = document.querySelector('[data-start="0"]')?.firstChild;
      if (node) getSelection()?.setBaseAndExtent(node, offset + 1, node, offset + 5);
    }, at);
    await expectSelected(page, source, source.text.slice(at, at + 5));
  });

  test('until it is cleared', async ({ page }) => {
    const point = await findPoint(page, 'zahlt');
    await page.mouse.dblclick(point.x, point.y);
    await expectSelected(page, source, 'zahlt');
    await page.mouse.click(point.x, point.y);
    await expect.poll(() => readLit(page, 'lit-selected')).toEqual([]);
  });
});

test('a selection stays lit while the focus is in a field', async ({ page }) => {
  const source = await openDocument(page, mixedText);
  const point = await findPoint(page, 'zahlt');
  await page.mouse.dblclick(point.x, point.y);
  await expectSelected(page, source, 'zahlt');
  await page.getByLabel('Search the document').fill('end');
  await expect(page.getByRole('search')).toContainText('1 of 1');
  await expectSelected(page, source, 'zahlt');
});

function expectSelected(page: Page, source: DocumentText, words: string): Promise<void> {
  return expectLit(page, 'lit-selected', source, words);
}
