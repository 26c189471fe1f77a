import { readFile } from 'node:fs/promises';
import type { AnalysisDetail } from '@clauselight/schema';
import { expect, type Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expectAccessible, expectNarrow } from './checks.ts';
import {
  buildText,
  expectLit,
  getText,
  mixedText,
  mixedWords,
  openDocument,
  readLit,
  waitForText,
} from './document-text.ts';
import { sampleDocuments } from './documents.ts';
import { enterAsGuest, getSelectedWords, openSharedAnalysis, openTab, upload } from './steps.ts';
import { test } from './test.ts';

const [sample, samplePdf] = sampleDocuments;

test('the document is searched: hits are counted, stepped through and cleared', async ({
  page,
}) => {
  const source = await openDocument(page, sample?.file ?? '');
  const count = source.text.match(/the provider/gi)?.length ?? 0;
  const search = page.getByRole('search');
  const field = page.getByLabel('Search the document');
  await field.fill('THE  provider');
  await expect(search).toContainText(`1 of ${count}`);
  await expectLit(page, 'lit-current-hit', source, 'the Provider');
  await field.press('Enter');
  await expect(search).toContainText(`2 of ${count}`);
  await field.press('Shift+Enter');
  await field.press('Shift+Enter');
  await expect(search).toContainText(`${count} of ${count}`);
  await field.fill('no such words');
  await expect(search).toContainText('No results');
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect.poll(() => readLit(page, 'lit-hit')).toEqual([]);
});

test('a search finds words over a line break', async ({ page }) => {
  await openDocument(page, buildText(`${mixedWords}\n\ngross\nnegligence`));
  await page.getByLabel('Search the document').fill('gross negligence');
  await expect(page.getByRole('search')).toContainText('1 of 1');
});

test('the outline marks where the reader is, and leads to its headings', async ({ page }) => {
  await openDocument(page, sample?.file ?? '');
  await page.getByRole('button', { name: 'Outline' }).click();
  const outline = page.getByRole('navigation', { name: 'Outline' });
  await outline.getByRole('button', { name: /^6\. GENERAL/ }).click();
  await expectInView(page, '6. GENERAL');
  await expect(outline.locator('[aria-current]')).toHaveText(/^6\. GENERAL/);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expectInView(page, 'CLOUD SERVICES AGREEMENT');
  await expect(outline.locator('[aria-current]')).not.toHaveText(/^6\. GENERAL/);
});

test('a clause is gone to by its number, and one that is not there is said', async ({ page }) => {
  await openDocument(page, sample?.file ?? '');
  const field = page.getByLabel('Go to clause');
  await field.fill('Section 4.2');
  await field.press('Enter');
  await expectInView(page, '4.2 Licence to the Provider.');
  await field.fill('schedule a');
  await field.press('Enter');
  await expectInView(page, 'SCHEDULE A');
  await field.fill('99.9');
  await field.press('Enter');
  await expect(page.getByText('There is no “99.9” in this document.')).toBeVisible();
  await field.fill('p. 2');
  await field.press('Enter');
  await expect(page.getByText('This document has no pages.')).toBeVisible();
});

test('a page is gone to where the document has pages', async ({ page }) => {
  const source = await openDocument(page, samplePdf?.file ?? '');
  const last = source.pages.at(-1)?.number ?? 0;
  const block = source.blocks.find((candidate) => candidate.page === last);
  const field = page.getByLabel('Go to clause or page');
  await field.fill(`page ${last}`);
  await field.press('Enter');
  await expectInView(page, source.text.slice(block?.start, block?.end).slice(0, 40));
  await field.fill(`p. ${last + 1}`);
  await field.press('Enter');
  await expect(page.getByText(`There is no page ${last + 1}`)).toBeVisible();
});

test('lit passages are stepped through with the keys', async ({ page }) => {
  const { analysis } = await openSharedAnalysis(page, sample?.file ?? '', 'document');
  await waitForText(page);
  const sorted = listLit(analysis).toSorted((a, b) => a.start - b.start);
  await getText(page).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page).toHaveURL(new RegExp(`at=${sorted[0]?.start}-`));
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page).toHaveURL(new RegExp(`at=${sorted.at(-1)?.start}-`));
});

test('Enter opens what is lit within the passage of the address, the shortest first', async ({
  page,
}) => {
  const { id, analysis } = await openSharedAnalysis(page, sample?.file ?? '');
  const { start = 0, end = 0 } = analysis?.findings[0]?.evidence[0] ?? {};
  const within = listLit(analysis)
    .filter((other) => other.start < end + 5 && start - 5 < other.end)
    .toSorted((a, b) => a.end - a.start - (b.end - b.start));
  await page.goto(`/?analysis=${id}&tab=document&at=${start - 5}-${end + 5}`);
  await expect.poll(() => isSelectionInView(page)).toBe(true);
  await getText(page).focus();
  await page.keyboard.press('Enter');
  const items = page.getByRole('dialog', { name: 'Highlights here' }).getByRole('listitem');
  await expect(items.first()).toContainText(within[0]?.quote.slice(0, 30) ?? 'none');
});

test('without highlights of its own the browser is given boxes behind the words', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Highlight');
    Reflect.deleteProperty(CSS, 'highlights');
  });
  await openSharedAnalysis(page, sample?.file ?? '', 'document');
  const boxes = getText(page).locator('[data-look^="lit-"]');
  await expect.poll(() => boxes.count()).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Next highlight' }).click();
  await expect.poll(() => isBehindSelection(page, 'lit-shown')).toBe(true);
  await page.setViewportSize({ width: 700, height: 800 });
  await expect.poll(() => isBehindSelection(page, 'lit-shown')).toBe(true);
  await expect(getText(page).locator('[data-start]').first()).toHaveText(
    'CLOUD SERVICES AGREEMENT',
  );
});

