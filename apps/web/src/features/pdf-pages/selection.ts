import type { TextSelection } from '../../lib/highlighted-passage.ts';
import { findSelectedSpan, type SelectedPart } from './mapping/selected-span.ts';
import type { PageLayer } from './page-highlights.ts';

/** The passage of the text that is selected on the pages; undefined if there is none. */
export function readSelection(
  text: string,
  layers: readonly PageLayer[],
): TextSelection | undefined {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const span = findSelectedSpan(layers.flatMap((layer) => findPart(layer, range)));
  if (!span) return undefined;
  return { ...span, quote: text.slice(span.start, span.end), rect: getEndRect(range) };
}

function findPart({ map, elements, sheet }: PageLayer, range: Range): SelectedPart[] {
  if (!range.intersectsNode(sheet)) return [];
  const isSelected = (element: HTMLElement) =>
    element.isConnected && element.firstChild !== null && range.intersectsNode(element.firstChild);
  const first = elements.findIndex(isSelected);
  if (first < 0) return [];
  const last = elements.findLastIndex(isSelected);
  const { startContainer, startOffset, endContainer, endOffset } = range;
  const startsInside = startContainer === elements[first]?.firstChild;
  const endsInside = endContainer === elements[last]?.firstChild;
  return [
    {
      map,
      start: { item: first, offset: startsInside ? startOffset : 0 },
      end: { item: last, offset: endsInside ? endOffset : Number.POSITIVE_INFINITY },
    },
  ];
}

function getEndRect(range: Range): DOMRectReadOnly {
  const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
  return rects.at(-1) ?? range.getBoundingClientRect();
}
