import type { Highlight, Span } from '@clauselight/schema';
import { X } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { isSameSpan } from '../../lib/spans.ts';
import { useLatestCallback } from '../../lib/use-latest-callback.ts';
import { FloatingCard } from '../../ui/floating-card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useHighlightContext } from './highlight-context.ts';
import { HighlightItem } from './highlight-item.tsx';
import { getHighlightSpan } from './highlight-span.ts';
import { t } from './messages.ts';

interface OverlapCardProps {
  /** At least one. */
  highlights: readonly Highlight[];
  /** Where the words were clicked, in window coordinates. */
  point: DOMRectReadOnly;
  ref: RefObject<HTMLDivElement | null>;
  passage: Span | undefined;
  onShow: (span: Span) => void;
  onClose: () => void;
  onPressOutside: () => void;
}

/** Every highlight over the words that were clicked. */
export function OverlapCard(props: OverlapCardProps) {
  const { highlights, point, ref, passage, onShow, onClose, onPressOutside } = props;
  const { actions } = useHighlightContext();
  const show = useLatestCallback(onShow);
  const remove = useLatestCallback((highlight: Highlight) => {
    if (highlights.length === 1) onClose();
    else ref.current?.focus();
    actions.remove(highlight);
  });
  useEffect(() => ref.current?.focus({ preventScroll: true }), [ref]);

  return (
    <FloatingCard
      label={t('highlights.overlap.label')}
      anchor={point}
      ref={ref}
      onEscape={onClose}
      onPressOutside={onPressOutside}
    >
      <div className="flex items-center gap-2 pb-1">
        <h3 className="min-w-0 flex-1 text-base">
          {t('highlights.overlap.count', { count: highlights.length })}
        </h3>
        <IconButton
          label={t('highlights.overlap.close')}
          onClick={onClose}
          className="-mt-1.5 -mr-1.5"
        >
          <X aria-hidden="true" size={18} />
        </IconButton>
      </div>
      <ul
        aria-label={t('highlights.overlap.label')}
        className="-mx-4 -mb-4 divide-y divide-line border-t border-line"
      >
        {highlights.map((highlight) => (
          <HighlightItem
            key={highlight.id}
            highlight={highlight}
            isCurrent={isSameSpan(getHighlightSpan(highlight), passage)}
            onShow={show}
            onRemove={remove}
          />
        ))}
      </ul>
    </FloatingCard>
  );
}
