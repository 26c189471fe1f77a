import path from 'node:path';
import type { DocumentInsight, Insights } from '@clauselight/schema';
import { expect, type Page } from '@playwright/test';
import { root } from './server.ts';
import { analyzePastPage, enterAsGuest, type Upload } from './steps.ts';

/** Milliseconds of a day. */
export const dayMs = 24 * 60 * 60 * 1000;

const samples = [
  'cloud-services-agreement.txt',
  'cloud-services-agreement.docx',
  'school-uniforms-essay.txt',
  'shop-sign-invoice.txt',
].map((name) => path.join(root, 'samples', name));

/** A day that many days from today, as a letter writes it. */
export function writeDay(days: number): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return format.format(new Date(Date.now() + days * dayMs));
}

function createLetter(): Upload {
  const text = `Kestrel Energy Ltd
12 Mill Lane
Bristol BS1 4QA

Ms Dana Whitfield
8 Orchard Row
Bath BA1 2NF

${writeDay(-20)}

Subject: Overdue payment for invoice 7781

Dear Ms Whitfield,

Our records show that invoice 7781 has not been paid. Please pay the amount of GBP 412.60 by ${writeDay(-10)}.

We ask you to send us your current meter reading by ${writeDay(12)}.

Yours sincerely,

Paul Harker
Customer Accounts
`;
  return { name: '=letter.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
}

/** Goes in as a guest with two contracts, an essay, an invoice and a letter analyzed. */
export async function prepare(page: Page): Promise<void> {
  await enterAsGuest(page);
  for (const file of [...samples, createLetter()]) await analyzePastPage(page, file);
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
