import type { Rule } from './fragments.ts';
import type { PositionedText, QuarterTurns } from './items.ts';

/** The text of a page as displayed. */
export interface DisplayedPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PositionedText[];
}

/** How a page is rotated and mirrored so that its text reads from left to right, top to bottom. */
export interface PageOrientation {
  readonly width: number;
  readonly height: number;
  readonly turn: Exclude<QuarterTurns, undefined>;
  /** Whether the page is read from right to left; then it is mirrored. */
  readonly isMirrored: boolean;
}

/** Converts a stroke of the displayed page to the oriented page. */
export function orientRule(
  rule: Rule,
  page: { width: number; height: number },
  orientation: PageOrientation,
): Rule {
  const a = orientPoint({ x: rule.x0, y: rule.y0 }, page, orientation);
  const b = orientPoint({ x: rule.x1, y: rule.y1 }, page, orientation);
  return {
    x0: Math.min(a.x, b.x),
    y0: Math.min(a.y, b.y),
    x1: Math.max(a.x, b.x),
    y1: Math.max(a.y, b.y),
  };
}

/** Converts a point of the displayed page to the oriented page. */
export function orientPoint(
  { x, y }: { x: number; y: number },
  page: { width: number; height: number },
  { turn, isMirrored, width }: PageOrientation,
): { x: number; y: number } {
  const turned = turnPoint({ x, y }, page, turn);
  return isMirrored ? { x: width - turned.x, y: turned.y } : turned;
}

/** Rotates a point against the rotation of the text. */
export function turnPoint(
  { x, y }: { x: number; y: number },
  { width, height }: { width: number; height: number },
  turn: QuarterTurns,
): { x: number; y: number } {
  if (turn === 1) return { x: y, y: width - x };
  if (turn === 2) return { x: width - x, y: height - y };
  return turn === 3 ? { x: height - y, y: x } : { x, y };
}
