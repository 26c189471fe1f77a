import type { Analysis, UsualRange, UsualShare } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getAnalysis, serveAnalysis } from '../../../test/analysis.ts';
import { expectAccessible, expectNarrow } from '../../../test/checks.ts';
import { openAsGuest } from '../../../test/open-page.tsx';

const share: UsualShare = { kind: 'supply', clause: 'Audit rights', withClause: 20, total: 23 };
const range: UsualRange = {
  figure: 'renewal-notice',
  lower: 30,
  median: 60,
  upper: 90,
  total: 71,
};
const sentence =
  'Usual here: most, 20 of 23 supply or manufacturing agreements, have a clause “Audit rights”.';

/** Opens a tab of the sample with one thing of it changed, and nothing else that is usual. */
function openWith(tab: string, change: (analysis: Analysis) => void) {
  const state = serveAnalysis();
  const analysis = getAnalysis(state.detail);
  for (const entry of [...analysis.checks, ...analysis.provisions, ...analysis.terms])
    delete entry.usual;
  change(analysis);
  openAsGuest(`${state.path}&tab=${tab}`);
  return analysis;
}

const panel = page.getByRole('tabpanel');

describe.each(['light', 'dark'])('what is usual, in %s colors', (theme) => {
  it('stands with a check, present or not, and says what it is counted on', async () => {
    localStorage.setItem('clauselight.theme', theme);
    openWith('risk-analysis', ({ checks }) => {
      for (const outcome of ['present', 'not-found'] as const) {
        const check = checks.find((one) => one.outcome === outcome);
        if (check === undefined) throw new Error(`the sample has a check that is ${outcome}`);
        check.usual = { share };
      }
    });
    await expect.element(panel.getByText(sentence).nth(1)).toBeVisible();
    expect(panel.getByText(sentence).elements()).toHaveLength(2);
    await expect.element(panel).toHaveTextContent('counted on contracts of US companies');
    await page.viewport(360, 800);
    await expectNarrow();
    await expectAccessible({ except: '.document-text' });
  });

  it('stands with a passage and with a length', async () => {
    localStorage.setItem('clauselight.theme', theme);
    openWith('key-terms', ({ provisions, terms }) => {
      const provision = provisions.find(({ category }) => category === 'governing-law');
      const term = terms.find(({ type }) => type === 'contract-term');
      if (provision === undefined || term === undefined) throw new Error('the sample has both');
      provision.usual = { share };
      term.usual = range;
    });
    await expect.element(panel).toHaveTextContent(sentence);
    await expect
      .element(panel)
      .toHaveTextContent('Usual: 30 to 90 days (middle half of 71 commercial contracts).');
    await page.viewport(360, 800);
    await expectNarrow();
    await expectAccessible({ except: '.document-text' });
  });
});

describe('what is usual', () => {
  it('stands with a finding, when it is opened', async () => {
    const { findings } = openWith('risk-analysis', (analysis) => {
      const [first] = analysis.findings;
      const check = analysis.checks.find(({ ruleId }) => ruleId === first?.ruleId);
      if (check === undefined) throw new Error('the first finding has a check');
      check.usual = { share };
    });
    const [first] = findings;
    await panel.getByRole('button', { name: first?.title ?? '', exact: true }).click();
    await expect.element(panel).toHaveTextContent(sentence);
  });

  it('is not mentioned where nothing is known', async () => {
    openWith('risk-analysis', () => undefined);
    await expect.element(panel.getByText(/checks were made/)).toBeVisible();
    await expect.element(panel).not.toHaveTextContent(/Usual(?: here)?:|What is usual/);
  });
});
