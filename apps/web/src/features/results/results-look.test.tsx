import type { Analysis } from '@clauselight/schema';
import { describe, expect, inject, it } from 'vitest';
import { page } from 'vitest/browser';
import { getAnalysis, getSample, serveAnalysis } from '../../../test/analysis.ts';
import { expectAccessible, expectNarrow, readTexts } from '../../../test/checks.ts';
import { openAsGuest } from '../../../test/open-page.tsx';

describe.each([
  ['light', [768, 1280]],
  ['dark', [360]],
] as const)('in %s colors', (theme, widths) => {
  const all = Object.keys(inject('answers').samples);
  // In light colors a wide page of one kind shows what the others show; a full run looks at all of them.
  const kinds = theme === 'dark' || inject('isFullRun') ? all : all.slice(0, 1);

  it.each(kinds)('every tab of %s fits its width and can be used by everybody', async (title) => {
    localStorage.setItem('clauselight.theme', theme);
    const state = serveAnalysis(getSample(title));
    state.detail = { ...state.detail, analysis: shorten(getAnalysis(state.detail)) };
    openAsGuest(state.path);
    await expect.element(page.getByRole('tab').first()).toBeVisible();
    for (const [index, tab] of readTexts(page.getByRole('tab')).entries()) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await expect.element(page.getByRole('tabpanel', { name: tab })).toBeVisible();
      for (const width of widths) {
        await page.viewport(width, 800);
        await expectNarrow();
      }
      // The other tabs of all kinds of documents are made of the same parts; the document pane has tests of its own.
      if (index === 0 || title === all[0]) await expectAccessible({ except: '.document-text' });
    }
  });
});

/** With a few findings, recommendations and terms of each kind: one more that looks alike shows nothing new. */
function shorten(analysis: Analysis): Analysis {
  const few = 2;
  const findings = [0, 1, 2, 3, 4, 5].flatMap((severity) =>
    analysis.findings.filter((finding) => finding.severity === severity).slice(0, few),
  );
  const termTypes = new Map<string, number>();
  const terms = analysis.terms.filter(({ type }) => {
    termTypes.set(type, (termTypes.get(type) ?? 0) + 1);
    return (termTypes.get(type) ?? 0) <= few;
  });
  return {
    ...analysis,
    findings,
    terms,
    recommendations: analysis.recommendations.slice(0, few),
    checks: analysis.checks.slice(0, few),
    provisions: analysis.provisions.slice(0, few),
  };
}
