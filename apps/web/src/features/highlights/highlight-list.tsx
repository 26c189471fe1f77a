import type { Highlight, Span } from '@clauselight/schema';
import { useEffect, useMemo, useRef } from 'react';
import { cutChunks } from '../../lib/chunks.ts';
import { isSameSpan } from '../../lib/spans.ts';
import { useLatestCallback } from '../../lib/use-latest-callback.ts';
import { useSeenChunks } from '../../lib/use-seen-chunks.ts';
import { scrollWithin } from '../../ui/scroll-within.ts';
import { useHighlightContext } from './highlight-context.ts';
import { HighlightItem } from './highlight-item.tsx';
import { getHighlightSpan } from './highlight-span.ts';
import { t } from './messages.ts';

const measures = { size: 25, itemHeight: 120 };

interface HighlightListProps {
  highlights: readonly Highlight[];
  /** The passage that is shown. */
  passage: Span | undefined;
  onShow: (span: Span) => void;
}

/** Highlights as a list; only the chunks near the visible part are rendered. */
export function HighlightList({ highlights, passage, onShow }: HighlightListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { actions } = useHighlightContext();
  const show = useLatestCallback(onShow);
  const remove = useLatestCallback((highlight: Highlight, item: HTMLElement | null) => {
    focusNeighbor(item);
    actions.remove(highlight);
  });
  const current = highlights.findIndex((highlight) =>
    isSameSpan(getHighlightSpan(highlight), passage),
  );
  const seen = useSeenChunks(list, 'itself');
  const chunks = useMemo(
    () => cutChunks({ count: highlights.length, seen, current, ...measures }),
    [highlights.length, seen, current],
  );

  const currentId = highlights[current]?.id;
  useEffect(() => {
    if (list.current && currentId !== undefined) reveal(list.current, currentId);
  }, [currentId]);

  return (
    <ul
      ref={list}
      aria-label={t('highlights.list.label')}
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
                  isCurrent={isSameSpan(getHighlightSpan(highlight), passage)}
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

function reveal(list: HTMLElement, id: string): void {
  const item = list.querySelector<HTMLElement>(`[data-id="${id}"]`);
  if (item) scrollWithin(list, item);
}

/** Moves the focus to a neighbor of an item that is being removed. */
function focusNeighbor(item: HTMLElement | null): void {
  const { nextElementSibling: next, previousElementSibling: previous } = item ?? {};
  const button = next?.querySelector('button') ?? previous?.querySelector('button');
  (button ?? item?.closest('section'))?.focus();
}
