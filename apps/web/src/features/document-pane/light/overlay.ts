/** The layer over one section in which boxes lie behind its words, and marks beside them. */
export function getOverlay(section: HTMLElement): HTMLElement {
  const last = section.lastElementChild;
  if (last instanceof HTMLElement && last.classList.contains('text-overlay')) return last;
  const overlay = document.createElement('div');
  overlay.className = 'text-overlay';
  section.append(overlay);
  return overlay;
}

/** A rectangle of the window as it lies within a section. */
export function placeWithin(section: HTMLElement, rect: DOMRectReadOnly) {
  const origin = section.getBoundingClientRect();
  return {
    left: `${rect.left - origin.left}px`,
    top: `${rect.top - origin.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  };
}
