import { expect } from '@playwright/test';
import { sampleDocuments } from './documents.ts';
import { openAnalysis, openTab } from './steps.ts';
import { test } from './test.ts';

const contract = sampleDocuments[0]?.file ?? '';

test('a side taken and a risk accepted are kept by the server, and taken back', async ({
  page,
}) => {
  const { id, analysis } = await openAnalysis(page, contract);
  const view = analysis?.views.at(-1);
  const finding = view?.findings.toSorted((a, b) => b.points - a.points)[0];
  const title = analysis?.findings.find((one) => one.id === finding?.id)?.title;
  const before = view?.score.value.toFixed(1);
  await page.getByLabel('Which side are you?').selectOption(view?.side ?? '');
  await openTab(page, 'Risk Analysis');
  await page
    .getByRole('button', { name: `Accept this risk: ${title}` })
    .first()
    .click();
  await expect(page.getByText(`with 1 set aside; ${before} as it stands`)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Which side are you?')).toHaveValue(view?.side ?? '');
  await expect(page.getByText(`with 1 set aside; ${before} as it stands`)).toBeVisible();
  await openTab(page, 'Overview');
  await expect(page.getByRole('tabpanel')).toContainText(`${finding?.scoreWithout.toFixed(1)}/10`);
  await openTab(page, 'Risk Analysis');
  await page.getByText('What you set aside, and what does not count').click();
  await page
    .getByRole('button', { name: `Undo, count again: ${title}` })
    .first()
    .click();
  await expect(page.getByText('as it stands')).toHaveCount(0);
  await expect
    .poll(async () => (await (await page.request.get(`/api/analyses/${id}`)).json()).findingStates)
    .toEqual([]);
});
