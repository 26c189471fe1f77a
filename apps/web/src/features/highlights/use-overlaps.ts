import type { Highlight } from '@clauselight/schema';
import { useRef, useState } from 'react';

interface Overlap {
  ids: readonly string[];
  point: DOMRectReadOnly;
}

/** The highlights over the words that were clicked, those of them that still exist, and where the focus goes back to. */
export function useOverlaps(highlights: readonly Highlight[]) {
  const card = useRef<HTMLDivElement>(null);
  const origin = useRef<Element>(null);
  const [overlap, setOverlap] = useState<Overlap>();

  function open(ids: readonly string[], point: DOMRectReadOnly) {
    if (!card.current?.contains(document.activeElement)) origin.current = document.activeElement;
    setOverlap({ ids, point });
  }

  function leave() {
    setOverlap(undefined);
  }

  function close() {
    if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
    leave();
  }

  const found = overlap?.ids.flatMap(
    (id) => highlights.find((highlight) => highlight.id === id) ?? [],
  );
  const shown =
    overlap && found && found.length > 0 ? { highlights: found, point: overlap.point } : undefined;
  return { shown, card, open, close, leave };
}
