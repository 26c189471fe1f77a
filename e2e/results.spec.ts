import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNarrow } from './checks.ts';
import { sampleDocuments } from './documents.ts';
import { resultSamples } from './result-samples.ts';
import { openAnalysis, openSharedAnalysis, openTab } from './steps.ts';
import { test } from './test.ts';

const contract = sampleDocuments[0]?.file ?? '';

test('an accepted risk leaves the score, can be taken back, and stays accepted after a reload', async ({
  page,
}) => {
  const { id, analysis } = await openAnalysis(page, contract);
  const finding = analysis?.findings.toSorted((a, b) => b.points - a.points)[0];
  const [before, after] = [format(analysis?.score.value), format(finding?.scoreWithout)];
  expect(after).not.toBe(before);
  await openTab(page, 'Risk Analysis');

  const accept = page.getByRole('button', { name: `Accept this risk: ${finding?.title}` }).first();
  await expect(findCard(page, finding?.title)).toContainText(`${before} → ${after}`);
  await accept.click();
  const undo = page.getByRole('button', { name: `Undo, count again: ${finding?.title}` }).first();
  await expect(undo).toBeFocused();
  await expect(page.getByText(`with 1 accepted; ${before} as it stands`)).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: `The score goes from ${before} to ${after}.` }),
  ).toBeAttached();

  await openTab(page, 'Overview');
  await expect(page.getByRole('tabpanel')).toContainText(`${after}/10`);
  await openTab(page, 'Recommendations');
  const advice = analysis?.recommendations.find(({ findingId }) => findingId === finding?.id);
  const left = (analysis?.recommendations ?? []).filter(({ title }) => title === advice?.title);
  await expect(page.getByRole('heading', { level: 3, name: advice?.title ?? '' })).toHaveCount(
    left.length - 1,
  );

  await page.reload();
  await openTab(page, 'Risk Analysis');
  await expect(page.getByText(`with 1 accepted; ${before} as it stands`)).toBeVisible();
  await page.getByText('What you live with, and do not count').click();
  await expectAccessible(page);
  await undo.click();
  await expect(page.getByText('as it stands')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /^24 of 24 findings$/ })).toBeFocused();
  const answer = await page.request.get(`/api/analyses/${id}`);
  expect((await answer.json()).acceptedFindings).toEqual([]);
});

