import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { root } from './server.ts';
import { enterAsGuest, upload } from './steps.ts';
import { test } from './test.ts';

test('an analysis shows its own three steps and can be canceled and tried again', async ({
  page,
}) => {
  await enterAsGuest(page);
  await upload(page, await buildLongDocument());
  const card = page.getByRole('region', { name: 'Analyzing your document' });
  await expect(card.getByRole('listitem')).toHaveText([
    /Parsing document/,
    /AI Analysis/,
    /Generating insights/,
  ]);
  await expect(card.getByRole('progressbar', { name: 'Analysis' })).toBeVisible();
  await card.getByRole('button', { name: 'Cancel analysis' }).click();
  await expect(page.getByRole('heading', { name: 'Analysis cancelled' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('The analysis was cancelled.');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Cancel analysis' }).click();
  const ended = page.getByRole('region', { name: 'Analysis cancelled' });
  await ended.getByRole('button', { name: 'New Analysis' }).click();
  await expect(page.getByRole('heading', { name: 'Upload Contract for Analysis' })).toBeVisible();
});

/** Long enough that its analysis can be watched. */
async function buildLongDocument() {
  const sample = await readFile(path.join(root, 'samples/cloud-services-agreement.txt'), 'utf8');
  return { name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from(sample.repeat(100)) };
}
