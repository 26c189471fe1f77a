import { categoryNames, getRiskLevel } from '@clauselight/core';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  expectAccessible,
  expectCount,
  expectHidden,
  expectNarrow,
  expectText,
  expectUsable,
  readText,
} from '../../../test/checks.ts';
import { answer } from '../../../test/network.ts';
import { openAsGuest, reload } from '../../../test/open-page.tsx';
import { dayMs, servePortfolio } from '../../../test/portfolio.ts';

const title = page.getByRole('heading', { level: 1 });
const scores = page.getByRole('region', { name: 'Scores over time' });
const kind = page.getByLabelText('Kind of document');
const period = page.getByLabelText('Analyzed');

/** The rows of a table's body. */
function listRows(name: string): HTMLElement[] {
  const table = page.getByRole('table', { name }).element();
  return [...table.querySelectorAll<HTMLElement>('tbody tr')];
}

it('the dashboard leads to both pages', async () => {
  openAsGuest();
  await page.getByRole('link', { name: 'View Analytics' }).click();
  await expectText(title, 'Analytics');
  openAsGuest();
  await page.getByRole('main').getByRole('link', { name: 'Risk Reports' }).click();
  await expectText(title, 'Risk Reports');
});

describe.each(['/analytics', '/risk-reports'])('with nothing analyzed %s', (path) => {
  it('says so and leads to the dashboard', async () => {
    openAsGuest(path);
    await expect.element(page.getByRole('heading', { name: 'Nothing analyzed yet' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect.poll(() => location.pathname).toBe('/');
  });

  it('says when it cannot be loaded, and tries again', async () => {
    const loadAgain = answer('GET /api/insights', { status: 500 });
    openAsGuest(path);
    await expect.element(page.getByRole('alert')).toHaveTextContent('500');
    loadAgain();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('heading', { name: 'Nothing analyzed yet' })).toBeVisible();
  });
});

describe('analytics', () => {
  it('show the figures of the API, drawn and as tables', async () => {
    const { analyses, insights } = servePortfolio();
    openAsGuest('/analytics');
    for (const measure of ['Risk', 'Attention needed', 'Revision need']) {
      const own = analyses.filter(({ scoreLabel }) => scoreLabel === measure);
      expect(own.length).toBeGreaterThan(0);
      const points = scores.getByRole('list', { name: `${measure} scores` }).getByRole('link');
      await expectCount(points, own.length);
      for (const { filename, riskScore = 0, id } of own) {
        const name = new RegExp(`${filename}, .*: ${riskScore.toFixed(1)} out of 10`);
        const point = scores.getByRole('link', { name });
        await expect.element(point).toHaveAttribute('href', `/?analysis=${id}`);
        await expect
          .element(point)
          .toHaveAccessibleName(expect.stringMatching(new RegExp(getRiskLevel(riskScore), 'i')));
      }
      await page.getByRole('button', { name: `Show as table: ${measure} over time` }).click();
      const table = `${measure} scores`;
      await expect.element(page.getByRole('table', { name: table })).toBeVisible();
      expect(listRows(table)).toHaveLength(own.length);
      await expect
        .element(page.getByRole('table', { name: table }))
        .toHaveTextContent((own[0]?.riskScore ?? 0).toFixed(1));
    }
    await expect.element(scores).toHaveTextContent('This score does not measure risk.');

    const contracts = insights.filter(({ scoreLabel }) => scoreLabel === 'Risk');
    const risks = contracts.flatMap(({ findings }) => findings);
    const categories = page.getByRole('region', { name: 'Risks by category' });
    await expect.element(categories).toHaveTextContent(`${risks.length} risks`);
    const name = new RegExp(`^${risks.length} risks in \\d+ categories`);
    await expect.element(categories.getByRole('img', { name })).toBeVisible();
    await page.getByRole('button', { name: 'Show as table: Risks by category' }).click();
    const table = 'Risks by category and severity';
    await expect.element(page.getByRole('table', { name: table })).toBeVisible();
    for (const category of new Set(risks.map((finding) => finding.category))) {
      const count = risks.filter((finding) => finding.category === category).length;
      const row = listRows(table).find((one) => readText(one).includes(categoryNames[category]));
      expect(readText(row?.lastElementChild ?? document.body)).toBe(String(count));
    }
    await expectAccessible();
  });

  it('lead to the finding, the passage and the analysis', async () => {
    const { insights } = servePortfolio();
    openAsGuest('/analytics');
    const frequent = page.getByRole('list', { name: 'Most frequent risks' });
    const first = frequent.getByRole('listitem').first();
    await expect.element(first).toHaveTextContent('in 2 documents');
    await expect
      .element(first.getByRole('link', { name: 'cloud-services-agreement.txt' }))
      .toHaveAttribute('href', expect.stringMatching(/tab=risk-analysis&finding=f\d+/));

    const letter = insights.find(({ filename }) => filename === '=letter.txt');
    expect(letter?.dates).toHaveLength(2);
    const deadlines = page.getByRole('list', { name: 'Deadlines', exact: true });
    await expect.element(deadlines).toHaveTextContent(/Past: 10 days ago.*in 12 days/);
    const marks = page.getByRole('list', { name: 'Deadlines on the timeline' });
    await expectCount(marks.getByRole('link'), 2);
    const day = letter?.dates.at(-1);
    await expect
      .element(deadlines.getByRole('link').last())
      .toHaveAttribute('href', expect.stringContaining(`at=${day?.start}-${day?.end}`));

    const values = page.getByRole('table', { name: 'Values by currency' });
    for (const row of [
      /GBP.*Document total.*GBP 2,275\.00/,
      /USD.*Contract value.*USD 336,000\.00/,
      /USD.*Recurring value per year.*USD 168,000\.00/,
    ]) {
      await expect.element(values).toHaveTextContent(row);
    }
    const value = values.getByRole('link', { name: 'USD 168,000.00' }).first();
    await expect.element(value).toHaveAttribute('href', expect.stringContaining('tab=document'));
  });

  it('have points that are reached with the arrow keys and say what they are', async () => {
    servePortfolio();
    answer('GET /api/analyses/*', { status: 404 });
    openAsGuest('/analytics');
    const points = page.getByRole('list', { name: 'Risk scores' }).getByRole('link');
    await expectCount(points, 2);
    (points.first().element() as HTMLElement).focus();
    await expect.element(page.getByText(/\/10 · High Risk/)).toBeVisible();
    await expect.element(points.last()).toHaveAttribute('tabindex', '-1');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(points.last()).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(points.first()).toHaveFocus();
    await expectAccessible({ within: scores });
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => location.search).toContain('analysis=');
  });

  it('keep period and kind in the address, which narrow every panel', async () => {
    servePortfolio();
    openAsGuest('/analytics');
    await kind.selectOptions('Essays and other writing');
    await period.selectOptions('Last 30 days');
    await expect
      .poll(() => location.search)
      .toMatch(/^\?(?:kind=writing&period=30|period=30&kind=writing)$/);
    reload();
    await expect.element(kind).toHaveValue('writing');
    await expect.element(page.getByRole('list', { name: 'Revision need scores' })).toBeVisible();
    await expectHidden(page.getByRole('list', { name: 'Risk scores' }));
    await expect
      .element(page.getByRole('region', { name: 'Values' }))
      .toHaveTextContent('No document names');
    await kind.selectOptions('Tables and data');
    await expect.element(page.getByText('No analysis is of this kind and period.')).toBeVisible();
  });

  it('fit every width in both colors and can be used by everybody', async () => {
    servePortfolio();
    openAsGuest('/analytics');
    await page.getByRole('button', { name: 'Show as table: Risk over time' }).click();
    await page.getByRole('button', { name: 'Show as table: Deadlines over time' }).click();
    await expectUsable();
  });
});

it('two hundred documents and many analyses stay within reach', async () => {
  const portfolio = servePortfolio();
  const createId = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  const createCopies = <T extends object>([value]: readonly T[]): T[] => {
    if (value === undefined) throw new Error('there is nothing to copy');
    return Array.from({ length: 200 }, (_none, index) => ({
      ...value,
      id: createId(index),
      analysisId: createId(index),
      documentId: createId(1000 + index),
      filename: `document-${index}.txt`,
      analyzedAt: new Date(Date.now() - (index + 0.5) * dayMs).toISOString(),
    }));
  };
  portfolio.insights = createCopies(portfolio.insights);
  portfolio.analyses = createCopies(portfolio.analyses);
  await page.viewport(360, 800);
  openAsGuest('/analytics');
  const points = scores.getByRole('link');
  await expectCount(points, 200);
  await expectNarrow();
  await period.selectOptions('Last 30 days');
  await expectCount(points, 30);
  openAsGuest('/risk-reports');
  await expect.element(page.getByText('200 documents', { exact: true })).toBeVisible();
  await expectNarrow();
});
