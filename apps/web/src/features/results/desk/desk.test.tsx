import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getAnalysis, serveAnalysis } from '../../../../test/analysis.ts';
import { expectHidden, expectUsable } from '../../../../test/checks.ts';
import { clickWords, documentText, getSelectedWords } from '../../../../test/document-text.ts';
import { openAsGuest, reload } from '../../../../test/open-page.tsx';

const splitter = page.getByRole('separator', { name: 'Width of the document' });
const panel = page.getByRole('tabpanel');

/** Opens the sample at one of its tabs; the answer is its analysis. */
function openDesk(tab = 'risk-analysis') {
  const state = serveAnalysis();
  openAsGuest(`${state.path}&tab=${tab}`);
  return getAnalysis(state.detail);
}

/** The first finding of the list whose title no other one has. */
function findOnly({ findings }: ReturnType<typeof openDesk>) {
  const only = findings.find(
    ({ title, evidence }) =>
      evidence.length > 0 && findings.filter((other) => other.title === title).length === 1,
  );
  if (only?.evidence[0] === undefined) throw new Error('the sample has a finding of its own');
  return { ...only, words: only.evidence[0].quote.replace(/\s+/g, ' ') };
}

it('the page is named after the file, and the text stands beside every tab', async () => {
  openDesk('overview');
  await expect.poll(() => document.title).toContain('cloud-services-agreement');
  await expect.element(documentText).toBeVisible();
  for (const tab of ['Risk Analysis', 'Key Terms', 'Recommendations', 'Summary']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect.element(documentText).toBeVisible();
  }
  await expectUsable({ except: '.document-text' });
});

it('a narrow page shows the text in its own tab alone', async () => {
  await page.viewport(1000, 800);
  openDesk('overview');
  await expect.element(panel).toBeVisible();
  await expectHidden(splitter);
  await expectHidden(documentText);
  await page.getByRole('tab', { name: 'Document' }).click();
  await expect.element(documentText).toBeVisible();
});

it('a finding opens in place, with its words in sight beside it', async () => {
  const finding = findOnly(openDesk());
  const row = panel.getByRole('button', { name: finding.title, exact: true });
  await expect.element(row).toHaveAttribute('aria-expanded', 'false');
  await expectHidden(panel.getByText(finding.why, { exact: true }));
  await row.click();
  await expect.element(panel.getByText(finding.why, { exact: true })).toBeVisible();
  await expect.poll(getSelectedWords).toBe(finding.words);
  await row.click();
  await expectHidden(panel.getByText(finding.why, { exact: true }));
});

it('all findings are opened and closed at once', async () => {
  openDesk();
  await page.getByRole('button', { name: 'Open all' }).click();
  const cards = panel.getByRole('heading', { level: 4 });
  const listCards = (expanded: boolean) => cards.getByRole('button', { expanded }).elements();
  await expect.poll(() => listCards(false)).toEqual([]);
  await page.getByRole('button', { name: 'Close all' }).click();
  await expect.poll(() => listCards(true)).toEqual([]);
});

it('lit words lead to their finding', async () => {
  const finding = findOnly(openDesk());
  await expect.element(documentText).toHaveTextContent(finding.words.slice(0, 30));
  await expect.poll(() => CSS.highlights.size).toBeGreaterThan(0);
  await clickWords(finding.words.slice(0, 20));
  await expect
    .element(panel.getByRole('button', { name: finding.title, exact: true }))
    .toHaveAttribute('aria-expanded', 'true');
});

it('the split is moved with the keys, within its limits, and is remembered', async () => {
  openDesk('overview');
  await expect.element(splitter).toHaveAttribute('aria-valuenow', '50');
  (splitter.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(splitter).toHaveAttribute('aria-valuenow', '52');
  reload();
  await expect.element(splitter).toHaveAttribute('aria-valuenow', '52');
  (splitter.element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await expect.element(splitter).toHaveAttribute('aria-valuenow', '30');
});

it('findings alone are lit at first; what else is lit is chosen, and remembered', async () => {
  openDesk('document');
  const layers = page.getByRole('button', { name: 'Layers' });
  const terms = page.getByRole('menuitemcheckbox', { name: /^Key terms \(\d+\)/ });
  await layers.click();
  await expect.element(terms).toHaveAttribute('aria-checked', 'false');
  await terms.click();
  reload();
  await layers.click();
  await expect.element(terms).toHaveAttribute('aria-checked', 'true');
});

it('a press on the strip beside the text goes to the nearest finding', async () => {
  const { findings } = openDesk();
  const strip = page.getByTestId('minimap');
  await expect.element(strip).toBeVisible();
  await strip.click({ position: { x: 5, y: 1 } });
  const first = Math.min(...findings.flatMap(({ evidence }) => evidence.map(({ start }) => start)));
  await expect.poll(() => location.search).toContain(`at=${first}-`);
});

it('the button that opens the questions stands beside the tabs and covers nothing', async () => {
  openDesk();
  const ask = page.getByRole('button', { name: 'Ask', exact: true });
  await expect.element(ask).toBeVisible();
  await expect.poll(() => ask.element().closest('[data-launcher-place]')).not.toBeNull();
  const tabs = page.getByRole('tablist').element().getBoundingClientRect();
  const { top, bottom } = ask.element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(tabs.top);
  expect(bottom).toBeLessThanOrEqual(tabs.bottom);
});

it('on a phone that button stands in a bar of its own at the end of the window', async () => {
  await page.viewport(360, 740);
  openDesk();
  const ask = page.getByRole('button', { name: 'Ask', exact: true });
  await expect.element(ask).toBeVisible();
  const bar = ask.element().closest('[data-ask-bar]');
  const { left, right, bottom } = bar?.getBoundingClientRect() ?? new DOMRect();
  expect(Math.round(bottom)).toBe(740);
  // Nothing of the page shows beside the button: the bar is as wide as the results, and not transparent.
  const results = page.getByRole('region', { name: /./ }).first().element().getBoundingClientRect();
  expect(left).toBeLessThanOrEqual(results.left);
  expect(right).toBeGreaterThanOrEqual(results.right);
  expect(getComputedStyle(bar ?? document.body).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});
