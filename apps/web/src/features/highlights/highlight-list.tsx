import type { Highlight, Span } from '@clauselight/schema';
import { useEffect, useMemo, useRef } from 'react';
import { useLatestCallback } from '../../lib/use-latest-callback.ts';
import { cutChunks } from './chunks.ts';
import { useHighlightDesk } from './highlight-context.ts';
import { HighlightItem } from './highlight-item.tsx';
import { useSeenChunks } from './use-seen-chunks.ts';

interface HighlightListProps {
  highlights: readonly Highlight[];
  /** The passage that is shown. */
  passage: Span | undefined;
  onShow: (span: Span) => void;
}

/** Highlights as a list that is made as far as it is looked at. */
export function HighlightList({ highlights, passage, onShow }: HighlightListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { actions } = useHighlightDesk();
  const show = useLatestCallback(onShow);
  const remove = useLatestCallback((highlight: Highlight, item: HTMLElement | null) => {
    focusNeighbour(item);
    actions.remove(highlight);
  });
  const current = highlights.findIndex((highlight) => covers(highlight, passage));
  const seen = useSeenChunks(list);
  const chunks = useMemo(
    () => cutChunks(highlights.length, seen, current),
    [highlights.length, seen, current],
  );

  const currentId = highlights[current]?.id;
  useEffect(() => {
    if (list.current && currentId !== undefined) reveal(list.current, currentId);
  }, [currentId]);

  return (
    <ul
      ref={list}
      aria-label="Highlights"
      className="relative min-h-0 flex-1 divide-y divide-line overflow-y-auto overscroll-contain border-y border-line"
    >
      {chunks.flatMap((chunk, index) =>
        chunk.isMade
          ? highlights
              .slice(chunk.first, chunk.last)
              .map((highlight) => (
                <HighlightItem
                  key={highlight.id}
                  highlight={highlight}
                  isCurrent={covers(highlight, passage)}
                  onShow={show}
                  onRemove={remove}
                />
              ))
          : [
              <li
                key={`from ${chunk.first}`}
                aria-hidden="true"
                data-chunk={index}
                style={{ height: chunk.estimatedHeight }}
              />,
            ],
      )}
    </ul>
  );
}

/** Whether a highlight covers exactly a passage. */
function covers({ startOffset, endOffset }: Highlight, passage: Span | undefined): boolean {
  return startOffset === passage?.start && endOffset === passage.end;
}

/** Scrolls the list, and nothing around it, to an item that is out of sight. */
function reveal(list: HTMLElement, id: string): void {
  const item = list.querySelector<HTMLElement>(`[data-id="${id}"]`);
  if (!item) return;
  const isAbove = item.offsetTop < list.scrollTop;
  const isBelow = item.offsetTop + item.offsetHeight > list.scrollTop + list.clientHeight;
  if (isAbove || isBelow) list.scrollTop = item.offsetTop - list.clientHeight / 3;
}

/** Keeps the focus near an item that goes. */
function focusNeighbour(item: HTMLElement | null): void {
  const { nextElementSibling: next, previousElementSibling: previous } = item ?? {};
  const button = next?.querySelector('button') ?? previous?.querySelector('button');
  (button ?? item?.closest('section'))?.focus();
}
