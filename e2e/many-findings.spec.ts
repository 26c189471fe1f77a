import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { sampleDocuments } from './documents.ts';
import { analyze, openTab } from './steps.ts';
import { test } from './test.ts';

test('a document with hundreds of findings stays usable', { tag: '@full' }, async ({ page }) => {
  const [sample] = sampleDocuments;
  const text = (await readFile(sample?.file ?? '', 'utf8')).repeat(40);
  const { analysis } = await analyze(page, {
    name: 'long.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  expect(analysis?.findings.length).toBeGreaterThan(500);

  await openTab(page, 'Risk Analysis');
  // Of findings; the groups of checks below have headings too.
  const name = /^(?!Present|Nothing of the kind)/;
  const headings = page.getByRole('tabpanel').getByRole('heading', { level: 4, name });
  await expect(headings).toHaveCount(50);
  await page.getByRole('button', { name: /^Show 50 more of / }).click();
  await expect(headings).toHaveCount(100);
  await page.getByText('Filter and order').click();
  await page.getByLabel('Severity').selectOption({ index: 1 });
  await expect(headings).toHaveCount(50);

  await openTab(page, 'Recommendations');
  // The clauses are the same again and again, and so is what to ask for.
  const requests = new Set(analysis?.recommendations.map((one) => one.text)).size;
  const titles = page.getByRole('tabpanel').getByRole('heading', { level: 4 });
  await expect(titles).toHaveCount(Math.min(50, requests));
  await page
    .getByText(/^\d+ more places$/)
    .first()
    .click();
  await openTab(page, 'Document');
  await expect(page.getByRole('region', { name: 'Document text' })).toContainText('SCHEDULE A');
});
