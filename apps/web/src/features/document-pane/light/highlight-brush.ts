import type { Brush } from './brush.ts';
import type { HighlightStyle } from './highlight-styles.ts';

/** Whether this browser draws highlights by itself. */
export function canDrawHighlights(): boolean {
  return typeof Highlight === 'function' && 'highlights' in CSS;
}

/** Draws with the browser's own highlights: one for each style, ranges that cost nothing to keep. */
export function createHighlightBrush(): Brush {
  const used = new Map<string, Highlight>();

  function getHighlight({ name, priority }: HighlightStyle): Highlight {
    const known = used.get(name);
    if (known) return known;
    const highlight = new Highlight();
    highlight.priority = priority;
    CSS.highlights.set(name, highlight);
    used.set(name, highlight);
    return highlight;
  }

  return {
    followsSize: false,
    draw({ style, places }) {
      const highlight = getHighlight(style);
      const range = new StaticRange(places);
      highlight.add(range);
      return () => highlight.delete(range);
    },
    stop() {
      for (const name of used.keys()) CSS.highlights.delete(name);
    },
  };
}
