import type { DocumentText, Span } from '@clauselight/schema';
import { expect, type Locator, type Page } from '@playwright/test';
import { openSharedAnalysis, type Upload } from './steps.ts';

/** Words whose letters are several code units, and whose lines run both ways. */
export const mixedWords = [
  '1. Zahlung 😀 und مرحبا',
  'Der Käufer 👩‍👩‍👧 zahlt 100 € an den Verkäufer.',
  'يدفع المشتري الثمن خلال ثلاثين يوماً.',
  'The end of it.',
].join('\n\n');

export function buildText(words: string): Upload {
  return { name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from(words) };
}

/** The mixed words as one upload, so that tests which only look at them share its analysis. */
export const mixedText = buildText(mixedWords);

/** Opens a document at its text, to look at it alone; the answer is that text as the server gives it. */
export async function openDocument(page: Page, file: Upload): Promise<DocumentText> {
  const { documentId } = await openSharedAnalysis(page, file, 'document');
  await waitForText(page);
  return (await (
    await page.request.get(`/api/documents/${documentId}/text`)
  ).json()) as DocumentText;
}

/** Waits until the text of the Document tab is highlighted and no longer moves. */
export async function waitForText(page: Page): Promise<void> {
  await expect(getText(page).locator('[data-start]').first()).toBeVisible();
  // What comes later moves the words: the count of highlights, and the font.
  await expect(page.getByRole('button', { name: /Highlights \(\d+\)/ })).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

export function getText(page: Page): Locator {
  return page.getByRole('region', { name: 'Document text' });
}

/** Where some words are in the window, after scrolling there. */
export async function findPoint(
  page: Page,
  words: string,
  side: 'start' | 'middle' | 'end' = 'middle',
  within?: Span,
): Promise<{ x: number; y: number }> {
  const block = getText(page).locator('[data-start]', { hasText: words }).first();
  if (!within) await block.scrollIntoViewIfNeeded();
  return page.evaluate(
    ({ words, side, from }) => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-start]')) {
        const node = element.firstChild;
        const start = Number(element.dataset.start);
        const at = node?.textContent?.indexOf(words, Math.max(0, from - start)) ?? -1;
        if (!node || at < 0 || start + at < from) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + words.length);
        const rect = range.getClientRects()[0];
        if (!rect) continue;
        const x = { start: rect.left, middle: rect.left + rect.width / 2, end: rect.right }[side];
        return { x, y: rect.top + rect.height / 2 };
      }
      throw new Error(`the words are not in the text: ${words}`);
    },
    { words, side, from: within?.start ?? 0 },
  );
}

/** What the browser draws of one look, as spans of the text. */
export function readLit(page: Page, name: string): Promise<Span[]> {
  return page.evaluate((look) => {
    const offset = (node: Node, within: number) =>
      Number(node.parentElement?.dataset.start) + within;
    return [...(CSS.highlights.get(look) ?? [])].map((range) => ({
      start: offset(range.startContainer, range.startOffset),
      end: offset(range.endContainer, range.endOffset),
    }));
  }, name);
}

export async function expectLit(
  page: Page,
  name: string,
  { text }: DocumentText,
  words: string,
): Promise<void> {
  const read = async () => {
    const spans = await readLit(page, name);
    const start = Math.min(...spans.map((span) => span.start));
    return text.slice(start, Math.max(...spans.map((span) => span.end)));
  };
  await expect.poll(read).toBe(words);
}
