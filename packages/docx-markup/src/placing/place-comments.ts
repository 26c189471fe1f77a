import type { Block, Span } from '@clauselight/schema';
import type { CommentPlace, PassageComment } from '../passage-comment.ts';
import type { LocatedDocument, LocatedElement } from '../xml/located-element.ts';
import { type Anchor, findAnchor } from './anchor.ts';
import { findPoint, type Point } from './marks.ts';
import { listOrigins } from './origins.ts';
import type { TextOrigin, TracedDocument } from './trace.ts';

/** The start and the end of a comment in the XML. */
export interface Placement {
  readonly place: CommentPlace;
  readonly start: Point;
  readonly end: Point;
  /** Offset of its reference: after the element of the paragraph that contains the end. */
  readonly referenceAt: number | undefined;
  /** The enclosed words in the source text; absent if the comment is at a whole paragraph. */
  readonly enclosed?: Span;
}

export interface PlaceRequest {
  readonly located: LocatedDocument;
  readonly traced: TracedDocument;
}

/**
 * Finds the position of a comment: around its words if they are in the document's main story, otherwise as near as a
 * comment may be.
 */
export function placeComment(comment: PassageComment, request: PlaceRequest): Placement {
  const passage = findPassage(comment, request.traced);
  if (passage === undefined) return placeAtStart(request);
  return placeWords(passage, request) ?? placeBeside(passage, request) ?? placeAtStart(request);
}

/** Places a comment at the paragraph of words that cannot be enclosed. */
export function placeAtParagraph(comment: PassageComment, request: PlaceRequest): Placement {
  const passage = findPassage(comment, request.traced);
  const [origin] = passage === undefined ? [] : listOrigins(passage, request.traced);
  const anchor = origin && findAnchor(origin.leaf);
  return anchor === undefined
    ? placeAtStart(request)
    : encloseParagraph(anchor.paragraph, 'paragraph');
}

/** The passage of a comment. If other words are at its offsets, its own words are used if they occur once. */
function findPassage(
  { start, end, words }: PassageComment,
  { source: { text } }: TracedDocument,
): Span | undefined {
  if (start >= end || start < 0) return undefined;
  if (words === undefined) return end <= text.length ? { start, end } : undefined;
  if (text.slice(start, end) === words) return { start, end };
  const at = text.indexOf(words);
  const isOnce = words !== '' && at >= 0 && text.indexOf(words, at + 1) < 0;
  return isOnce ? { start: at, end: at + words.length } : undefined;
}

function placeWords(passage: Span, { located, traced }: PlaceRequest): Placement | undefined {
  const found = listOrigins(passage, traced);
  const [first, last] = [found[0], found.at(-1)];
  const [from, to] = [first && findAnchor(first.leaf), last && findAnchor(last.leaf)];
  if (first === undefined || last === undefined || from === undefined || to === undefined)
    return undefined;
  const { text } = traced.source;
  const enclosed = {
    start: Math.max(passage.start, first.start),
    end: Math.min(passage.end, last.end),
  };
  const ask = (origin: TextOrigin, anchor: Anchor, offset: number) => ({
    xml: located.xml,
    anchor,
    leaf: origin.leaf,
    shown: text.slice(origin.start, origin.end),
    count: offset - origin.start,
  });
  const start = findPoint(ask(first, from, enclosed.start), 'start');
  const end = findPoint(ask(last, to, enclosed.end), 'end');
  if (start.at > end.at) return undefined;
  const isExact = start.isExact && end.isExact && isWhole(passage, { enclosed, traced });
  return {
    place: isExact ? 'words' : 'around',
    start,
    end,
    referenceAt: to.top === to.unit ? undefined : to.top.end,
    ...(start.isExact && end.isExact && { enclosed }),
  };
}

/** Whether the rest of the passage is only a list number, which no comment can enclose. */
function isWhole(
  passage: Span,
  { enclosed, traced }: { enclosed: Span; traced: TracedDocument },
): boolean {
  const { text, blocks } = traced.source;
  if (text.slice(enclosed.end, passage.end).trim() !== '') return false;
  const front = text.slice(passage.start, enclosed.start).trim();
  const block = findBlock(blocks, enclosed.start);
  const label = block === undefined ? '' : text.slice(block.start, enclosed.start).trim();
  return front === '' || (front.length <= longestLabel && label.endsWith(front));
}

/** The longest list number or bullet. */
const longestLabel = 40;

function findBlock(blocks: readonly Block[], offset: number): Block | undefined {
  return blocks.find(({ start, end }) => start <= offset && offset < end);
}

/** Places a comment on words from elsewhere: for a note at its reference, for a list number at its paragraph. */
function placeBeside(passage: Span, request: PlaceRequest): Placement | undefined {
  const { traced } = request;
  const block = findBlock(traced.source.blocks, passage.start);
  if (block === undefined) return undefined;
  const reference = block.kind === 'footnote' ? findReference(block, traced) : undefined;
  if (reference !== undefined) {
    const placed = placeWords(reference, request);
    return placed && { ...placed, place: 'paragraph' };
  }
  const [inBlock] = listOrigins(block, traced);
  const anchor = inBlock && findAnchor(inBlock.leaf);
  return anchor && encloseParagraph(anchor.paragraph, 'paragraph');
}

/** The element that displays a note's number, if there is exactly one. */
function findReference(
  { number }: Block,
  { source, origins }: TracedDocument,
): TextOrigin | undefined {
  if (number === undefined) return undefined;
  const shown = `[${number}]`;
  const references = origins.filter(
    ({ leaf, start, end }) =>
      leaf.name.endsWith('noteReference') && source.text.slice(start, end) === shown,
  );
  return references.length === 1 ? references[0] : undefined;
}

/** The first paragraph with text, or else the first paragraph, or a new one in an empty document. */
function placeAtStart({ located, traced }: PlaceRequest): Placement {
  const [first] = traced.origins;
  const paragraph = (first && findAnchor(first.leaf)?.paragraph) ?? located.firstParagraph;
  if (paragraph !== undefined) return encloseParagraph(paragraph, 'document');
  const name = located.body.rawName.replace(/body$/, 'p');
  const point = {
    at: located.body.openEnd,
    before: `<${name}>`,
    behind: `</${name}>`,
    isExact: false,
  };
  return { place: 'document', start: point, end: point, referenceAt: undefined };
}

function encloseParagraph(paragraph: LocatedElement, place: CommentPlace): Placement {
  const { rawName, properties, openEnd, closeStart, isEmpty } = paragraph;
  if (isEmpty) {
    // Its tag closes itself: it is opened, and closed after the marks.
    const at = openEnd - 2;
    const also = { start: at, end: openEnd, text: '' };
    const point = { at, before: '>', behind: `</${rawName}>`, also, isExact: false };
    return { place, start: point, end: point, referenceAt: undefined };
  }
  const point = (at: number): Point => ({ at, before: '', behind: '', isExact: false });
  return {
    place,
    start: point(properties?.end ?? openEnd),
    end: point(closeStart),
    referenceAt: undefined,
  };
}
