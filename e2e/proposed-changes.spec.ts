import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { sampleDocuments } from './documents.ts';
import { openSharedAnalysis, openTab } from './steps.ts';
import { test } from './test.ts';

const docx = sampleDocuments.find(({ title }) => title.endsWith('.docx'))?.file ?? '';

test('changes are proposed for a side and saved in the Word document', async ({ page }) => {
  await openSharedAnalysis(page, docx);
  const side = page.getByLabel('Which side are you?');
  await side.selectOption({ index: 2 });
  await openTab(page, 'Recommendations');
  const panel = page.getByRole('tabpanel', { name: 'Recommendations' });
  await panel.getByRole('button', { name: 'Propose changes' }).press('Enter');
  await expect(panel).toContainText(
    /\d+ changes are proposed\. With all of them the risk score would be/,
  );
  await expect(panel.locator('ins').first()).toBeVisible();
  const started = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Word document with these changes' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toBe('cloud-services-agreement - proposed changes.docx');
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
});
