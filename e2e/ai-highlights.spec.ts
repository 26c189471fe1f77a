import { type Analysis, aiAuthor } from '@clauselight/schema';
import { expect } from '@playwright/test';
import { getHighlights, getList, openSampleText } from './highlight-steps.ts';
import { test } from './test.ts';

test('the analysis has lit up every passage of every finding and key term', async ({ page }) => {
  const { analysis, documentId } = await openSampleText(page);
  const highlights = await getHighlights(page, documentId);
  const made = highlights.filter(({ createdBy }) => createdBy === aiAuthor);
  expect(made).toHaveLength(countPassages(analysis));
  await expect(
    page.getByRole('button', { name: `Hide Highlights (${made.length})` }),
  ).toBeVisible();
  await expect(getList(page).getByRole('listitem').first()).toContainText('AI Analysis');

  const ofFinding = made.find(({ origin }) => origin?.kind === 'finding');
  const item = getList(page).locator(`[data-id="${ofFinding?.id}"]`);
  await item.getByRole('link', { name: /^Show in Risk Analysis/ }).click();
  await expect(page.getByRole('tab', { name: 'Risk Analysis', selected: true })).toBeVisible();
  expect(page.url()).toContain('finding=');
});

test('findings in favour of the side taken say so in the list', async ({ page }) => {
  const { analysis, documentId } = await openSampleText(page);
  const view = analysis?.views.find(({ findings }) =>
    findings.some(({ standing }) => standing === 'favour'),
  );
  await page.getByLabel('Which side are you?').selectOption(view?.side ?? '');
  const favours = view?.findings.filter(({ standing }) => standing === 'favour') ?? [];
  const highlights = await getHighlights(page, documentId);
  const inFavour = highlights.filter(
    ({ origin }) => origin?.kind === 'finding' && favours.some(({ id }) => id === origin.findingId),
  );
  expect(inFavour.length).toBeGreaterThan(0);
  for (const { id } of inFavour.slice(0, 3)) {
    await expect(getList(page).locator(`[data-id="${id}"]`)).toContainText('In your favour');
  }
});

/** Passages of findings and terms, each once for what it was found. */
function countPassages(analysis: Analysis | undefined): number {
  const found = [...(analysis?.findings ?? []), ...(analysis?.terms ?? [])];
  const passages = found.flatMap(({ id, evidence }) =>
    [evidence].flat().map(({ start, end }) => `${id} ${start}-${end}`),
  );
  return new Set(passages).size;
}
