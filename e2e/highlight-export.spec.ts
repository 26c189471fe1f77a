import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { getCard, getHighlights, openSampleText, selectWords } from './highlight-steps.ts';
import { test } from './test.ts';

test('highlights are saved as web annotations and as Markdown', async ({ page }) => {
  const { documentId } = await openSampleText(page);
  await selectWords(page, 'invoiced in advance');
  await getCard(page).getByLabel('Note').fill('Ask for monthly');
  await getCard(page).getByLabel('Tags (').fill('fees');
  await getCard(page).getByRole('button', { name: 'Save highlight' }).click();
  await expect(getCard(page)).toBeHidden();
  const highlights = await getHighlights(page, documentId);
  const { text } = await (await page.request.get(`/api/documents/${documentId}/text`)).json();

  const json = await download(page, 'JSON (Web Annotation)');
  expect(json.name).toBe('cloud-services-agreement-highlights.json');
  const collection = JSON.parse(json.content);
  expect(collection['@context']).toBe('http://www.w3.org/ns/anno.jsonld');
  expect(collection.total).toBe(highlights.length);
  for (const [index, annotation] of collection.first.items.entries()) {
    const [position, words] = annotation.target.selector;
    expect(words.exact).toBe(highlights[index]?.quote);
    expect([...text].slice(position.start, position.end).join('')).toBe(words.exact);
    expect(text).toContain(words.prefix + words.exact + words.suffix);
  }

  await page.getByLabel('By').selectOption('You');
  const markdown = await download(page, 'Markdown, the 1 shown');
  expect(markdown.name).toBe('cloud-services-agreement-highlights.md');
  expect(markdown.content).toContain('# Highlights of cloud-services-agreement.txt');
  expect(markdown.content).toContain('**Clause 2.1, Fees**\n\n> invoiced in advance');
  expect(markdown.content).toContain('Ask for monthly\n\nTags: fees');
});

async function download(page: Page, name: string): Promise<{ name: string; content: string }> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const started = page.waitForEvent('download');
  await page.getByRole('menuitem', { name, exact: true }).click();
  const file = await started;
  return { name: file.suggestedFilename(), content: await readFile(await file.path(), 'utf8') };
}
