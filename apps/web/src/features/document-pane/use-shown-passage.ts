import type { Span } from '@clauselight/schema';
import { type RefObject, useEffect } from 'react';
import { useLatestCallback } from '../../lib/use-latest-callback.ts';
import type { SelectionWatch } from './selection/watch-selection.ts';
import { revealSpan, selectSpan } from './text/show-range.ts';
import type { PaintedText } from './use-painted-text.ts';

interface ShownPassageOptions {
  lit: PaintedText | undefined;
  passage: Span | undefined;
  watch: RefObject<SelectionWatch | undefined>;
}

/** Selects and scrolls to the passage of the address whenever it changes; gives back what does so again. */
export function useShownPassage({ lit, passage, watch }: ShownPassageOptions) {
  const show = useLatestCallback((span: Span) => {
    if (!lit) return;
    const { root } = lit.surface;
    // The focus moves to the passage after a link, but stays in a list that the user steps through.
    if (document.activeElement === document.body) root.focus({ preventScroll: true });
    watch.current?.expect(span);
    if (span.start < span.end) selectSpan(lit.surface, span);
    revealSpan(lit.surface, span);
  });
  const { start, end } = passage ?? {};
  useEffect(() => {
    if (lit && start !== undefined && end !== undefined) show({ start, end });
  }, [lit, start, end, show]);
  return show;
}
