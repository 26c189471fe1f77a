import type { Span } from '@clauselight/schema';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Box } from './boxes.ts';
import type { PageParts } from './mapping/page-parts.ts';

interface RevealOptions {
  scroller: RefObject<HTMLElement | null>;
  passage: Span | undefined;
  parts: PageParts;
  findPages: (span: Span) => number[];
  goTo: (index: number, share?: number) => void;
}

/**
 * Brings a passage into the middle of the pane: first the place where its page should have it, then, once the page is
 * drawn, its boxes. Whoever scrolls meanwhile is left alone.
 */
export function useReveal({ scroller, passage, parts, findPages, goTo }: RevealOptions) {
  /** Index of the page whose boxes are waited for. */
  const awaited = useRef<number>(undefined);
  const { start = -1, end = -1 } = passage ?? {};

  useEffect(() => {
    const [index] = start < 0 ? [] : findPages({ start, end });
    awaited.current = index;
    if (index === undefined) return;
    goTo(index, estimateShare(parts[index] ?? [], start));
    scroller.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [scroller, start, end, parts, findPages, goTo]);

  useEffect(() => {
    const pane = scroller.current;
    if (!pane) return;
    const leave = () => {
      awaited.current = undefined;
    };
    const stop = new AbortController();
    const { signal } = stop;
    for (const name of ['wheel', 'touchmove', 'keydown'])
      pane.addEventListener(name, leave, { signal, passive: true });
    return () => stop.abort();
  }, [scroller]);

  return useCallback(
    (number: number, boxes: readonly Box[]) => {
      const [first] = boxes;
      if (awaited.current !== number - 1 || !first) return;
      awaited.current = undefined;
      goTo(number - 1, first.top + first.height / 2);
      const pane = scroller.current;
      const page = pane?.querySelector<HTMLElement>(`[data-page="${number}"]`);
      if (pane && page) showSideways(pane, page.offsetLeft + first.left * page.offsetWidth);
    },
    [scroller, goTo],
  );
}

/** Share of a page's letters that stand before an offset. */
function estimateShare(spans: readonly Span[], offset: number): number {
  const length = spans.reduce((sum, { start, end }) => sum + end - start, 0);
  const before = spans.reduce(
    (sum, { start, end }) => sum + Math.max(0, Math.min(end, offset) - start),
    0,
  );
  return length === 0 ? 0 : before / length;
}

/** A page wider than the pane is shown from a little before the passage. */
function showSideways(pane: HTMLElement, left: number): void {
  const isSeen = left >= pane.scrollLeft && left <= pane.scrollLeft + pane.clientWidth * 0.6;
  if (!isSeen) pane.scrollTo({ left: left - pane.clientWidth / 5, behavior: 'instant' });
}
