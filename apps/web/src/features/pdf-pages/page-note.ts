import type { PageMap } from './mapping/page-map.ts';

/** What there is to say about a page beside what it shows; nothing where all of it is shown. */
export function describePage({ source, layer }: PageMap, unplaced: number): string | undefined {
  if (layer.text === '' && source.text !== '')
    return 'This page is a picture: its highlights are in the text view.';
  if (layer.text === '') return 'This page holds no text.';
  if (unplaced === 0) return undefined;
  return unplaced === 1
    ? '1 highlight of this page is in the text view only.'
    : `${unplaced} highlights of this page are in the text view only.`;
}
