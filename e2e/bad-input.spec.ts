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

test.beforeEach(({ page }) => enterAsGuest(page));
test.afterEach(async ({ page }) => {
  expect((await page.request.get('/readyz')).status()).toBe(200);
});

test('a file over 50 MB is refused before it is sent', async ({ page }, info) => {
  const file = info.outputPath('large.txt');
  await writeFile(file, Buffer.alloc(50 * 1024 * 1024 + 1, 'a'));
  await upload(page, file);
  await expect(notifications(page)).toContainText('Please upload files smaller than 50MB.');
});

test('an empty file is refused', async ({ page }) => {
  await upload(page, { name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) });
  await expect(notifications(page)).toContainText('The file is empty');
});

test('a type that is not supported is refused with the types that are', async ({ page }) => {
  await upload(page, { name: 'photo.png', mimeType: 'image/png', buffer: pngBytes });
  await expect(notifications(page)).toContainText(
    'PDF, DOC, DOCX, TXT, XLS, XLSX, CSV, JSON, XML, or RTF files',
  );
});

test('a picture renamed to PDF is found out', async ({ page }) => {
  await upload(page, pdf(pngBytes));
  await expect(page.getByRole('list', { name: 'Documents' })).toContainText(
    errors.file_type_mismatch.message,
  );
});

for (const [state, content, code] of [
  ['damaged', buildCorruptPdf(), 'document_corrupt'],
  ['encrypted', buildEncryptedPdf(), 'document_encrypted'],
] as const) {
  test(`a PDF that is ${state} is said to be`, async ({ page }) => {
    await upload(page, pdf(content));
    await expect(page.getByRole('heading', { name: 'Analysis failed' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(errors[code].message);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
}
