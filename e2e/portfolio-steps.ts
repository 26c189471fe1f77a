import type { DocumentInsight, Insights } from '@clauselight/schema';
import { expect, type Page } from '@playwright/test';
import { createPortfolio } from './portfolio.ts';
import { analyzePastPage, enterAsGuest } from './steps.ts';

/** Goes in as a guest with two contracts, an essay, an invoice and a letter analyzed. The page stays at `today`. */
export async function prepare(page: Page, today = new Date()): Promise<void> {
  await page.clock.setFixedTime(today);
  await enterAsGuest(page);
  for (const file of createPortfolio(today)) await analyzePastPage(page, file);
}

export async function readInsights(page: Page): Promise<DocumentInsight[]> {
  const answer = await page.request.get('/api/insights');
  return ((await answer.json()) as Insights).documents;
}

export async function openAnalytics(page: Page, query = ''): Promise<void> {
  await page.goto(`/analytics${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
}

export async function openReport(page: Page, query = ''): Promise<void> {
  await page.goto(`/risk-reports${query}`);
  await expect(page.getByRole('table', { name: 'Risk report' })).toBeVisible();
}
