import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { serveAnalysis } from '../../../../test/analysis.ts';
import { expectAccessible, expectCount, expectHidden } from '../../../../test/checks.ts';
import { openResults, openTab, side } from '../test/results-steps.ts';

const part = page.getByRole('region', { name: 'Clause by clause' });
/** The line of a clause. */
const lineOf = (name: string) => part.getByRole('listitem').filter({ hasText: name }).first();

describe('the clauses of a contract', () => {
  it('come first, each with its verdict, and open by keyboard to words, request and findings', async () => {
    const { analysis } = openResults('risk-analysis');
    await expect.element(part).toHaveTextContent(`${analysis.clauseRows.length} clauses`);
    await expect.element(part).toHaveTextContent(/\d+ off market · \d+ that weigh on a side/);
    await expect.element(part).toHaveTextContent(/\d+ more clauses: in order, or yours to read/);
    const line = lineOf('Limit of liability');
    await expect.element(line).toHaveTextContent(/Limit of liability 3 months\s*Off market/);
    const quote = line.getByRole('link', { name: /shall not exceed the fees paid/ });
    await expectHidden(quote);
    (line.element().querySelector('summary') as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(quote).toBeVisible();
    await expect.element(line).toHaveTextContent('How much can each side be made to pay?');
    await expect.element(line).toHaveTextContent('Request: Raise the liability cap');
    await expectAccessible({ within: part });
    await line.getByRole('list').getByRole('link').click();
    await expect.poll(() => location.search).toMatch(/finding=f\d+/);
    // Whoever comes for a finding sees it, and the counts above it.
    await expectHidden(lineOf('Renewal'));
  });

  it('follow the side, and ask for nothing on behalf of whom they favor', async () => {
    const { analysis } = openResults('risk-analysis');
    const line = lineOf('Ending without a reason');
    await expect.element(line).toHaveTextContent('One-sided for Provider');
    await openTab('Overview');
    const provider = analysis.sides.find(({ label }) => label.startsWith('Provider'));
    await side.selectOptions(provider?.id ?? '');
    await openTab('Risk Analysis');
    await expect.element(line).toHaveTextContent('One-sided for you');
  });

  it('keep to themselves what is missing in results of earlier versions', async () => {
    const state = serveAnalysis();
    if (state.detail.analysis) state.detail.analysis.clauseRows = [];
    openResults('risk-analysis', state);
    await expect.element(page.getByRole('region', { name: 'Findings', exact: true })).toBeVisible();
    await expectHidden(part);
  });
});

it('what each side may do stands side by side, with the words that give the power', async () => {
  const { analysis } = openResults('risk-analysis');
  const powers = page.getByRole('table', { name: 'Who may do what' });
  await expectCount(powers.getByRole('row'), analysis.powers.length + 1);
  const row = powers.getByRole('row').filter({ hasText: 'Change the price' });
  await expect.element(row).toHaveTextContent(/Provider alone.*May.*2\.3.*–/);
  await expect
    .element(row.getByRole('link'))
    .toHaveAttribute('href', expect.stringContaining('at='));
  await expect
    .element(powers.getByRole('row').filter({ hasText: 'End it for a breach' }))
    .not.toHaveTextContent('alone');
  await expectAccessible({ within: powers });
});
