import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getAnalysis, serveAnalysis } from '../../../test/analysis.ts';
import { expectAccessible, expectHidden } from '../../../test/checks.ts';
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

it('nothing found is no approval where too little was judged', async () => {
  const state = serveAnalysis();
  const analysis = getAnalysis(state.detail);
  Object.assign(analysis, {
    findings: [],
    recommendations: [],
    views: [],
    sides: [],
    firstSteps: { recommendationIds: [], message: '' },
  });
  const silence = page
    .getByRole('tabpanel')
    .getByText('That says nothing about the document: too little of it was judged.');
  openAsGuest(`${state.path}&tab=recommendations`);
  await expect.element(page.getByText('No finding calls for a change')).toBeVisible();
  await expectHidden(silence);
  if (analysis.score) Object.assign(analysis.score, { value: 0, level: 'partial' });
  for (const tab of ['overview', 'risk-analysis', 'recommendations']) {
    openAsGuest(`${state.path}&tab=${tab}`);
    await expect.element(silence).toBeVisible();
  }
});
