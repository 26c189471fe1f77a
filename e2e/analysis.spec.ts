import { expect } from '@playwright/test';
import { isFullRun } from '../full-run.ts';
import { isPresent, realDocuments, sampleDocuments } from './documents.ts';
import { analyze, enterAsGuest, getSelectedWords, openTab, upload } from './steps.ts';
import { test } from './test.ts';

const [sample] = sampleDocuments;

/** The server's tests anchor the words of every format; one shows that the page selects what it is told. */
const formats = sampleDocuments.filter(({ file }) => file.endsWith('.pdf'));

for (const document of isFullRun ? [...sampleDocuments, ...realDocuments] : formats) {
  test(`each finding in ${document.title} selects its exact words`, async ({ page }) => {
    test.skip(!isPresent(document), 'the real documents are not on this machine');
    const { analysis } = await analyze(page, document.file);
    expect(analysis?.findings.length).toBeGreaterThan(0);

    await openTab(page, 'Risk Analysis');
    const count = isFullRun ? undefined : 6;
    for (const finding of (analysis?.findings ?? []).slice(0, count)) {
      const [evidence] = finding.evidence;
      // What is missing has no words to select.
      if (evidence === undefined) continue;
      const words = evidence.quote.replace(/\s+/g, ' ');
      const card = page
        .getByRole('tabpanel')
        .getByRole('listitem')
        .filter({
          has: page.getByRole('heading', { name: finding.title, exact: true }),
        });
      await card.getByRole('link', { name: words }).first().click();
      await expect.poll(() => getSelectedWords(page), { message: finding.title }).toBe(words);
    }
  });
}

test('a guest follows a sample from the first page to all six tabs', async ({ page }) => {
  const { analysis, riskScore, contractValue, contractTerm, id } = await analyze(
    page,
    sample?.file ?? '',
  );
  await expect(
    page.getByRole('heading', { name: `Contract Analysis #${id.slice(-6)}` }),
  ).toBeVisible();

  const overview = page.getByRole('tabpanel', { name: 'Overview' });
  await expect(overview).toContainText(riskScore?.toFixed(1) ?? 'no score');
  await expect(overview).toContainText(contractValue ?? 'no value');
  await expect(overview).toContainText(contractTerm ?? 'no term');

  await openTab(page, 'Key Terms');
  await expect(page.getByRole('tabpanel')).toContainText('Northlight Software, Inc.');
  await expect(page.getByRole('tabpanel')).toContainText('Delaware');
  await openTab(page, 'Recommendations');
  await expect(page.getByRole('tabpanel')).toContainText(
    analysis?.recommendations[0]?.title ?? 'none',
  );
  await openTab(page, 'Summary');
  await expect(page.getByRole('tabpanel')).toContainText(analysis?.summary[0]?.text ?? 'none');
  await openTab(page, 'Document');
  await expect(page.getByRole('region', { name: 'Document text' })).toContainText('3.2 Renewal.');

  await page.getByRole('button', { name: 'New Analysis' }).first().click();
  await expect(page.getByRole('heading', { name: 'Upload Contract for Analysis' })).toBeVisible();
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /cloud-services-agreement\.txt/ })
    .first()
    .click();
  await expect(
    page.getByRole('heading', { name: `Contract Analysis #${id.slice(-6)}` }),
  ).toBeVisible();
});

test('an analysis continues through a reload of the page', async ({ page }) => {
  await enterAsGuest(page);
  await upload(page, sample?.file ?? '');
  await page.waitForURL(/analysis=/);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Contract Analysis #/ })).toBeVisible();
});

test('the address of a passage shows that passage again', async ({ page }) => {
  await analyze(page, sample?.file ?? '');
  await openTab(page, 'Risk Analysis');
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await expect.poll(() => getSelectedWords(page)).not.toBe('');
  const words = await getSelectedWords(page);
  await page.reload();
  await expect.poll(() => getSelectedWords(page)).toBe(words);
});

test('ending the session removes everything of the guest', async ({ page }) => {
  await analyze(page, sample?.file ?? '');
  await page.getByRole('button', { name: /Guest/ }).click();
  await page.getByRole('menuitem', { name: /End session/ }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: /End session/ });
  if (await confirm.isVisible()) await confirm.click();
  await expect(page.getByRole('button', { name: 'Continue as Guest' })).toBeVisible();
  expect(await (await page.request.get('/api/documents')).json()).toEqual([]);
});