test('a risk is accepted and taken back with the keyboard, and the focus stays at its place', async ({
  page,
}) => {
  await openAnalysis(page, contract, 'risk-analysis');
  const accept = page.getByRole('button', { name: /^Accept this risk/ }).first();
  const title = (await accept.getAttribute('aria-label'))?.replace('Accept this risk: ', '') ?? '';
  await accept.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Undo, count again: ${title}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Accept this risk: ${title}` })).toBeFocused();
});

test('a risk that the server refuses to accept counts again, and the page says so', async ({
  page,
}) => {
  const { analysis } = await openAnalysis(page, contract, 'risk-analysis');
  await page.route('**/accepted-findings/**', (route) => route.abort());
  await page
    .getByRole('button', { name: /^Accept this risk/ })
    .first()
    .click();
  await expect(page.getByText('Not accepted', { exact: true })).toBeVisible();
  await expect(page.getByText('as it stands')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Accept this risk/ })).toHaveCount(
    analysis?.findings.length ?? 0,
  );
});

test('findings are filtered, searched and sorted, and the address keeps it', async ({ page }) => {
  const { analysis } = await openAnalysis(page, contract);
  const findings = analysis?.findings ?? [];
  const high = findings.filter(({ severity }) => severity === 4);
  await page.getByRole('link', { name: `High: ${high.length}` }).click();
  await expect(page.getByLabel('Severity')).toHaveValue('4');
  await expect(listTitles(page)).toHaveCount(high.length);

  await page.getByLabel('Severity').selectOption('');
  await page.getByLabel('Containing').fill('LIABILITY cap');
  await expect(listTitles(page).first()).toContainText(/liability cap/i);
  expect(await listTitles(page).count()).toBeLessThan(findings.length);
  await page.reload();
  await expect(page.getByLabel('Containing')).toHaveValue('LIABILITY cap');

  await page.getByLabel('Containing').fill('no such words');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(listTitles(page)).toHaveCount(findings.length);
  await page.getByLabel('Order').selectOption('As in the document');
  const first = findings
    .filter(({ evidence }) => evidence.length > 0)
    .toSorted((a, b) => (a.evidence[0]?.start ?? 0) - (b.evidence[0]?.start ?? 0))[0];
  await expect(listTitles(page).first()).toHaveText(first?.title ?? '');

  await page
    .getByRole('button', { name: /^Accept this risk/ })
    .first()
    .click();
  await page.getByLabel('Show').selectOption('accepted');
  await expect(listTitles(page)).toHaveText([first?.title ?? '']);
  await page.getByLabel('Show').selectOption('open');
  await expect(listTitles(page)).toHaveCount(findings.length - 1);
});

test('a link to a finding shows its card whatever the filter, and puts the focus there', async ({
  page,
}) => {
  const { id, analysis } = await openAnalysis(page, contract);
  const finding = analysis?.findings.find(({ severity }) => severity === 2);
  await page.goto(`/?analysis=${id}&tab=risk-analysis&severity=5&finding=${finding?.id}`);
  const card = page.getByRole('region', { name: 'The finding you came for' });
  await expect(card.getByRole('heading', { level: 4, name: finding?.title ?? '' })).toBeFocused();
  await expectAccessible(page);

  await page.goto(`/?analysis=${id}&tab=risk-analysis&finding=${finding?.id}`);
  await expect(page.getByRole('heading', { level: 4, name: finding?.title ?? '' })).toBeFocused();
  await expect(
    page.getByRole('heading', { level: 4, name: finding?.title ?? '' }),
  ).toBeInViewport();
});

test('the timeline tells the days in their order, and each leads to its words', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2027-01-15T12:00:00'));
  await openAnalysis(page, contract, 'key-terms');
  const days = page.getByRole('list', { name: 'Timeline' }).locator('time');
  await expect(days).toHaveText([
    '2 March 2026',
    '2 March 2026',
    '15 January 2027',
    '3 December 2027',
    '2 March 2028',
  ]);
  const deadline = page.getByRole('listitem').filter({ hasText: 'Last day to prevent renewal' });
  await expect(deadline).toContainText('in 11 months');
  await expect(deadline).toContainText('computed: 2 March 2028 - 90 days');
  const undated = page.getByRole('table', { name: 'Deadlines without a day' });
  await expect(undated).toContainText('30 days after the invoice date');

  await page.getByLabel('Containing').fill('governing');
  await expect(page.getByRole('tabpanel')).toContainText('State of Delaware');
  await expect(page.getByRole('list', { name: 'Timeline' })).toHaveCount(0);
  await page.getByLabel('Containing').fill('');
  await deadline.getByRole('link').click();
  await expect(page.getByRole('tab', { name: 'Document', selected: true })).toBeVisible();
});

test('with a side taken, accepting moves the score of that side', async ({ page }) => {
  const { analysis } = await openAnalysis(page, contract);
  const view = analysis?.views.at(-1);
  const finding = view?.findings.toSorted((a, b) => b.points - a.points)[0];
  const title = analysis?.findings.find(({ id }) => id === finding?.id)?.title;
  await page.getByLabel('Which side are you?').selectOption(view?.side ?? '');
  await openTab(page, 'Risk Analysis');
  await page
    .getByRole('button', { name: `Accept this risk: ${title}` })
    .first()
    .click();
  await expect(
    page.getByText(`with 1 accepted; ${format(view?.score.value)} as it stands`),
  ).toBeVisible();
  await openTab(page, 'Overview');
  await expect(page.getByRole('tabpanel')).toContainText(`${format(finding?.scoreWithout)}/10`);
});

for (const { title, file } of resultSamples) {
  for (const [colorScheme, width, others] of [
    ['light', 1280, [768]],
    ['dark', 360, []],
  ] as const) {
    test.describe(`in ${colorScheme} colours`, () => {
      test.use({ colorScheme, reducedMotion: 'reduce', viewport: { width, height: 800 } });

      test(`every tab of ${title} can be used by everybody at ${width} pixels`, async ({
        page,
      }) => {
        test.slow();
        await openSharedAnalysis(page, file);
        for (const tab of await page.getByRole('tab').allTextContents()) {
          await openTab(page, tab);
          for (const each of [...others, width]) {
            await page.setViewportSize({ width: each, height: 800 });
            await expectNarrow(page);
          }
          // The tests of the document pane look at its text.
          await expectAccessible(page, '.document-text');
        }
      });
    });
  }
}

function findCard(page: Page, title: string | undefined) {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4, name: title ?? '' }) })
    .first();
}

/** The titles of the findings in all lists of the tab. */
function listTitles(page: Page) {
  return page.getByRole('tabpanel').getByRole('heading', { level: 4 });
}

/** As the page shows a score. */
function format(score: number | undefined): string {
  return score?.toFixed(1) ?? '';
}
