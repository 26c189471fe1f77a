import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectText, expectUsable, readText, readTexts } from '../../../test/checks.ts';
import { downloads, openAsGuest, reload } from '../../../test/open-page.tsx';
import { servePortfolio } from '../../../test/portfolio.ts';

const table = page.getByRole('table', { name: 'Risk report' });
const shown = table.getByRole('rowheader');
const containing = page.getByLabelText('Containing');
const listRows = () => [...(table.query()?.querySelectorAll('tbody tr') ?? [])];

async function expectRows(count: number): Promise<void> {
  await expect.poll(() => listRows().length).toBe(count);
}

/** The names of the documents in the order in which they stand. */
function readNames(names: readonly string[]): string[] {
  return readTexts(shown).map((text) => names.find((name) => text.includes(name)) ?? text);
}

it('the risk report sorts, filters and leads to findings', async () => {
  const { insights } = servePortfolio();
  openAsGuest('/risk-reports');
  await expectRows(insights.length);
  expect(readText(listRows()[0] ?? document.body)).toContain('cloud-services-agreement');
  for (const { filename, riskScore, findings } of insights) {
    const row = listRows().find((one) => readText(one).includes(filename));
    expect(readText(row ?? document.body)).toContain(riskScore?.toFixed(1));
    const links = row?.querySelectorAll('[aria-label="Gravest findings"] a');
    expect(links).toHaveLength(Math.min(3, findings.length));
  }
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect
    .element(summary)
    .toHaveTextContent('5 documents: 2 contracts, 1 piece of writing and 2 business documents.');
  await expect.element(summary).toHaveTextContent('The next deadline is in 12 days');

  const header = page.getByRole('columnheader', { name: 'Document' });
  await header.getByRole('button').click();
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  const names = insights.map(({ filename }) => filename).toSorted((a, b) => a.localeCompare(b));
  expect(readNames(names)).toEqual(names);
  await header.getByRole('button').click();
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
  expect(location.search).toContain('sort=-document');
  reload();
  await expectRows(insights.length);
  expect(readNames(names)).toEqual(names.toReversed());

  await page.getByLabelText('Severity').selectOptions('Critical');
  await expectRows(2);
  await expect
    .element(page.getByRole('status').filter({ hasText: '2 of 5 documents' }))
    .toBeVisible();
  await containing.fill('no such words');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expectRows(5);
  await containing.fill('essay');
  await expectRows(1);
  await expect.element(table).toHaveTextContent('Revision need');
  await expect
    .element(page.getByRole('list', { name: 'Gravest findings' }).getByRole('link').first())
    .toHaveAttribute('href', expect.stringMatching(/tab=risk-analysis&finding=f\d+/));
});

it('the risk report is saved as CSV without formulas', async () => {
  const { insights } = servePortfolio();
  openAsGuest('/risk-reports?sort=document');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect.poll(() => downloads.length).toBe(1);
  expect(downloads[0]?.name).toMatch(/^risk-report-\d{4}-\d\d-\d\d\.csv$/);
  // Blob.text() leaves the byte order mark out.
  const bytes = await (await downloads[0]?.content)?.arrayBuffer();
  const content = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  expect(content.endsWith('\r\n')).toBe(true);
  const lines = content.trimEnd().split('\r\n');
  expect(lines).toHaveLength(insights.length + 1);
  expect(lines[0]).toMatch(/^\uFEFFDocument,Kind,Analyzed,Score measures,Score,Level,/);
  expect(lines.some((line) => line.startsWith("'=letter.txt,Letter,"))).toBe(true);
  for (const line of lines) expect(line).not.toMatch(/^[=+\-@]/);
  const contract = insights.find(({ filename }) => filename === 'cloud-services-agreement.txt');
  expect(content).toContain(
    `${contract?.filename},${contract?.kindLabel},${contract?.analyzedAt},Risk,${contract?.riskScore?.toFixed(1)}`,
  );
});

it('the risk report fits every width in both colors and can be used by everybody', async () => {
  servePortfolio();
  openAsGuest('/risk-reports');
  await expectText(page.getByRole('heading', { level: 1 }), 'Risk Reports');
  await expectRows(5);
  await expectUsable();
});
