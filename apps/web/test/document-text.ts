import type { Span } from '@clauselight/schema';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

export const documentText = page.getByRole('region', { name: 'Document text' });
export const selectionCard = page.getByRole('dialog', { name: 'Selection' });
export const overlapCard = page.getByRole('dialog', { name: 'Highlights here' });
/** The list beside the text. */
export const highlightList = page.getByRole('list', { name: 'Highlights', exact: true });
export const highlightItems = highlightList.getByRole('listitem');

/** Waits until the text and its highlights are there. */
export async function waitForText(words: string): Promise<void> {
  await expect.element(documentText).toHaveTextContent(words);
  await expect
    .element(page.getByRole('button', { name: /^(?:Hide|Show) Highlights \(\d+\)$/ }))
    .toBeVisible();
}

/** Selects words of the text as a reader does who drags the mouse over them; they stand within one paragraph. */
export function selectWords(words: string): void {
  const { node, at } = findWords(words);
  node.parentElement?.scrollIntoView({ block: 'center' });
  const press = (type: string) =>
    document.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', bubbles: true }));
  press('pointerdown');
  getSelection()?.setBaseAndExtent(node, at, node, at + words.length);
  press('pointerup');
}

/** Clicks in the middle of the first line that words of the text stand in. */
export async function clickWords(words: string): Promise<void> {
  const { node, at } = findWords(words);
  const block = node.parentElement;
  if (block === null) throw new Error('the words are in no paragraph');
  block.scrollIntoView({ block: 'center' });
  const range = document.createRange();
  range.setStart(node, at);
  range.setEnd(node, at + words.length);
  const [line] = range.getClientRects();
  const box = block.getBoundingClientRect();
  if (line === undefined) throw new Error('the words are not drawn');
  const position = { x: line.left + 12 - box.left, y: line.top + line.height / 2 - box.top };
  await page.elementLocator(block).click({ position });
}

function findWords(words: string): { node: Text; at: number } {
  const walker = document.createTreeWalker(documentText.element(), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.nodeValue?.indexOf(words) ?? -1;
    if (at >= 0 && node instanceof Text) return { node, at };
  }
  throw new Error(`the text has no paragraph with “${words}”`);
}

/** The words that are selected on the page, without the line ends that a browser puts between blocks. */
export function getSelectedWords(): string {
  return (getSelection()?.toString() ?? '').replace(/\s+/g, ' ').trim();
}

/** What the browser draws of one look, as spans of the text. */
export function readLit(look: string): Span[] {
  const offset = (node: Node, within: number) => Number(node.parentElement?.dataset.start) + within;
  return [...(CSS.highlights.get(look) ?? [])].map((range) => ({
    start: offset(range.startContainer, range.startOffset),
    end: offset(range.endContainer, range.endOffset),
  }));
}

/** The words of a text that the browser draws in one look. */
export function readLitWords(look: string, text: string): string {
  const spans = readLit(look);
  const start = Math.min(...spans.map((span) => span.start));
  return text.slice(start, Math.max(...spans.map((span) => span.end)));
}
