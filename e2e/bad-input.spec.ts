import { writeFile } from 'node:fs/promises';
import { errors } from '@clauselight/schema';
import { expect, type Page } from '@playwright/test';
import { buildCorruptPdf, buildEncryptedPdf, pngBytes } from '../apps/server/test/files.ts';
import { enterAsGuest, upload } from './steps.ts';
import { test } from './test.ts';

const pdf = (content: Uint8Array) => ({
  name: 'contract.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});

const notifications = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

test('a file over 50 MB is refused before it is sent', async ({ page }, info) => {
  await enterAsGuest(page);
  const file = info.outputPath('large.txt');
  await writeFile(file, Buffer.alloc(50 * 1024 * 1024 + 1, 'a'));
  await upload(page, file);
  await expect(notifications(page)).toContainText('Please upload files smaller than 50MB.');
});

test('a picture renamed to PDF is rejected, and a PDF that is damaged or encrypted is reported as such', async ({
  page,
}) => {
  await enterAsGuest(page);
  await upload(page, pdf(pngBytes));
  await expect(page.getByRole('list', { name: 'Documents' })).toContainText(
    errors.file_type_mismatch.message,
  );
  for (const [content, code] of [
    [buildCorruptPdf(), 'document_corrupt'],
    [buildEncryptedPdf(), 'document_encrypted'],
  ] as const) {
    await upload(page, pdf(content));
    await expect(page.getByRole('heading', { name: 'Analysis failed' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(errors[code].message);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.getByRole('button', { name: 'New Analysis' }).first().click();
  }
  expect((await page.request.get('/readyz')).status()).toBe(200);
});
