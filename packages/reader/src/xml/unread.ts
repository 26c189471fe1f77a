import type { Tag } from './tag.ts';

/** Elements that are long in most documents and that nobody reads anything from. */
const unread: ReadonlySet<string> = new Set(['w:latentStyles', 'w:rsids']);
const longest = 200_000;

/** What is written behind an opening tag up to the end of its element, where nothing of that is read; otherwise empty. */
export function findUnread(text: string, { tag, at }: { tag: Tag; at: number }): string {
  if (!unread.has(tag.element.name)) return '';
  const near = text.slice(at, at + longest);
  const end = near.indexOf(tag.closing);
  return end < 0 ? '' : near.slice(0, end + tag.closing.length);
}
