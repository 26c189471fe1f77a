import { expect, type Page } from '@playwright/test';
import { sampleDocuments } from './documents.ts';
import { openAnalysis, openTab } from './steps.ts';
import { test } from './test.ts';

const [sample] = sampleDocuments;

test('a side taken turns findings into its risks or points in its favour, and is remembered', async ({
  page,
}) => {
  const { analysis } = await openAnalysis(page, sample?.file ?? '');
  const overview = page.getByRole('tabpanel', { name: 'Overview' });
  await expect(overview).toContainText(formatScore(analysis?.score.value));

  for (const side of analysis?.sides ?? []) {
    const view = analysis?.views.find((candidate) => candidate.side === side.id);
    await openTab(page, 'Overview');
    await page.getByLabel('Which side are you?').selectOption(side.id);
    await expect(overview).toContainText(formatScore(view?.score.value));

    await openTab(page, 'Risk Analysis');
    const favours = view?.findings.filter(({ standing }) => standing === 'favour').length ?? 0;
    await expect(listFavours(page)).toHaveCount(favours);
  }
  const standings = analysis?.views.flatMap(({ findings }) =>
    findings.map(({ standing }) => standing),
  );
  expect(standings).toContain('favour');
  const [provider, customer] = analysis?.views ?? [];
  expect(provider?.score.value).not.toBe(customer?.score.value);

  const shown = await listFavours(page).count();
  const side = await page.getByLabel('Which side are you?').inputValue();
  await page.reload();
  await expect(page.getByLabel('Which side are you?')).toHaveValue(side);
  await expect(listFavours(page)).toHaveCount(shown);

  await page.getByLabel('Which side are you?').selectOption('');
  await expect(listFavours(page)).toHaveCount(0);
});

function listFavours(page: Page) {
  return page.getByRole('region', { name: 'In your favour' }).getByRole('heading', { level: 4 });
}

/** As the overview shows it. */
function formatScore(score: number | undefined): string {
  return `${score?.toFixed(1)}/10`;
}
