import type { TextSurface } from './text-surface.ts';

/** Tells of the sections that are followed: once at first, and whenever a window, a font or a layout changes their size. */
export function watchSectionSizes(surface: TextSurface, onSize: (section: number) => void) {
  const indexes = new Map<Element, number>(surface.sectionElements.map((el, i) => [el, i]));
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const section = indexes.get(target);
      if (section !== undefined) onSize(section);
    }
  });
  return {
    follow(section: number, isFollowed: boolean) {
      const element = surface.sectionElements[section];
      if (!element) return;
      if (isFollowed) observer.observe(element);
      else observer.unobserve(element);
    },
    stop: () => observer.disconnect(),
  };
}
