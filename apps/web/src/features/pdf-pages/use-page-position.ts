import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { findFirst } from '../../lib/find-first.ts';
import type { PageSize } from './page-size.ts';

/** The page in the middle of the pane, and what share of it is above the middle. */
interface PagePosition {
  readonly index: number;
  readonly share: number;
}

interface PagePositionOptions {
  scroller: RefObject<HTMLElement | null>;
  scale: number;
  sizes: readonly PageSize[];
}

/** Follows which page is shown, keeps it where it is when the scale changes, and goes to others. */
export function usePagePosition({ scroller, scale, sizes }: PagePositionOptions) {
  const position = useRef<PagePosition>({ index: 0, share: 0 });
  const [number, setNumber] = useState(1);

  const goTo = useCallback(
    (index: number, share?: number) => {
      const pane = scroller.current;
      const page = pane && getPages(pane)[index];
      if (!pane || !page) return;
      position.current = { index, share: share ?? 0 };
      const top = page.offsetTop + page.offsetHeight * (share ?? 0);
      pane.scrollTo({
        top: share === undefined ? top - 8 : top - pane.clientHeight / 2,
        behavior: 'instant',
      });
    },
    [scroller],
  );

  useEffect(() => {
    const pane = scroller.current;
    if (!pane) return;
    const follow = () => {
      position.current = findPosition(pane);
      setNumber(position.current.index + 1);
    };
    pane.addEventListener('scroll', follow, { passive: true });
    return () => pane.removeEventListener('scroll', follow);
  }, [scroller]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: these move every page
  useLayoutEffect(() => {
    const { index, share } = position.current;
    if (index > 0 || share > 0) goTo(index, share);
  }, [scale, sizes, goTo]);

  return { number, goTo };
}

function getPages(pane: HTMLElement): HTMLElement[] {
  return [...pane.querySelectorAll<HTMLElement>('[data-page]')];
}

function findPosition(pane: HTMLElement): PagePosition {
  const pages = getPages(pane);
  const middle = pane.scrollTop + pane.clientHeight / 2;
  const isBelow = (at: number) => (pages[at]?.offsetTop ?? 0) > middle;
  const index = Math.max(0, findFirst(pages.length, isBelow) - 1);
  const page = pages[index];
  const share = page ? (middle - page.offsetTop) / page.offsetHeight : 0;
  return { index, share: Math.min(1, Math.max(0, share)) };
}
