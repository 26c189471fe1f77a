import { createReadStream } from 'node:fs';
import type { AnalysisDetail } from '@clauselight/schema';
import { type Cookie, expect, type Page } from '@playwright/test';

/** A file to upload: one of this machine, or one made here. */
export type Upload = string | { name: string; mimeType: string; buffer: Buffer };

/** Opens the product and goes in as a guest. */
export async function enterAsGuest(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  await expect(page.getByRole('heading', { name: 'Document Analysis Dashboard' })).toBeVisible();
}

export async function upload(page: Page, file: Upload): Promise<void> {
  await page.getByLabel('Document to upload').setInputFiles(file);
}

/** Uploads a document as a guest and waits for its results; the analysis starts by itself. */
export async function analyze(page: Page, file: Upload): Promise<AnalysisDetail> {
  await enterAsGuest(page);
  await upload(page, file);
  await expect(
    page.getByRole('heading', { name: /^(?:Contract|Document) Analysis #/ }),
  ).toBeVisible();
  const id = new URL(page.url()).searchParams.get('analysis');
  return (await (await page.request.get(`/api/analyses/${id}`)).json()) as AnalysisDetail;
}

type ResultsTab = 'overview' | 'risk-analysis' | 'key-terms' | 'document';

/**
 * Has a document analyzed past the page and opens its results, at one of their tabs: for tests that are about neither the
 * way there nor the analysis.
 */
export async function openAnalysis(
  page: Page,
  file: Upload,
  tab: ResultsTab = 'overview',
): Promise<AnalysisDetail> {
  const detail = await analyzePastPage(page, file);
  await showResults(page, detail, tab);
  return detail;
}

/** Guests whose one document has been analyzed, by what they uploaded. A worker has one server, and these with it. */
const guests = new Map<Upload, { cookies: Cookie[]; detail: AnalysisDetail }>();

/** As `openAnalysis`, once for all tests of a worker that only look: what they change, the next one finds. */
export async function openSharedAnalysis(
  page: Page,
  file: Upload,
  tab: ResultsTab = 'overview',
): Promise<AnalysisDetail> {
  const known = guests.get(file);
  if (known === undefined) {
    const detail = await openAnalysis(page, file, tab);
    guests.set(file, { cookies: await page.context().cookies(), detail });
    return detail;
  }
  await page.context().addCookies(known.cookies);
  await showResults(page, known.detail, tab);
  return known.detail;
}

async function showResults(page: Page, { id }: AnalysisDetail, tab: ResultsTab): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('clauselight.guest-access', 'chosen'));
  await page.goto(`/?analysis=${id}&tab=${tab}`);
  await expect(
    page.getByRole('heading', { name: /^(?:Contract|Document) Analysis #/ }),
  ).toBeVisible();
}

/** Uploads a document in the visitor's session and waits for its analysis, without a page. */
export async function analyzePastPage(page: Page, file: Upload): Promise<AnalysisDetail> {
  const document = typeof file === 'string' ? createReadStream(file) : file;
  const uploaded = await page.request.post('/api/documents/upload', { multipart: { document } });
  const { document: stored } = await uploaded.json();
  const analyzed = await page.request.post(`/api/documents/${stored.id}/analyze`);
  return (await analyzed.json()) as AnalysisDetail;
}

export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
}

/** The words that are selected on the page, without the line ends that a browser puts between blocks. */
export function getSelectedWords(page: Page): Promise<string> {
  return page.evaluate(() => (getSelection()?.toString() ?? '').replace(/\s+/g, ' ').trim());
}
