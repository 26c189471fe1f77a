import type { Mark } from '../source/draft.ts';

/** A mark and how many characters of a text stand before it. */
export interface PlacedMark {
  readonly at: number;
  readonly mark: Mark;
}

/** A run of text in one font at one place. Points, origin at the page's top left, y on the base line. */
export interface Fragment {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly isBold: boolean;
  /** How sure text recognition is of the words, 0-1; absent where the file holds them. */
  readonly confidence?: number;
  readonly marks?: readonly PlacedMark[];
  /** A table ruled with lines that stands here; the text is a stand-in for all of its words. */
  readonly grid?: Grid;
}

/** A row of a ruled table: the text of each cell, as it stands on the page. */
export interface GridRow {
  readonly cells: readonly GridCell[];
}

export interface GridCell {
  readonly x0: number;
  readonly x1: number;
  readonly fragments: readonly Fragment[];
}

/** A table ruled with lines. */
export interface Grid {
  /** Edges of its columns, from left to right. */
  readonly edges: readonly number[];
  readonly rows: readonly GridRow[];
}

/** A stroke of a page's drawing: level where y0 and y1 are the same, upright where x0 and x1 are. */
export interface Rule {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** What a page holds, laid so that most of its text reads from left to right. */
export interface PageFragments {
  readonly width: number;
  readonly height: number;
  /** Whether it is read from right to left; x counts from the right edge then. */
  readonly isMirrored: boolean;
  /** White space included. */
  readonly fragments: readonly Fragment[];
  /** Text set at an angle beside the running text, such as a watermark or a stamp along the margin. */
  readonly asides: readonly string[];
}

export function hasInk(fragment: Fragment): boolean {
  return fragment.text.trim() !== '';
}

/** Characters other than white space. */
export function countInk(fragments: readonly { readonly text: string }[]): number {
  return fragments.reduce((sum, { text }) => sum + text.replace(/\s+/g, '').length, 0);
}
