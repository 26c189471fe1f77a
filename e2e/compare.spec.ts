import type { AnalysisDetail } from '@clauselight/schema';
import { expect, type Page } from '@playwright/test';
import { earlierVersion, laterVersion } from './compare-documents.ts';
import { analyzePastPage, enterAsGuest } from './steps.ts';
import { test } from './test.ts';

test('two versions are compared from the results: score, words, risks and terms', async ({
  page,
}) => {
  const { before, after } = await prepare(page);
  await page.goto(`/?analysis=${after.id}`);
  await page.getByRole('main').getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(choose(page, 'Earlier version').getByRole('radio', { checked: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What changed' })).toBeFocused();

  const scores = [before, after].map(({ analysis }) => analysis?.score?.value ?? 0);
  const [earlier = 0, later = 0] = scores;
  expect(later).toBeGreaterThan(earlier);
  await expect(page.getByRole('region', { name: 'Earlier version' })).toContainText(
    `${earlier.toFixed(1)}/10`,
  );
  await expect(page.getByRole('region', { name: 'Later version' })).toContainText(
    `${later.toFixed(1)}/10`,
  );
  await expect(page.getByRole('region', { name: 'Change of the score' })).toHaveText(
    `Change of the score+${(later - earlier).toFixed(1)}Riskier than before`,
  );
  await expect(
    page.getByText('3 passages changed, 1 added, 1 removed, 1 moved, 3 renumbered.'),
  ).toBeVisible();

  const cap = rows(page).filter({ hasText: 'total liability' });
  await expect(cap.getByRole('deletion')).toHaveText(['twenty-four (24)']);
  await expect(cap.getByRole('insertion')).toHaveText(['three (3)']);
  await expect(rows(page).filter({ hasText: 'Removed' })).toContainText('drawings confidential');
  await expect(rows(page).filter({ hasText: 'Added' })).toContainText('sole discretion');

  await page.getByRole('tab', { name: /^Risks/ }).click();
  const risk = page
    .getByRole('list', { name: 'New' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { name: 'Liability cap is low' }),
    });
  await expect(risk).toContainText('The liability cap fell from 24 to 3 months.');
  await expect(risk).toContainText(/\+\d\.\d in the score/);
  await risk.getByRole('link', { name: 'Show in the comparison' }).click();
  await expect(cap).toBeFocused();

  await page.getByRole('tab', { name: /^Terms/ }).click();
  const term = page.getByRole('row').filter({ hasText: 'Liability cap' });
  await expect(term).toContainText('The liability cap fell from 24 to 3 months.');
  await term.getByRole('link').last().click();
  await expect(page).toHaveURL(new RegExp(`analysis=${after.id}&tab=document&at=`));
});

interface Versions {
  before: AnalysisDetail;
  after: AnalysisDetail;
}

/** Goes in as a guest with both versions analyzed. */
async function prepare(page: Page): Promise<Versions> {
  await enterAsGuest(page);
  const before = await analyzePastPage(page, earlierVersion);
  const after = await analyzePastPage(page, laterVersion);
  return { before, after };
}

const choose = (page: Page, name: string) => page.getByRole('group', { name });

const rows = (page: Page) =>
  page.getByRole('region', { name: 'Text of both versions' }).locator('li[data-row]');
