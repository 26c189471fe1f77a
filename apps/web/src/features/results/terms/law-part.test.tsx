import type { LawNote } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getAnalysis, serveAnalysis } from '../../../../test/analysis.ts';
import { expectAccessible, expectNarrow } from '../../../../test/checks.ts';
import { openAsGuest } from '../../../../test/open-page.tsx';

const part = page.getByRole('region', { name: 'Law to know' });

/** Opens the sample with one note on law, which repeats what the first finding says. */
function openWithNote() {
  const state = serveAnalysis();
  const analysis = getAnalysis(state.detail);
  const [first] = analysis.findings;
  if (first?.evidence[0] === undefined) throw new Error('the sample has a finding with words');
  first.law = 'Some laws limit it.';
  const note: LawNote = {
    id: 'delaware-claims',
    place: 'Delaware',
    topic: 'Time limits for claims',
    text: 'A contract may set a longer time to sue.',
    source: '10 Del. C. 8106(c)',
    asOf: '2025-06-30',
    certainty: 'settled',
    places: [{ basis: 'governing-law', evidence: first.evidence[0] }],
    occasion: 'Time to bring claims',
    evidence: [first.evidence[0]],
    restates: [first.id],
  };
  analysis.lawNotes = [note];
  openAsGuest(`${state.path}&tab=key-terms`);
  return first;
}

describe.each(['light', 'dark'])('law to know in %s colors', (theme) => {
  it('says what the law is, why it is shown, its source and its day', async () => {
    localStorage.setItem('clauselight.theme', theme);
    openWithNote();
    await expect.element(part).toHaveTextContent('1 note');
    await expect.element(part).toHaveTextContent('Delaware');
    await expect.element(part).toHaveTextContent('The document chooses this law');
    await expect.element(part).toHaveTextContent('Shown for: Time to bring claims');
    await expect.element(part).toHaveTextContent('A contract may set a longer time to sue.');
    await expect.element(part).toHaveTextContent('10 Del. C. 8106(c), as of 30 June 2025');
    await expect.element(part).toHaveTextContent('Settled');
    await expect.element(part.getByRole('link').first()).toBeVisible();
    await page.viewport(360, 800);
    await expectNarrow();
    await expectAccessible({ except: '.document-text' });
  });
});

describe('law to know', () => {
  it('is searched with the terms', async () => {
    openWithNote();
    await expect.element(part).toBeVisible();
    const search = page.getByRole('searchbox');
    await search.fill('longer sue');
    await expect.element(part).toBeVisible();
    await search.fill('mortgage');
    await expect.element(part).not.toBeInTheDocument();
  });

  it('is named by the finding that says the same, once', async () => {
    const finding = openWithNote();
    await expect.element(part).toBeVisible();
    await page.getByRole('tab', { name: 'Risk Analysis', exact: true }).click();
    const panel = page.getByRole('tabpanel');
    await panel.getByRole('button', { name: finding.title, exact: true }).click();
    await expect.element(panel).toHaveTextContent('Delaware: see “Law to know”');
    await expect.element(panel).not.toHaveTextContent('Some laws limit it.');
  });
});
