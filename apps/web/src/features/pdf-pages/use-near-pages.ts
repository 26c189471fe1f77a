import { type RefObject, useEffect, useState } from 'react';

/** How far beyond the visible part pages are drawn already, and kept. */
const marginPx = 500;
/** Time a page has to stay near before it is drawn: one that flies past is not. */
const settleMs = 80;

/** Numbers of the pages in or near the visible part of the pane. */
export function useNearPages(
  scroller: RefObject<HTMLElement | null>,
  count: number,
): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());

  // biome-ignore lint/correctness/useExhaustiveDependencies: other pages are other elements
  useEffect(() => {
    const root = scroller.current;
    if (!root) return;
    const found = new Set<number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const number = Number((target as HTMLElement).dataset.page);
          if (isIntersecting) found.add(number);
          else found.delete(number);
        }
        clearTimeout(timer);
        timer = setTimeout(() => setNear(new Set(found)), settleMs);
      },
      { root, rootMargin: `${marginPx}px 0px` },
    );
    for (const page of root.querySelectorAll('[data-page]')) observer.observe(page);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [scroller, count]);

  return near;
}
