import type { AnalysisDetail, UploadResponse } from '@clauselight/schema';
import type { Page } from '@playwright/test';
import type { PlacedHighlight } from './long-document.ts';
import type { PaneActions } from './measure-pane.ts';

const palette = ['#fef08a', '#bfdbfe', '#bbf7d0', '#fbcfe8', '#e9d5ff'];
const tabTimeoutMs = 120_000;

/** Uploads and analyzes a text as the visitor of the page, and puts highlights into it. */
export async function prepareDocument(
  page: Page,
  text: string,
  highlights: readonly PlacedHighlight[],
): Promise<string> {
  const { request } = page.context();
  const buffer = Buffer.from(text);
  const uploaded = await request.post('/api/documents/upload', {
    multipart: { document: { name: 'long.txt', mimeType: 'text/plain', buffer } },
  });
  const { document } = (await uploaded.json()) as UploadResponse;
  const analyzed = await request.post(`/api/documents/${document.id}/analyze`, {
    timeout: tabTimeoutMs,
  });
  if (!analyzed.ok()) throw new Error(`the text was not analyzed: ${await analyzed.text()}`);
  const { id } = (await analyzed.json()) as AnalysisDetail;
  for (const [index, highlight] of highlights.entries()) {
    const color = palette[index % palette.length];
    const answer = await request.post(`/api/documents/${document.id}/highlights`, {
      data: { ...highlight, color },
    });
    if (!answer.ok()) throw new Error(`a highlight was refused: ${await answer.text()}`);
  }
  return id;
}

/** The Document tab of an analysis whose results are on the page. */
export function actOnProduct(page: Page): PaneActions {
  const pane = page.getByRole('region', { name: 'Document text' });
  return {
    pane,
    opener: page.getByRole('tab', { name: 'Document' }),
    async waitUntilOpen() {
      await pane.waitFor({ timeout: tabTimeoutMs });
      await page.getByRole('button', { name: /Highlights \([\d,]+\)/ }).waitFor();
    },
    async prepareAdd() {
      await pane
        .locator('p')
        .nth(2)
        .click({ clickCount: 3, position: { x: 60, y: 12 } });
      return page.getByRole('button', { name: 'Save highlight' });
    },
    async prepareDelete() {
      return page.getByRole('button', { name: /^Delete highlight/ }).first();
    },
  };
}

/** The page of the plain design, once `preparePlainDesign` has been called on it. */
export function actOnPlainDesign(page: Page): PaneActions {
  const getButton = (name: string) => page.getByRole('button', { name });
  return {
    pane: page.locator('#pane'),
    opener: getButton('Open'),
    waitUntilOpen: () => page.locator('mark').first().waitFor(),
    prepareAdd: async () => getButton('Add'),
    prepareDelete: async () => getButton('Delete'),
  };
}
