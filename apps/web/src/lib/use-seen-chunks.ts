import { type RefObject, useEffect, useState } from 'react';

/** How far beyond the visible part its items are made. */
const marginPx = 600;

/**
 * Numbers of the chunks that came near the visible part of a list, by the `data-chunk` of the elements that stand in for
 * them. The list scrolls within itself, or with the page.
 */
export function useSeenChunks(
  list: RefObject<HTMLElement | null>,
  scrolling: 'itself' | 'page',
): ReadonlySet<number> {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set<number>());
  useEffect(() => {
    const root = list.current;
    if (!root) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.flatMap(({ isIntersecting, target }) =>
          isIntersecting && target instanceof HTMLElement ? [Number(target.dataset.chunk)] : [],
        );
        if (near.length > 0) setSeen((last) => new Set([...last, ...near]));
      },
      { root: scrolling === 'page' ? null : root, rootMargin: `${marginPx}px 0px` },
    );
    for (const element of root.querySelectorAll('[data-chunk]')) observer.observe(element);
    return () => observer.disconnect();
  });
  return seen;
}
