import type { Highlight } from '@clauselight/schema';
import { useRef, useState } from 'react';

interface Place {
  ids: readonly string[];
  point: DOMRectReadOnly;
}

/** The highlights over the words that were clicked, those of them that still exist, and where the focus goes back to. */
export function useOverlaps(highlights: readonly Highlight[]) {
  const card = useRef<HTMLDialogElement>(null);
  const origin = useRef<Element>(null);
  const [place, setPlace] = useState<Place>();

  function open(ids: readonly string[], point: DOMRectReadOnly) {
    if (!card.current?.contains(document.activeElement)) origin.current = document.activeElement;
    setPlace({ ids, point });
  }

  function leave() {
    setPlace(undefined);
  }

  function close() {
    if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
    leave();
  }

  const found = place?.ids.flatMap(
    (id) => highlights.find((highlight) => highlight.id === id) ?? [],
  );
  const shown =
    place && found && found.length > 0 ? { highlights: found, point: place.point } : undefined;
  return { shown, card, open, close, leave };
}
