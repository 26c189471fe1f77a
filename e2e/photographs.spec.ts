import { canRecognize, drawTexts } from '@clauselight/reader/testing/build-scan.ts';
import { expect } from '@playwright/test';
import { expectUsable } from './checks.ts';
import { enterAsGuest } from './steps.ts';
import { test } from './test.ts';

const clause = 'The Landlord may end this lease at any time without notice to the Tenant.';
const lines = [
  'LEASE AGREEMENT',
  'between Ann Lee (the Landlord) and Ben Roe (the Tenant)',
  '1. The Tenant pays a rent of $900 on the first day of each month.',
  `2. ${clause}`,
];

async function drawPicture(): Promise<Buffer> {
  const texts = lines.map((text, index) => ({ text, x: 30, y: 50 + index * 30 }));
  const canvas = await drawTexts(texts, { width: 1400, height: 600, dotsPerPoint: 3 });
  return await canvas.encode('png');
}

test.describe('a photograph', () => {
  test.skip(!canRecognize(), 'recognition is not installed');

  test('becomes a document, which is read, analyzed and shown as its page', async ({ page }) => {
    const file = { name: 'IMG_1.png', mimeType: 'image/png', buffer: await drawPicture() };
    await enterAsGuest(page);
    await page.getByLabel('Document to upload').setInputFiles(file);
    const dialog = page.getByRole('dialog', { name: 'Pages of a document' });
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expectUsable(page);
    await dialog.getByLabel('Name of the document').fill('Lease of the flat');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Read this page' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^Contract Analysis #/ })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText('Lease of the flat.pdf').first()).toBeVisible();
    await page.goto(`${page.url()}&tab=document`);
    await expect(page.getByRole('region', { name: 'Document text' })).toContainText(clause);
    await page.goto(`${page.url()}&view=pages`);
    await expect(page.getByRole('article', { name: 'Page 1', exact: true })).toBeVisible();
  });
});