test('without workers the text is loaded all the same', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await openDocument(page, mixedText);
  await expect(getText(page)).toContainText('The end of it.');
});

test('tracked changes and comments are listed, shown and marked', async ({ page }) => {
  await openDocument(page, {
    name: 'changed.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: buildChangedDocx(),
  });
  await expect(page.getByText('Tracked changes (2)')).toBeVisible();
  await page.getByRole('button', { name: /Inserted/ }).click();
  await expect.poll(() => getSelectedWords(page)).toBe('ten');
  await expect.poll(() => readLit(page, 'lit-insertion')).not.toEqual([]);
  const mark = getText(page).getByRole('button', { name: 'Deleted: “thirty”' });
  await mark.click();
  const words = page.getByRole('dialog', { name: 'Deleted words' });
  await expect(words).toContainText('Ann');
  await expect(words).toContainText('thirty');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(words).toBeHidden();
});

test('a million characters open at their last passage', async ({ page }) => {
  test.setTimeout(240_000);
  const words = await readFile(sample?.file ?? '', 'utf8');
  await enterAsGuest(page);
  await upload(page, buildText(words.repeat(Math.ceil(1e6 / words.length))));
  await expect(page.getByRole('heading', { name: /^Contract Analysis #/ })).toBeVisible({
    timeout: 150_000,
  });
  const id = new URL(page.url()).searchParams.get('analysis');
  const answer = await page.request.get(`/api/analyses/${id}`);
  const { analysis } = (await answer.json()) as AnalysisDetail;
  await openTab(page, 'Document');
  await page.getByRole('button', { name: 'Previous highlight' }).click();
  const evidence = analysis?.findings.flatMap((finding) => finding.evidence) ?? [];
  const last = Math.max(...evidence.map(({ start }) => start));
  await expect(page).toHaveURL(new RegExp(`at=${last}-`));
  await expect.poll(() => isSelectionInView(page)).toBe(true);
  await page.reload();
  await expect.poll(() => isSelectionInView(page), { timeout: 30_000 }).toBe(true);
});

for (const [width, colorScheme] of [
  [1280, 'light'],
  [1280, 'dark'],
  [360, 'dark'],
] as const) {
  test(`everything opened can be used by everybody at ${width} pixels in ${colorScheme} colours`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await openDocument(page, sample?.file ?? '');
    if (width < 1024) await page.getByRole('button', { name: 'Search and go to' }).click();
    await page.getByRole('button', { name: 'Outline' }).click();
    await page.getByLabel('Search the document').fill('provider');
    await expect(page.getByRole('search')).toContainText('of');
    await page.getByLabel('Go to clause').fill('77');
    await page.getByLabel('Go to clause').press('Enter');
    await expect(page.getByText('There is no “77”')).toBeVisible();
    await expectNarrow(page);
    await expectAccessible(page);
  });
}

function buildChangedDocx(): Buffer {
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const by = 'w:id="1" w:author="Ann" w:date="2026-05-01T10:00:00Z"';
  const run = (tag: string, text: string) =>
    `<w:r><w:${tag} xml:space="preserve">${text}</w:${tag}></w:r>`;
  const changed = `<w:del ${by}>${run('delText', 'thirty')}</w:del><w:ins ${by}>${run('t', 'ten')}</w:ins>`;
  const body = `<w:p>${run('t', 'The Customer shall pay within ')}${changed}${run('t', ' days of the invoice.')}</w:p>`;
  const types = 'application/vnd.openxmlformats';
  const files = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="${types}-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${types}-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`,
  };
  const parts = Object.entries(files).map(([name, xml]) => [name, strToU8(xml)] as const);
  return Buffer.from(zipSync(Object.fromEntries(parts)));
}

async function expectInView(page: Page, beginning: string): Promise<void> {
  const blocks = getText(page).locator('[data-start]');
  const words = beginning.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  await expect(blocks.filter({ hasText: new RegExp(`^${words}`) }).first()).toBeInViewport();
}

function isSelectionInView(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const selection = getSelection();
    if (!selection || selection.isCollapsed) return false;
    const rect = selection.getRangeAt(0).getClientRects()[0];
    const pane = document.querySelector('.document-text')?.getBoundingClientRect();
    return (
      !!rect && !!pane && rect.top >= pane.top && rect.top < Math.min(pane.bottom, innerHeight)
    );
  });
}

/** Whether the first box of a look lies where the selection begins. */
function isBehindSelection(page: Page, look: string): Promise<boolean> {
  return page.evaluate((name) => {
    const box = document.querySelector(`[data-look="${name}"]`)?.getBoundingClientRect();
    const selection = getSelection();
    const words = selection?.rangeCount ? selection.getRangeAt(0).getClientRects()[0] : undefined;
    return (
      !!box && !!words && Math.abs(box.left - words.left) < 2 && Math.abs(box.top - words.top) < 2
    );
  }, look);
}

/** Everything an analysis lights up in the text, each passage of a finding once. */
function listLit(analysis: AnalysisDetail['analysis']) {
  const passages = [
    ...(analysis?.findings ?? []).flatMap(({ evidence }) => evidence),
    ...(analysis?.terms ?? []).map(({ evidence }) => evidence),
  ];
  return passages.map(({ start, end, quote }) => ({ start, end, quote }));
}
