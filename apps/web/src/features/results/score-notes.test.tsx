import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getAnalysis, serveAnalysis } from '../../../test/analysis.ts';
import { expectAccessible } from '../../../test/checks.ts';
import { openAsGuest } from '../../../test/open-page.tsx';

it('a low score of which little was recognized is not called low, and says why', async () => {
  const state = serveAnalysis();
  const analysis = getAnalysis(state.detail);
  const coverage = { sentences: 40, recognized: 10 };
  if (analysis.score) Object.assign(analysis.score, { value: 2, level: 'partial', coverage });
  openAsGuest(`${state.path}&tab=overview`);
  const results = page.getByRole('region', { name: /^Contract Analysis #/ });
  await expect.element(results.getByText('Partly judged').first()).toBeVisible();
  await expect
    .element(
      page.getByRole('tabpanel').getByText(/recognized only 10 of 40 sentences.*it is 5\.9\./),
    )
    .toBeVisible();
  await expectAccessible({ except: '.document-text' });
});
