import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { getCard, openSampleText, selectWords } from './highlight-steps.ts';
import { root } from './server.ts';
import { rowOf } from './stand-ins.ts';
import { analyze, enterAsGuest, openTab, upload } from './steps.ts';
import { test } from './test.ts';

test('an analysis shows its own three steps and can be cancelled and tried again', async ({
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
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Cancel analysis' }).click();
  const ended = page.getByRole('region', { name: 'Analysis cancelled' });
  await ended.getByRole('button', { name: 'New Analysis' }).click();
  await expect(page.getByRole('heading', { name: 'Upload Contract for Analysis' })).toBeVisible();
});

test('a contract without value and term says N/A for both, counts its risk flags and is no advice', async ({
  page,
}) => {
  const { analysis, riskScore, riskFlags } = await analyze(page, buildContract());
  await expect(page.getByRole('heading', { name: /^Contract Analysis #/ })).toBeVisible();
  await expect(rowOf(page, 'Contract value')).toHaveText('N/A');
  await expect(rowOf(page, 'Contract term')).toHaveText('N/A');
  await expect(rowOf(page, 'Risk flags')).toHaveText(String(riskFlags.length));
  await expect(rowOf(page, 'File')).toHaveText('agreement.txt');
  await expect(page.getByText('Drafting-risk triage, not legal advice.')).toBeVisible();
  const results = page.getByRole('region', { name: /^Contract Analysis #/ });
  const level = { low: 'Low Risk', medium: 'Medium Risk', high: 'High Risk' } as const;
  await expect(results.getByText(level[analysis?.score.level ?? 'high']).first()).toBeVisible();
  await expect(results).toContainText(`${riskScore?.toFixed(1)}/10`);
  await page.getByText('How the score is computed').click();
  await expect(results.getByText(/^R = \d/)).toBeVisible();
});

test('an analysis without a summary says so', async ({ page }) => {
  const { id } = await analyze(page, buildContract());
  await page.context().route(`**/api/analyses/${id}`, async (route) => {
    const detail = await (await route.fetch()).json();
    await route.fulfill({ json: { ...detail, analysis: { ...detail.analysis, summary: [] } } });
  });
  await page.reload();
  await openTab(page, 'Summary');
  await expect(page.getByRole('tabpanel')).toContainText('There is no summary');
});

test('text and list of highlights are 600 pixels high where there is room for both, and the list can be hidden', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openSampleText(page);
  for (const name of ['Document text', 'Highlights']) {
    const box = await page.getByRole('region', { name, exact: true }).boundingBox();
    expect(box?.height).toBe(600);
  }
  const list = page.getByRole('region', { name: 'Highlights', exact: true });
  await page.getByRole('button', { name: /^Hide Highlights \(\d+\)$/ }).click();
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: /^Show Highlights \(\d+\)$/ }).click();
  await expect(list).toBeVisible();
});

test('a selection that cannot be explained says so, and can be asked about again', async ({
  page,
}) => {
  await openSampleText(page);
  await page.route('**/analyze-selection', (route) => route.fulfill({ status: 500, body: '' }));
  await selectWords(page, 'invoiced in advance');
  await getCard(page).getByRole('button', { name: 'Analyze' }).click();
  await expect(getCard(page).getByRole('alert')).toBeVisible();
  await page.unroute('**/analyze-selection');
  await getCard(page).getByRole('button', { name: 'Retry' }).click();
  await expect(getCard(page)).toContainText('Where it stands');
});

function buildContract() {
  const text = `MUTUAL NON-DISCLOSURE AGREEMENT

This Agreement is made between Alder Works Ltd and Birch Tools Ltd.

1. Confidentiality. Each party shall keep secret what the other discloses to it.
2. Changes. Alder Works Ltd may change this Agreement at any time without notice.
3. Governing Law. This Agreement is governed by the laws of England.
`;
  return { name: 'agreement.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
}

/** Long enough that its analysis can be watched. */
async function buildLongDocument() {
  const sample = await readFile(path.join(root, 'samples/cloud-services-agreement.txt'), 'utf8');
  return { name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from(sample.repeat(100)) };
}
