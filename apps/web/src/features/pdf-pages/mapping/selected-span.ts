import type { Span } from '@clauselight/schema';
import type { PageMap } from './page-map.ts';

/** A place in a page's text layer. */
export interface LayerPosition {
  readonly item: number;
  /** UTF-16 code units from the start of the item. */
  readonly offset: number;
}

/** What of one page is selected. */
export interface SelectedPart {
  readonly map: PageMap;
  readonly start: LayerPosition;
  readonly end: LayerPosition;
}

interface Letter extends Span {
  readonly isSelected: boolean;
}

/**
 * The passage of the source text that is selected on the pages, from its first letter to its last. Where the pages
 * have an order of their own, so that the selected letters do not stand together in the text, it is the longest
 * stretch of them. Nothing where no letter of the text is selected.
 */
export function findSelectedSpan(parts: readonly SelectedPart[]): Span | undefined {
  const letters = parts.flatMap(listLetters).sort((a, b) => a.start - b.start);
  let best: { span: Span; count: number } | undefined;
  let run: { span: Span; count: number } | undefined;
  for (const { start, end, isSelected } of letters) {
    if (!isSelected) {
      run = undefined;
      continue;
    }
    run = run
      ? { span: { start: run.span.start, end }, count: run.count + 1 }
      : { span: { start, end }, count: 1 };
    if (run.count > (best?.count ?? 0)) best = run;
  }
  return best?.span;
}

/** Letters of the text that have a place on the page, and whether it is selected. */
function listLetters({ map, start, end }: SelectedPart): Letter[] {
  return map.source.starts.flatMap((from, at) => {
    const place = map.placeOf[at] ?? -1;
    if (place === -1) return [];
    const to = map.source.ends[at] ?? from;
    const isSelected =
      comparePlace(map, place, start, 'end') > 0 && comparePlace(map, place, end, 'start') < 0;
    return [{ start: from, end: to, isSelected }];
  });
}

function comparePlace(
  { layer, items }: PageMap,
  place: number,
  position: LayerPosition,
  side: 'start' | 'end',
): number {
  const offset = (side === 'start' ? layer.starts : layer.ends)[place] ?? 0;
  return (items[place] ?? 0) - position.item || offset - position.offset;
}
