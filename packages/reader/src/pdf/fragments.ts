import type { Mark } from '../source/draft.ts';

/** A mark, and the number of characters of a text before it. */
export interface PositionedMark {
  readonly at: number;
  readonly mark: Mark;
}

/**
 * A run of text in one font at one position. In points, with the origin at the page's top left and y on the baseline.
 */
export interface Fragment {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly isBold: boolean;
  /** Where the page's content has it, from 0; undefined for what was added to the content. */
  readonly order?: number;
  /** Confidence of text recognition in the words, 0-1; undefined for words in the file itself. */
  readonly confidence?: number;
  readonly marks?: readonly PositionedMark[];
  /** A ruled table at this position; the text is a stand-in for all of its words. */
  readonly grid?: Grid;
}

/** A row of a ruled table: the text of each cell, as on the page. */
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

/** A stroke of a page's drawing: horizontal if y0 = y1, vertical if x0 = x1. */
export interface Rule {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** The content of a page, oriented so that most of its text reads from left to right. */
export interface PageFragments {
  readonly width: number;
  readonly height: number;
  /** Whether it is read from right to left; then x counts from the right edge. */
  readonly isMirrored: boolean;
  /** Including white space. */
  readonly fragments: readonly Fragment[];
  /** Text at an angle beside the running text, such as a watermark or a stamp along the margin. */
  readonly asides: readonly string[];
}

/** How far the middle of lowercase letters is above the baseline, in ems: about half of a usual x-height. */
export const middleHeight = 0.3;

export function isVisible(fragment: Fragment): boolean {
  return fragment.text.trim() !== '';
}

/** Number of characters other than white space. */
export function countVisible(fragments: readonly { readonly text: string }[]): number {
  return fragments.reduce((sum, { text }) => sum + text.replace(/\s+/g, '').length, 0);
}
