import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { sampleDocuments } from './documents.ts';
import { openSharedAnalysis } from './steps.ts';
import { test } from './test.ts';

const docx = sampleDocuments.find(({ title }) => title.endsWith('.docx'))?.file ?? '';
test('the report is saved as PDF with one press, however often it is pressed', async ({ page }) => {
  const { id } = await openSharedAnalysis(page, docx);
  const side = page.getByLabel('Which side are you?');
  const chosen = await side.locator('option').nth(1).getAttribute('value');
  await side.selectOption(chosen);
  const asked: URL[] = [];
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/report?*', async (route) => {
    asked.push(new URL(route.request().url()));
    await held;
    await route.continue();
  });
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export PDF' }).click();
  const busy = page.getByRole('button', { name: 'Preparing…' });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Preparing: PDF report')).toBeAttached();
  await busy.click();
  letGo();
  const file = await started;
  expect(file.suggestedFilename()).toBe('cloud-services-agreement - analysis.pdf');
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.includes('/Title (CLOUD SERVICES AGREEMENT)')).toBe(true);
  await expect(page.getByRole('button', { name: 'Export PDF' })).toBeVisible();
  expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
    `/api/analyses/${id}/report?format=pdf&side=${chosen}`,
  ]);
});

test('every other form comes from the menu, with the notes where they are wanted', {
  tag: '@full',
}, async ({ page }) => {
  await openSharedAnalysis(page, docx);
  for (const [title, name, beginning] of [
    ['Word report', 'cloud-services-agreement - analysis.docx', /^PK/],
    ['Reviewed document with comments (Word)', 'cloud-services-agreement - reviewed.docx', /^PK/],
    ['Markdown report', 'cloud-services-agreement - analysis.md', /^# /],
    ['Findings (CSV)', 'cloud-services-agreement - findings.csv', /^\uFEFF?\w/],
    ['Key terms (CSV)', 'cloud-services-agreement - key terms.csv', /^\uFEFF?\w/],
    [
      'Calendar of deadlines (iCalendar)',
      'cloud-services-agreement - deadlines.ics',
      /^BEGIN:VCALENDAR\r\n/,
    ],
  ] as const) {
    const file = await take(page, title);
    expect([file.name, file.content.slice(0, 100)]).toEqual([
      name,
      expect.stringMatching(beginning),
    ]);
  }
  const bare = await take(page, 'Everything (JSON)');
  await openMenu(page);
  await page.getByRole('menuitemcheckbox', { name: 'With highlights and notes' }).click();
  await page.keyboard.press('Escape');
  const noted = await take(page, 'Everything (JSON)');
  expect(JSON.parse(bare.content).highlights).toBeUndefined();
  expect(JSON.parse(noted.content).highlights).not.toEqual([]);
});

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Export in another form' }).click();
}

async function take(page: Page, title: string): Promise<{ name: string; content: string }> {
  await openMenu(page);
  const started = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: title }).click();
  const file = await started;
  return { name: file.suggestedFilename(), content: await readFile(await file.path(), 'utf8') };
}
