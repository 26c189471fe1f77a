import type { Finding } from '@clauselight/schema';
import { describe, expect, it, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { getAnalysis, getSample, serveAnalysis } from '../../../test/analysis.ts';
import { expectAccessible, expectCount, expectText, readTexts } from '../../../test/checks.ts';
import { getSelectedWords } from '../../../test/document-text.ts';
import { openAsGuest, reload } from '../../../test/open-page.tsx';
import { anyAccept, format, openResults, openTab, panel, side } from './test/results-steps.ts';

/** Of findings; the groups of checks below have titles too. */
const titles = panel.getByRole('heading', {
  level: 4,
  name: /^(?!Present|Nothing of the kind|Perhaps:)/,
});
const containing = page.getByLabelText('Containing');
describe('a result that does not hold everything', () => {
  it('says how much is missing from it', async () => {
    const state = serveAnalysis();
    getAnalysis(state.detail).leftOut = [{ part: 'findings', count: 12 }];
    openResults('overview', state);
    await expect.element(page.getByRole('note')).toHaveTextContent('Left out: 12 findings.');
  });
});

describe('findings', () => {
  it('are filtered, searched and sorted, and the address keeps it', async () => {
    const { analysis } = openResults();
    const { findings } = analysis;
    const high = findings.filter(({ severity }) => severity === 4);
    const severity = page.getByLabelText('Severity');
    await page.getByRole('link', { name: `High: ${high.length}` }).click();
    await expect.element(severity).toHaveValue('4');
    await expectCount(titles, high.length);

    await severity.selectOptions('');
    await containing.fill('LIABILITY cap');
    await expect.element(titles.first()).toHaveTextContent(/liability cap/i);
    await expect.poll(() => titles.elements().length).toBeLessThan(findings.length);
    await expect.poll(() => location.search).toContain('LIABILITY');
    reload();
    await expect.element(containing).toHaveValue('LIABILITY cap');

    await containing.fill('no such words');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expectCount(titles, findings.length);
    await page.getByText('Filter and order').click();
    await page.getByLabelText('Order').selectOptions('As in the document');
    const first = findFirst(findings);
    await expect.poll(() => readTexts(titles)[0]).toBe(first.title);

    await anyAccept.first().click();
    const shown = page.getByLabelText('Show', { exact: true });
    await shown.selectOptions('accepted');
    await expectText(titles, first.title);
    await shown.selectOptions('open');
    await expectCount(titles, findings.length - 1);
  });

  it('are shown by a link whatever the filter, and get the focus', async () => {
    const state = serveAnalysis();
    const { findings } = getAnalysis(state.detail);
    const finding = findings.find(({ severity }) => severity === 2);
    const heading = { level: 4, name: finding?.title ?? '', exact: true } as const;
    openAsGuest(`${state.path}&tab=risk-analysis&severity=5&finding=${finding?.id}`);
    const card = page.getByRole('region', { name: 'The finding you came for' });
    await expect.element(card.getByRole('heading', heading).getByRole('button')).toHaveFocus();
    await expectAccessible();

    openAsGuest(`${state.path}&tab=risk-analysis&finding=${finding?.id}`);
    await expect.element(page.getByRole('heading', heading).getByRole('button')).toHaveFocus();
    await expect.element(page.getByRole('heading', heading)).toBeInViewport();
  });

  it('of a side taken are its risks or points in its favor, which is remembered', async () => {
    const { analysis } = openResults();
    const favors = page
      .getByRole('region', { name: 'In your favour' })
      .getByRole('heading', { level: 4 });
    await expect.element(panel).toHaveTextContent(`${format(analysis.score?.value ?? 0)}/10`);
    const standings = analysis.views.flatMap(({ findings }) =>
      findings.map(({ standing }) => standing),
    );
    expect(standings).toContain('favour');
    let inFavor = 0;
    for (const view of analysis.views) {
      await openTab('Overview');
      await side.selectOptions(view.side);
      await expect.element(panel).toHaveTextContent(`${format(view.score.value)}/10`);
      await openTab('Risk Analysis');
      inFavor = view.findings.filter(({ standing }) => standing === 'favour').length;
      await expectCount(favors, inFavor);
    }
    const [provider, customer] = analysis.views;
    expect(provider?.score.value).not.toBe(customer?.score.value);
    const chosen = (side.element() as HTMLSelectElement).value;
    reload();
    await expect.element(side).toHaveValue(chosen);
    await expectCount(favors, inFavor);
    await side.selectOptions('');
    await expectCount(favors, 0);
  });
});

it('the timeline tells the days in their order, and each leads to its words', async () => {
  vi.setSystemTime(new Date('2027-01-15T12:00:00'));
  openResults('key-terms');
  const days = page.getByRole('list', { name: 'Timeline' }).getByRole('time');
  await expectText(days, [
    '2 March 2026',
    '2 March 2026',
    '15 January 2027',
    '2 December 2027',
    '1 March 2028',
  ]);
  const deadline = page.getByRole('listitem').filter({ hasText: 'Last day to prevent renewal' });
  await expect.element(deadline).toHaveTextContent('in 11 months');
  await expect.element(deadline).toHaveTextContent('computed: end of 1 March 2028 - 90 days');
  const undated = page.getByRole('table', { name: 'Deadlines without a day' });
  await expect.element(undated).toHaveTextContent('30 days after the invoice date');

  await containing.fill('governing');
  await expect.element(panel).toHaveTextContent('State of Delaware');
  await expectCount(page.getByRole('list', { name: 'Timeline' }), 0);
  await containing.fill('');
  await deadline.getByRole('link').click();
  await expect.poll(getSelectedWords).not.toBe('');
  await expect.element(page.getByRole('tab', { name: 'Key Terms', selected: true })).toBeVisible();
});

it('a contract without value and term says N/A for both, and that it is no advice', async () => {
  const state = serveAnalysis();
  const { contractValue: _value, contractTerm: _term, ...detail } = state.detail;
  state.detail = detail;
  const { analysis } = openResults('overview', state);
  await expectText(page.getByRowLabel('Contract value'), 'N/A');
  await expectText(page.getByRowLabel('Contract term'), 'N/A');
  await expectText(page.getByRowLabel('Risk flags'), String(detail.riskFlags.length));
  await expectText(page.getByRowLabel('File'), detail.filename);
  await expect.element(page.getByText('Drafting-risk triage, not legal advice.')).toBeVisible();
  const level = {
    low: 'Low Risk',
    medium: 'Medium Risk',
    high: 'High Risk',
    partial: 'Partly judged',
  } as const;
  const results = page.getByRole('region', { name: /^Contract Analysis #/ });
  await expect
    .element(results.getByText(level[analysis.score?.level ?? 'low']).first())
    .toBeVisible();
  await page.getByText('How the score is computed').click();
  await expect.element(results.getByText(/^R = \d/)).toBeVisible();
});

it('an analysis without a summary says so', async () => {
  const state = serveAnalysis();
  state.detail = { ...state.detail, analysis: { ...getAnalysis(state.detail), summary: [] } };
  openResults('summary', state);
  await expect.element(panel).toHaveTextContent('There is no summary');
});

it.each([['an essay']])('nothing of %s speaks of a contract or a risk', async (title) => {
  openResults('overview', serveAnalysis(getSample(title)));
  const results = page.getByRole('region', { name: /^Document Analysis #/ });
  for (const tab of ['Overview', 'Findings', 'Recommendations', 'Summary']) {
    await openTab(tab);
    expect(readWithoutChoices(results)).not.toMatch(/contract|\brisks?\b|mitigate|clause \d/i);
  }
});

/** What is said, without what can be chosen: any document can be called a contract by its reader. */
function readWithoutChoices(results: Locator): string {
  const copy = results.element().cloneNode(true) as HTMLElement;
  for (const choices of copy.querySelectorAll('select')) choices.remove();
  return copy.textContent;
}

/** The finding whose words stand first in the document. */
function findFirst(findings: readonly Finding[]): Finding {
  const [first] = findings
    .filter(({ evidence }) => evidence.length > 0)
    .toSorted((a, b) => (a.evidence[0]?.start ?? 0) - (b.evidence[0]?.start ?? 0));
  if (first === undefined) throw new Error('the sample has no findings with words');
  return first;
}
