import type { SourceText, Span } from '@clauselight/schema';
import { useCallback, useEffect, useRef } from 'react';
import { type Painter, startPainter } from './highlight-painter.ts';
import type { Mark } from './marks.ts';
import { createPageRange, type PageText } from './page-text.ts';
import type { Section } from './sections.ts';
import { revealRange, selectRange } from './show-range.ts';

interface LitTextOptions {
  source: SourceText;
  sections: readonly Section[];
  marks: readonly Mark[];
  passage: Span | undefined;
}

/** Paints the marks of a rendered text and shows its passages. `ref` belongs on the element around the text. */
export function useLitText({ source, sections, marks, passage }: LitTextOptions) {
  const ref = useRef<HTMLDivElement>(null);
  const page = useRef<PageText>({ blocks: [], elements: [] });
  const painter = useRef<Painter>(undefined);

  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    const elements = [...root.querySelectorAll<HTMLElement>('[data-start]')];
    const sectionElements = [...root.querySelectorAll<HTMLElement>(':scope > section')];
    page.current = { blocks: source.blocks, elements };
    const scroller = findScroller(root);
    const current = startPainter({
      page: page.current,
      sections,
      marks,
      sectionElements,
      scroller,
    });
    painter.current = current;
    return () => current.stop();
  }, [source, sections, marks]);

  const show = useCallback((span: Span) => {
    const range = createPageRange(page.current, span);
    painter.current?.light(span);
    if (!range || !ref.current) return;
    // Whoever came by a link left it behind; whoever steps through the list keeps their place there.
    if (document.activeElement === document.body) ref.current.focus({ preventScroll: true });
    selectRange(range);
    revealRange(range, findScroller(ref.current));
  }, []);

  const { start, end } = passage ?? {};
  useEffect(() => {
    if (start !== undefined && end !== undefined) show({ start, end });
    else painter.current?.light(undefined);
  }, [start, end, show]);

  return { ref, show };
}

/** The text scrolls in its own pane on wide screens, and with the window on small ones. */
function findScroller(element: HTMLElement): HTMLElement | null {
  return getComputedStyle(element).overflowY === 'visible' ? null : element;
}
