import type { Draft, TextRun } from '../source/draft.ts';
import type { ComputedStyle } from './computed-style.ts';

/** What is in front of a list item. */
export interface Marker {
  /** As displayed; `•` for every bullet. */
  readonly text: string;
  readonly isBullet: boolean;
  /** How many lists deep, from 1; undefined in front of anything but a list item. */
  readonly level?: number;
}

/** A block as drawn on the page, not classified yet. */
export interface RawBlock {
  readonly type: 'block';
  readonly pieces: readonly TextRun[];
  /** How its first words look. */
  readonly style: ComputedStyle;
  /** Whether all its words are bold. */
  readonly isBold: boolean;
  readonly isNote: boolean;
  readonly marker?: Marker;
  /** A label that is in front of it, in a place of its own. */
  readonly prefix?: string;
}

/** What a page falls into, in document order: blocks, finished rows of tables, and rules across the page. */
export type Unit =
  | RawBlock
  | { readonly type: 'draft'; readonly draft: Draft }
  | { readonly type: 'break' };

export function getBlockText(block: RawBlock): string {
  return block.pieces.map((piece) => piece.text).join('');
}
