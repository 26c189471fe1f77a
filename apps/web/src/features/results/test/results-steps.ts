import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { getAnalysis, type StandInAnalysis, serveAnalysis } from '../../../../test/analysis.ts';
import { openAsGuest } from '../../../../test/open-page.tsx';

export const panel = page.getByRole('tabpanel');
export const side = page.getByLabelText('Which side are you?');
export const anyAccept = page.getByRole('button', { name: /^Accept this risk/ });

/** As the page shows a score. */
export function format(score: number | undefined): string {
  return score?.toFixed(1) ?? '';
}

/** Opens the results at one of their tabs: those of the sample, or of what `state` holds. */
export function openResults(tab = 'overview', state: StandInAnalysis = serveAnalysis()) {
  openAsGuest(`${state.path}&tab=${tab}`);
  return { state, analysis: getAnalysis(state.detail) };
}

export async function openTab(name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  await expect.element(page.getByRole('tabpanel', { name })).toBeVisible();
}
