import { type RefObject, useLayoutEffect } from 'react';

/** Room above and below, and the least height, in pixels. */
const margin = 16;
const least = 320;

/** Keeps an element that scrolls with its parent's top as high as the window has room below that, while it is wanted. */
export function useFittedHeight(ref: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !isWanted) return;
    function fit() {
      const top = element?.parentElement?.getBoundingClientRect().top ?? 0;
      const height = innerHeight - Math.max(margin, top) - margin;
      element?.style.setProperty('height', `${Math.max(least, height)}px`);
    }
    fit();
    addEventListener('scroll', fit, { passive: true });
    addEventListener('resize', fit);
    return () => {
      removeEventListener('scroll', fit);
      removeEventListener('resize', fit);
    };
  }, [ref, isWanted]);
}
