import type { SourceText } from '@clauselight/schema';
import { useLayoutEffect, useRef, useState } from 'react';
import { type HighlightLayer, type Painter, startPainter } from './light/painter.ts';
import { createTextSurface, type TextSurface } from './text/text-surface.ts';

/** A text on the page and what highlights it. */
export interface PaintedText {
  surface: TextSurface;
  painter: Painter;
}

/** Puts a text into the element that `ref` is given to; absent until it stands there. */
export function usePaintedText(source: SourceText) {
  const ref = useRef<HTMLDivElement>(null);
  const [lit, setLit] = useState<PaintedText>();
  useLayoutEffect(() => {
    if (!ref.current) return undefined;
    const surface = createTextSurface(ref.current, source);
    const painter = startPainter(surface);
    setLit({ surface, painter });
    return () => {
      painter.stop();
      surface.stop();
    };
  }, [source]);
  return { ref, lit };
}

/** Lights up one layer of the text as long as `light` stays the same. */
export function useHighlightLayer(
  lit: PaintedText | undefined,
  layer: string,
  light: HighlightLayer | undefined,
): void {
  useLayoutEffect(() => lit?.painter.setLayer(layer, light), [lit, layer, light]);
}
