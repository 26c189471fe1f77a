import { findScroller, watchScroller } from './scroller.ts';
import type { TextSurface } from './text-surface.ts';

/** How far beyond the visible part the text is already highlighted. */
const marginPx = 800;

/** Says which sections come near the visible part of the text and which leave it. */
export interface NearSections {
  readonly current: ReadonlySet<number>;
  readonly stop: () => void;
}

/** Writes the sections near the visible part and tells of each that comes near or leaves. */
export function watchNearSections(
  surface: TextSurface,
  onChange: (section: number, isNear: boolean) => void,
): NearSections {
  const { root, sectionElements } = surface;
  const indexes = new Map<Element, number>(sectionElements.map((element, i) => [element, i]));
  const current = new Set<number>();
  let observer: IntersectionObserver | undefined;

  function update(entries: readonly IntersectionObserverEntry[]) {
    for (const { target, isIntersecting } of entries) {
      const section = indexes.get(target) ?? 0;
      if (isIntersecting === current.has(section)) continue;
      if (isIntersecting) current.add(section);
      else current.delete(section);
      surface.fill(section);
      onChange(section, isIntersecting);
    }
  }

  function observe() {
    observer?.disconnect();
    const options = { root: findScroller(root), rootMargin: `${marginPx}px 0px` };
    observer = new IntersectionObserver(update, options);
    for (const element of sectionElements) observer.observe(element);
  }

  observe();
  const stopWatching = watchScroller(observe);
  return {
    current,
    stop() {
      observer?.disconnect();
      stopWatching();
    },
  };
}
