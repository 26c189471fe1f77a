import type { AnalysisDetail, Highlight } from '@clauselight/schema';
import { expect, type Page } from '@playwright/test';
import { sampleDocuments } from './documents.ts';
import { openAnalysis } from './steps.ts';

/** Opens the text of the sample contract with its highlights. */
export async function openSampleText(page: Page): Promise<AnalysisDetail> {
  const detail = await openAnalysis(page, sampleDocuments[0]?.file ?? '', 'document');
  await expect(page.getByRole('region', { name: 'Document text' })).toContainText('SCHEDULE A');
  await expect(
    page.getByRole('button', { name: /^(?:Hide|Show) Highlights \(\d+\)$/ }),
  ).toBeVisible();
  return detail;
}

export async function getHighlights(page: Page, documentId: string): Promise<Highlight[]> {
  const answer = await page.request.get(`/api/documents/${documentId}/highlights`);
  return (await answer.json()) as Highlight[];
}

/** Drags the mouse over words of one paragraph, as a reader does. */
export async function selectWords(page: Page, words: string): Promise<void> {
  const { start, end } = await findEnds(page, words);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

/** Clicks in the middle of the first line that words of the text are in. */
export async function clickWords(page: Page, words: string): Promise<void> {
  const { start } = await findEnds(page, words);
  await page.mouse.click(start.x + 12, start.y);
}

export function getCard(page: Page) {
  return page.getByRole('dialog', { name: 'Selection' });
}

/** The list beside the text. */
export function getList(page: Page) {
  return page.getByRole('list', { name: 'Highlights', exact: true });
}

function findEnds(page: Page, words: string) {
  return page.getByRole('region', { name: 'Document text' }).evaluate((region, wanted) => {
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.nodeValue?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      node.parentElement?.scrollIntoView({ block: 'center' });
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const [first, last] = [rects[0], rects.at(-1)];
      if (!first || !last) break;
      return {
        start: { x: first.left + 1, y: first.top + first.height / 2 },
        end: { x: last.right - 1, y: last.top + last.height / 2 },
      };
    }
    throw new Error(`the text has no paragraph with “${wanted}”`);
  }, words);
}
