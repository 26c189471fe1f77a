import type { Span } from '@clauselight/schema';
import { watchNearSections } from '../text/near-sections.ts';
import { findPlaces } from '../text/ranges.ts';
import { watchSectionSizes } from '../text/section-sizes.ts';
import { getSectionSpan, type TextSurface } from '../text/text-surface.ts';
import { createBoxBrush } from './box-brush.ts';
import { canDrawHighlights, createHighlightBrush } from './highlight-brush.ts';
import { adoptFixedStyles, type HighlightStyle } from './highlight-styles.ts';

/** Words to light up, with the style they get. */
export interface StyledSpan extends Span {
  style: HighlightStyle;
}

/** The highlights in a section of the text. */
export type HighlightLayer = (within: Span) => readonly StyledSpan[];

/** Highlights words near the visible part of a text, in layers that are shown and removed independently. */
export interface Painter {
  /** Replaces a layer; only what differs near the visible part is drawn or taken away. */
  readonly setLayer: (layer: string, light: HighlightLayer | undefined) => void;
  readonly stop: () => void;
}

/** What is drawn of one layer in one section: the function that removes each stroke, by its key. */
type Strokes = Map<string, () => void>;

/** Starts highlighting a text, and continues until it is stopped. */
export function startPainter(surface: TextSurface): Painter {
  adoptFixedStyles();
  const brush = canDrawHighlights() ? createHighlightBrush() : createBoxBrush();
  const lights = new Map<string, HighlightLayer>();
  const drawn = new Map<string, Strokes>();

  function draw(span: StyledSpan, section: number) {
    const within = getSectionSpan(surface, section);
    const start = Math.max(span.start, within.start);
    const places = findPlaces(surface, { start, end: Math.min(span.end, within.end) });
    const element = surface.sectionElements[section];
    if (!places || !element) return () => {};
    return brush.draw({ style: span.style, places, section: element });
  }

  function repaint(layer: string, section: number, isNear = true) {
    const key = `${layer} ${section}`;
    const strokes: Strokes = drawn.get(key) ?? new Map();
    drawn.set(key, strokes);
    const within = getSectionSpan(surface, section);
    const wanted = isNear ? (lights.get(layer)?.(within) ?? []) : [];
    const spans = new Map(wanted.map((span) => [nameStroke(span), span]));
    for (const [name, erase] of strokes) {
      if (spans.has(name)) continue;
      erase();
      strokes.delete(name);
    }
    for (const [name, span] of spans) {
      if (!strokes.has(name)) strokes.set(name, draw(span, section));
    }
  }

  const sizes = watchSectionSizes(surface, (section) => {
    for (const layer of lights.keys()) {
      repaint(layer, section, false);
      repaint(layer, section);
    }
  });
  const near = watchNearSections(surface, (section, isNear) => {
    for (const layer of lights.keys()) repaint(layer, section, isNear);
    if (brush.followsSize) sizes.follow(section, isNear);
  });

  return {
    setLayer(layer, light) {
      lights.set(layer, light ?? (() => []));
      for (const section of near.current) repaint(layer, section);
    },
    stop() {
      near.stop();
      sizes.stop();
      for (const strokes of drawn.values()) for (const erase of strokes.values()) erase();
      brush.stop();
    },
  };
}

function nameStroke({ start, end, style }: StyledSpan): string {
  return `${style.name} ${start} ${end}`;
}
