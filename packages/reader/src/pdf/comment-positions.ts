import type { CommentFacts, Mark } from '../source/draft.ts';
import type { Box } from './annotation.ts';
import { middleHeight, type PositionedMark } from './fragments.ts';
import type { PositionedText } from './items.ts';

/** A comment and its position on the page as displayed. */
export interface PositionedComment {
  /** Unique in the document. */
  readonly id: string;
  readonly facts: CommentFacts;
  /** One for each line that it marks; a box beside the text if it marks none. */
  readonly boxes: readonly Box[];
}

/** The most comments of one page that are positioned; nobody reads more one by one. */
const mostComments = 500;

/** Text with marks for its comments, and marks for which the page has no text. */
export interface MarkedTexts {
  readonly texts: readonly PositionedText[];
  readonly unplacedMarks: readonly Mark[];
}

/** Marks the words of each comment: those under its boxes, or the nearest ones. */
export function markComments(
  texts: readonly PositionedText[],
  notes: readonly PositionedComment[],
): MarkedTexts {
  const marks = new Map<number, PositionedMark[]>();
  const unplacedMarks: Mark[] = [];
  const add = (index: number, mark: PositionedMark) =>
    marks.set(index, [...(marks.get(index) ?? []), mark]);
  for (const { id, boxes } of notes.slice(0, mostComments)) {
    const passage = findPassage(texts, boxes) ?? findNearest(texts, boxes[0]);
    if (passage === undefined) {
      unplacedMarks.push({ kind: 'comment-start', id });
      continue;
    }
    add(passage.first, { at: passage.fromCharacter, mark: { kind: 'comment-start', id } });
    add(passage.last, { at: passage.toCharacter, mark: { kind: 'comment-end', id } });
  }
  if (marks.size === 0) return { texts, unplacedMarks };
  const marked = texts.map((text, index) => {
    const marksOfText = marks.get(index);
    return marksOfText === undefined
      ? text
      : { ...text, marks: marksOfText.sort((a, b) => a.at - b.at) };
  });
  return { texts: marked, unplacedMarks };
}

interface TextPassage {
  readonly first: number;
  /** Characters of the first text before the passage. */
  readonly fromCharacter: number;
  readonly last: number;
  readonly toCharacter: number;
}

/** The least width, in points, of a box over a text that it marks. */
const leastOverlap = 0.5;

function findPassage(
  texts: readonly PositionedText[],
  boxes: readonly Box[],
): TextPassage | undefined {
  const [top, bottom] = [boxes[0], boxes.at(-1)];
  if (top === undefined || bottom === undefined) return undefined;
  const isUnder = (box: Box) => (text: PositionedText) =>
    text.text.trim() !== '' &&
    text.turn === 0 &&
    text.y - text.size * middleHeight > box.y0 &&
    text.y - text.size * middleHeight < box.y1 &&
    Math.min(text.x + text.length, box.x1) - Math.max(text.x, box.x0) > leastOverlap;
  const first = texts.findIndex(isUnder(top));
  const last = texts.findLastIndex(isUnder(bottom));
  const [start, end] = [texts[first], texts[last]];
  if (start === undefined || end === undefined || last < first) return undefined;
  const toCharacter = end.text.slice(0, findCharacter(end, bottom.x1)).trimEnd().length;
  return { first, last, fromCharacter: findCharacter(start, top.x0), toCharacter };
}

/**
 * How many characters are before a position, if all are equally wide. The nearest word boundary counts if it is close.
 */
function findCharacter({ text, x, length }: PositionedText, target: number): number {
  const at = Math.round(((target - x) / Math.max(1, length)) * text.length);
  const clamp = Math.max(0, Math.min(text.length, at));
  const isEdge = (candidate: number) =>
    candidate <= 0 ||
    candidate >= text.length ||
    text[candidate - 1] === ' ' ||
    text[candidate] === ' ';
  const distance = [0, 1, -1, 2, -2, 3, -3].find((step) => isEdge(clamp + step)) ?? 0;
  return Math.max(0, Math.min(text.length, clamp + distance));
}

function findNearest(
  texts: readonly PositionedText[],
  box: Box | undefined,
): TextPassage | undefined {
  if (box === undefined) return undefined;
  const middle = { x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 };
  let nearest = -1;
  let leastDistance = Number.POSITIVE_INFINITY;
  for (const [index, { text, x, y, length, size }] of texts.entries()) {
    if (text.trim() === '') continue;
    const isBeside = Math.max(x - middle.x, middle.x - x - length, 0);
    const distance = Math.abs(y - size * 0.3 - middle.y) * 20 + isBeside;
    if (distance < leastDistance) [nearest, leastDistance] = [index, distance];
  }
  return nearest < 0
    ? undefined
    : { first: nearest, last: nearest, fromCharacter: 0, toCharacter: 0 };
}
