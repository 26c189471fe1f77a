import type { PageMap } from './mapping/page-map.ts';
import { t } from './messages.ts';

/** A note if a page cannot show all its highlights or has no text; otherwise undefined. */
export function describePage({ source, layer }: PageMap, unplaced: number): string | undefined {
  if (layer.text === '' && source.text !== '') return t('pdf-pages.note.picture');
  if (layer.text === '') return t('pdf-pages.note.noText');
  return unplaced === 0 ? undefined : t('pdf-pages.note.unplaced', { count: unplaced });
}
