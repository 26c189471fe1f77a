import type { HighlightStyle } from './highlight-styles.ts';

/** What a brush draws: words of one section. */
export interface Stroke {
  style: HighlightStyle;
  places: StaticRangeInit;
  /** The element of the section that holds the words. */
  section: HTMLElement;
}

/** A way of drawing highlights behind words without changing the elements of the text. */
export interface Brush {
  /** Draws, and gives back what takes it away again. */
  readonly draw: (stroke: Stroke) => () => void;
  /** Whether everything has to be drawn again when a section's size changes. */
  readonly followsSize: boolean;
  readonly stop: () => void;
}
