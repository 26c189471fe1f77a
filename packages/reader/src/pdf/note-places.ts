import type { CommentFacts, Mark } from '../source/draft.ts';
import type { Box } from './annotation.ts';
import type { PlacedMark } from './fragments.ts';
import type { PlacedText } from './items.ts';

/** A comment and where on the page shown it is. */
export interface PlacedNote {
  /** One of its own in the document. */
  readonly id: string;
  readonly facts: CommentFacts;
  /** One for each line it marks; a box beside the text where it marks none. */
  readonly boxes: readonly Box[];
}

/** Comments of one page that are placed; beyond it nobody reads them one by one. */
const mostNotes = 500;

/** Text with the comments on it marked, and marks for which the page has no text. */
export interface MarkedTexts {
  readonly texts: readonly PlacedText[];
  readonly loose: readonly Mark[];
}

/** Marks the words that each comment is on: those under its boxes, or the ones beside which it stands. */
export function markTexts(texts: readonly PlacedText[], notes: readonly PlacedNote[]): MarkedTexts {
  const marks = new Map<number, PlacedMark[]>();
  const loose: Mark[] = [];
  const add = (index: number, mark: PlacedMark) =>
    marks.set(index, [...(marks.get(index) ?? []), mark]);
  for (const { id, boxes } of notes.slice(0, mostNotes)) {
    const passage = findPassage(texts, boxes) ?? findNearest(texts, boxes[0]);
    if (passage === undefined) {
      loose.push({ kind: 'comment-start', id });
      continue;
    }
    add(passage.first, { at: passage.from, mark: { kind: 'comment-start', id } });
    add(passage.last, { at: passage.to, mark: { kind: 'comment-end', id } });
  }
  if (marks.size === 0) return { texts, loose };
  const marked = texts.map((text, index) => {
    const own = marks.get(index);
    return own === undefined ? text : { ...text, marks: own.sort((a, b) => a.at - b.at) };
  });
  return { texts: marked, loose };
}

interface Passage {
  readonly first: number;
  /** Characters of the first text before it. */
  readonly from: number;
  readonly last: number;
  readonly to: number;
}

function findPassage(texts: readonly PlacedText[], boxes: readonly Box[]): Passage | undefined {
  const [top, bottom] = [boxes[0], boxes.at(-1)];
  if (top === undefined || bottom === undefined) return undefined;
  const isUnder = (box: Box) => (text: PlacedText) =>
    text.text.trim() !== '' &&
    text.turn === 0 &&
    text.y - text.size * 0.3 > box.y0 &&
    text.y - text.size * 0.3 < box.y1 &&
    Math.min(text.x + text.length, box.x1) - Math.max(text.x, box.x0) > 0.5;
  const first = texts.findIndex(isUnder(top));
  const last = texts.findLastIndex(isUnder(bottom));
  const [start, end] = [texts[first], texts[last]];
  if (start === undefined || end === undefined || last < first) return undefined;
  const to = end.text.slice(0, findCharacter(end, bottom.x1)).trimEnd().length;
  return { first, last, from: findCharacter(start, top.x0), to };
}

/** How many characters stand before a place, as if all were as wide; a word is not cut where its end is near. */
function findCharacter({ text, x, length }: PlacedText, place: number): number {
  const at = Math.round(((place - x) / Math.max(1, length)) * text.length);
  const bound = Math.max(0, Math.min(text.length, at));
  const isEdge = (spot: number) =>
    spot <= 0 || spot >= text.length || text[spot - 1] === ' ' || text[spot] === ' ';
  const away = [0, 1, -1, 2, -2, 3, -3].find((step) => isEdge(bound + step)) ?? 0;
  return Math.max(0, Math.min(text.length, bound + away));
}

function findNearest(texts: readonly PlacedText[], box: Box | undefined): Passage | undefined {
  if (box === undefined) return undefined;
  const middle = { x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 };
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, { text, x, y, length, size }] of texts.entries()) {
    if (text.trim() === '') continue;
    const aside = Math.max(x - middle.x, middle.x - x - length, 0);
    const distance = Math.abs(y - size * 0.3 - middle.y) * 20 + aside;
    if (distance < least) [nearest, least] = [index, distance];
  }
  return nearest < 0 ? undefined : { first: nearest, last: nearest, from: 0, to: 0 };
}
