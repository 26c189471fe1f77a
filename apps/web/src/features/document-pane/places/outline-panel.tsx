import type { Span } from '@clauselight/schema';
import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import { useLatestCallback } from '../../../lib/use-latest-callback.ts';
import { scrollWithin } from '../../../ui/scroll-within.ts';
import { Message, t } from '../messages.ts';
import { findReadingOffset } from '../text/show-range.ts';
import type { TextSurface } from '../text/text-surface.ts';
import { findHeadingIndex, type Heading, listHeadings } from './headings.ts';

interface OutlinePanelProps {
  surface: TextSurface;
  onJump: (place: Span) => void;
}

const hidden = { hidden: <span className="sr-only" /> };

/** The headings of the document; the one the reader is at is marked while the text scrolls. */
export function OutlinePanel({ surface, onJump }: OutlinePanelProps) {
  const headings = useMemo(() => listHeadings(surface.source), [surface]);
  const current = useCurrentHeading(surface, headings);
  const list = useRef<HTMLUListElement>(null);
  const jump = useLatestCallback(onJump);
  useEffect(() => {
    const item = list.current?.children[current];
    if (item instanceof HTMLElement && list.current) scrollWithin(list.current, item);
  }, [current]);

  if (headings.length === 0) {
    return <p className="mb-3 text-small text-ink-soft">{t('document-pane.outline.none')}</p>;
  }
  return (
    <nav aria-label={t('document-pane.outline.title')} className="mb-3 border-y border-line">
      <ul
        ref={list}
        onKeyDown={moveFocus}
        className="relative max-h-52 overflow-y-auto py-1 lg:max-h-60"
      >
        {headings.map((heading, index) => (
          <OutlineItem
            key={heading.start}
            heading={heading}
            isCurrent={index === current}
            onJump={jump}
          />
        ))}
      </ul>
    </nav>
  );
}

interface OutlineItemProps {
  heading: Heading;
  isCurrent: boolean;
  onJump: (place: Span) => void;
}

const OutlineItem = memo(function OutlineItem({ heading, isCurrent, onJump }: OutlineItemProps) {
  const { start, end, depth, title } = heading;
  return (
    <li className="[contain-intrinsic-size:auto_32px] [content-visibility:auto]">
      <button
        type="button"
        aria-current={isCurrent ? 'location' : undefined}
        onClick={() => onJump({ start, end })}
        style={{ paddingLeft: `${depth * 0.9}rem` }}
        className="block min-h-8 w-full border-l-3 border-transparent py-1 pr-3 text-left text-small hover:bg-shade focus-visible:-outline-offset-2 aria-[current]:border-amber aria-[current]:bg-amber-wash aria-[current]:font-semibold"
      >
        <Message id="document-pane.outline.heading" values={{ title, depth }} elements={hidden} />
      </button>
    </li>
  );
});

/** Index of the heading above the line that is being read, kept up to date while the text scrolls. */
function useCurrentHeading(surface: TextSurface, headings: readonly Heading[]): number {
  const find = () => findHeadingIndex(headings, findReadingOffset(surface));
  const [current, setCurrent] = useState(find);
  const update = useLatestCallback(() => setCurrent(find()));
  useEffect(() => {
    let frame = 0;
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => update());
    };
    // Scroll events do not bubble; the capture phase sees those of the pane and of the window.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      cancelAnimationFrame(frame);
    };
  }, [update]);
  return current;
}

const keys: Record<string, (count: number, index: number) => number> = {
  ArrowDown: (count, index) => Math.min(count - 1, index + 1),
  ArrowUp: (_count, index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const move = keys[event.key];
  const items: Element[] = [...event.currentTarget.querySelectorAll('button')];
  const index = document.activeElement ? items.indexOf(document.activeElement) : -1;
  if (!move || index < 0) return;
  event.preventDefault();
  const item = items[move(items.length, index)];
  if (item instanceof HTMLElement) item.focus();
}
