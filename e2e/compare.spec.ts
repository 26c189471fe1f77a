import { readFile } from 'node:fs/promises';
import type { AnalysisDetail } from '@clauselight/schema';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectUsable } from './checks.ts';
import { earlierVersion, laterVersion } from './compare-documents.ts';
import { analyzePastPage, enterAsGuest } from './steps.ts';
import { test } from './test.ts';

test('two versions are compared from the results: score, words, risks and terms', async ({
  page,
}) => {
  const { before, after } = await prepare(page);
  await page.goto(`/?analysis=${after.id}`);
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(choose(page, 'Earlier version').getByRole('radio', { checked: true })).toBeVisible();
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What changed' })).toBeFocused();

  const scores = [before, after].map(({ analysis }) => analysis?.score.value ?? 0);
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

test('the way leads by keys from change to change, and the address keeps what is shown', async ({
  page,
}) => {
  await openComparison(page);
  const status = page.getByRole('tabpanel').getByRole('status');
  await expect(status).toHaveText('6 changes');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(status).toHaveText('Change 1 of 6');
  await expect(rows(page).filter({ hasText: 'This Agreement is made on' })).toBeFocused();
  await page.keyboard.press('n');
  await expect(status).toHaveText('Change 2 of 6');
  await page.keyboard.press('p');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(status).toHaveText('Change 6 of 6');

  const moved = rows(page).filter({ has: page.getByText('Moved', { exact: true }) });
  await expect(moved).toBeFocused();
  await moved.getByRole('link', { name: 'Show where it stood' }).click();
  const left = page.getByRole('listitem').filter({ hasText: '1 passage stood here' });
  await expect(left).toBeFocused();
  await left.getByRole('link', { name: 'Show the new place' }).click();
  await expect(moved).toBeFocused();

  const hidden = rows(page).filter({ hasText: 'Boards are delivered dry' });
  await expect(hidden).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Show \d+ unchanged passages/ })
    .first()
    .click();
  await expect(hidden).toBeVisible();

  await page.getByRole('button', { name: 'Inline' }).click();
  const cap = rows(page).filter({ hasText: 'total liability' });
  await expect(cap.getByRole('paragraph').filter({ hasText: 'total liability' })).toContainText(
    'twenty-four (24) three (3) months',
  );
  await page.getByLabel('Show', { exact: true }).selectOption('Added (1)');
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Inline' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the comparison is shown for a side, and saved as a PDF', async ({ page }) => {
  await openComparison(page);
  await page
    .getByLabel('Which side are you?')
    .selectOption({ label: 'Customer (Brightmoor Joinery Ltd)' });
  await expect(page.getByRole('region', { name: 'Later version' })).toContainText('as Customer');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/comparison\.pdf$/);
  const content = await readFile(await download.path());
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('button', { name: 'Export in another form' }).click();
  const [markdown] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Markdown report' }).click(),
  ]);
  expect(await readFile(await markdown.path(), 'utf8')).toContain('Liability cap is low');
});

test('the choice and the comparison fit every width in both colours and can be used by everybody', async ({
  page,
}) => {
  await openComparison(page);
  await page.keyboard.press('Alt+ArrowDown');
  await expectUsable(page);
  await expect(page.getByRole('button', { name: 'Side by side' })).toHaveCount(0);
  const changed = rows(page).filter({ hasText: 'This Agreement is made on' });
  await expect(changed.getByRole('deletion')).toHaveText(['1']);
  await expect(changed.getByRole('insertion')).toHaveText(['15']);
  for (const name of [/^Risks/, /^Terms/]) {
    await page.getByRole('tab', { name }).click();
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: 'Other documents' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(2);
  await expectUsable(page);
});

test('what cannot be compared says why, and the way on', async ({ page, browser, baseURL }) => {
  await enterAsGuest(page);
  await page.getByRole('link', { name: 'Compare Documents' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing analyzed yet' })).toBeVisible();
  const { id } = await analyzePastPage(page, earlierVersion);
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'One document is not enough to compare' }),
  ).toBeVisible();
  const later = await analyzePastPage(page, laterVersion);

  for (const [address, heading] of [
    [`before=${id}&after=${id}`, 'This is one document'],
    [`before=${id}&after=newest`, 'These documents are not here'],
    [`before=${crypto.randomUUID()}&after=${later.id}`, 'These documents are not here'],
    [`before=${id}&after=${crypto.randomUUID()}`, 'These documents are not here'],
  ] as const) {
    await page.goto(`/compare?${address}`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }

  await page.route('**/api/comparisons?*', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', error: 'The server is starting.' } }),
  );
  await page.goto(`/compare?before=${id}&after=${later.id}`);
  await expect(page.getByRole('alert')).toContainText('The server is starting.');
  await page.unroute('**/api/comparisons?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'What changed' })).toBeVisible();

  const stranger = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await enterAsGuest(stranger);
  await stranger.goto(`/compare?before=${id}&after=${later.id}`);
  await expect(
    stranger.getByRole('heading', { name: 'These documents are not here' }),
  ).toBeVisible();
  await stranger.close();
});

test('a version that is chosen stays in its list and keeps the focus, whichever was analyzed first', async ({
  page,
}) => {
  await prepare(page);
  await page.goto('/compare');
  const named = { name: /^Supply agreement v2/ };
  const chosen = choose(page, 'Earlier version').getByRole('radio', named);
  await chosen.focus();
  await page.keyboard.press('Space');
  await expect(choose(page, 'Later version').getByRole('radio', { checked: true })).toBeVisible();
  await expect(chosen).toBeChecked();
  await expect(chosen).toBeFocused();
});

test('a side that cannot be shown is said below the choice of another one', async ({ page }) => {
  await openComparison(page);
  const field = page.getByLabel('Which side are you?');
  await page.route('**/api/comparisons?*side=*', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', error: 'The server is starting.' } }),
  );
  await field.selectOption({ label: 'Customer (Brightmoor Joinery Ltd)' });
  await expect(page.getByRole('alert')).toContainText('The server is starting.');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The server is starting.');
  await field.selectOption({ label: 'I take no side' });
  await expect(page.getByRole('heading', { name: 'What changed' })).toBeVisible();
  await expect(field).toHaveValue('');
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

async function openComparison(page: Page): Promise<Versions> {
  const versions = await prepare(page);
  await page.goto(`/compare?before=${versions.before.id}&after=${versions.after.id}`);
  await expect(page.getByRole('heading', { name: 'What changed' })).toBeFocused();
  return versions;
}

const choose = (page: Page, name: string) => page.getByRole('group', { name });

const rows = (page: Page) =>
  page.getByRole('region', { name: 'Text of both versions' }).locator('li[data-row]');
