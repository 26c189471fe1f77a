import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getAnalysis, getSample, serveAnalysis } from '../../../test/analysis.ts';
import { expectAccessible, expectCount, readTexts } from '../../../test/checks.ts';
import { openAsGuest } from '../../../test/open-page.tsx';

const panel = page.getByRole('tabpanel', { name: 'Recommendations' });
const items = panel.getByRole('heading', { level: 4 });

describe('recommendations', () => {
  it('are one for each request, by how much they matter, and are copied as a list', async () => {
    const state = serveAnalysis();
    openAsGuest(`${state.path}&tab=recommendations`);
    await expect.element(panel).toBeVisible();
    const { recommendations } = getAnalysis(state.detail);
    const texts = new Set(recommendations.map(({ text }) => text));
    await expectCount(items, texts.size);
    const ranks = readTexts(panel.getByRole('heading', { level: 3 }));
    expect(ranks).toEqual(['Changes to the text', 'Must have', 'Should have', 'Nice to have']);
    await expectAccessible({ within: panel });

    await panel.getByRole('button', { name: 'Copy all recommendations as text' }).click();
    const copied = await navigator.clipboard.readText();
    expect(copied).toMatch(/^Must have\n1\. /);
    expect(copied.match(/^\d+\. /gm)).toHaveLength(texts.size);
  });

  it('show the first places of a request, and the others when asked', async () => {
    const state = serveAnalysis();
    const analysis = getAnalysis(state.detail);
    const [first] = analysis.recommendations.filter(({ evidence }) => evidence !== undefined);
    if (first === undefined) throw new Error('the sample recommends nothing with words');
    const many = Array.from({ length: 5 }, (_, index) => ({ ...first, id: `r${index}` }));
    state.detail = {
      ...state.detail,
      analysis: { ...analysis, recommendations: many, views: [] },
    };
    openAsGuest(`${state.path}&tab=recommendations`);
    await expectCount(items, 1);
    const places = panel.getByRole('link', { name: /^Show in the document/ });
    await expect.element(panel).toHaveTextContent('at the first of 5 places');
    const shown = () => places.elements().filter((place) => place.checkVisibility()).length;
    await expect.poll(shown).toBe(3);
    await panel.getByText('2 more places').click();
    await expect.poll(shown).toBe(5);
  });

  it('of an essay are ranked in the words of its kind', async () => {
    const state = serveAnalysis(getSample('an essay'));
    openAsGuest(`${state.path}&tab=recommendations`);
    await expect.element(panel).toBeVisible();
    // No change of the words is proposed for what is no contract.
    for (const rank of readTexts(panel.getByRole('heading', { level: 3 }))) {
      expect(['Important', 'Worth doing', 'If there is time']).toContain(rank);
    }
  });
});
