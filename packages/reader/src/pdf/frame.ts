import type { Rule } from './fragments.ts';
import type { PlacedText, Turn } from './items.ts';

/** What stands on a page, as it is shown. */
export interface ShownPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PlacedText[];
}

/** How a page is turned and mirrored so that its text reads from left to right, top to bottom. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly turn: Exclude<Turn, undefined>;
  /** Whether the page is read from right to left; it is mirrored then. */
  readonly isMirrored: boolean;
}

/** Where a stroke of the page shown lies on the page as it is read. */
export function layRule(rule: Rule, page: { width: number; height: number }, frame: Frame): Rule {
  const a = layPoint({ x: rule.x0, y: rule.y0 }, page, frame);
  const b = layPoint({ x: rule.x1, y: rule.y1 }, page, frame);
  return {
    x0: Math.min(a.x, b.x),
    y0: Math.min(a.y, b.y),
    x1: Math.max(a.x, b.x),
    y1: Math.max(a.y, b.y),
  };
}

/** Where a point of the page shown lies on the page as it is read. */
export function layPoint(
  { x, y }: { x: number; y: number },
  page: { width: number; height: number },
  { turn, isMirrored, width }: Frame,
): { x: number; y: number } {
  const turned = turnPoint({ x, y }, page, turn);
  return isMirrored ? { x: width - turned.x, y: turned.y } : turned;
}

/** Turns a page the other way than its text is turned. */
export function turnPoint(
  { x, y }: { x: number; y: number },
  { width, height }: { width: number; height: number },
  turn: Turn,
): { x: number; y: number } {
  if (turn === 1) return { x: y, y: width - x };
  if (turn === 2) return { x: width - x, y: height - y };
  return turn === 3 ? { x: height - y, y: x } : { x, y };
}
