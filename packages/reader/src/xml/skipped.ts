import type { Tag } from './tag.ts';

/** Elements that are long in most documents and that no reader uses. */
const skippedElements: ReadonlySet<string> = new Set(['w:latentStyles', 'w:rsids']);
const longestSkipped = 200_000;

/** What is written after a start tag up to the end of its element, if no reader uses it; otherwise empty. */
export function findSkippable(text: string, { tag, at }: { tag: Tag; at: number }): string {
  if (!skippedElements.has(tag.element.name)) return '';
  const near = text.slice(at, at + longestSkipped);
  const end = near.indexOf(tag.closing);
  return end < 0 ? '' : near.slice(0, end + tag.closing.length);
}
