import type { Span } from '@clauselight/schema';
import { type Anchor, findAnchor } from '../placing/anchor.ts';
import { findPoint, type Point } from '../placing/marks.ts';
import { listOrigins } from '../placing/origins.ts';
import type { TextOrigin, TracedDocument } from '../placing/trace.ts';
import type { LocatedDocument, LocatedElement } from '../xml/located-element.ts';

/** Where words are deleted and inserted in the XML. */
export interface EditPlace {
  /** Before the deleted words, and behind them; the same point for an insertion. */
  readonly start: Point;
  readonly end: Point;
  /** The run whose look inserted words take. */
  readonly run: LocatedElement;
  /** The elements with the deleted words, in order. */
  readonly leaves: readonly LocatedElement[];
  /** The paragraph of the words. */
  readonly paragraph: LocatedElement;
}

export interface LocateRequest {
  readonly located: LocatedDocument;
  readonly traced: TracedDocument;
}

/** Elements that may contain tracked changes of runs (ECMA-376 part 1, 17.13.5), as far as they are ever cut here. */
const parents: ReadonlySet<string> = new Set(['w:p', 'w:hyperlink', 'w:sdtContent', 'w:smartTag']);

/**
 * Finds where an edit goes; undefined where it cannot be tracked: in list numbers, notes, fields, formulas, fixed
 * content controls, and across the borders of links or earlier insertions.
 */
export function locateEdit(span: Span, request: LocateRequest): EditPlace | undefined {
  return span.start === span.end
    ? locateInsertion(span.start, request)
    : locateWords(span, request);
}

function locateWords(span: Span, request: LocateRequest): EditPlace | undefined {
  const { located, traced } = request;
  const origins = listOrigins(span, traced);
  const [first, last] = [origins[0], origins.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  if (first.start > span.start || last.end < span.end || !isUnbroken(origins)) return undefined;
  const anchors = origins.map(({ leaf }) => findAnchor(leaf));
  const [from, to] = [anchors[0], anchors.at(-1)];
  if (from === undefined || to === undefined || !anchors.every((anchor) => isBeside(anchor, from)))
    return undefined;
  const start = findPoint(ask(first, from, span.start, request), 'start');
  const end = findPoint(ask(last, to, span.end, request), 'end');
  if (!start.isExact || !end.isExact) return undefined;
  if (!isPlain(located.xml, { from: from.unit, to: to.unit })) return undefined;
  const leaves = origins.map(({ leaf }) => leaf);
  return { start, end, run: from.unit, leaves, paragraph: from.paragraph };
}

/** An insertion goes behind the character before it, or else before the one behind it. */
function locateInsertion(offset: number, request: LocateRequest): EditPlace | undefined {
  const { traced } = request;
  const [before] = offset === 0 ? [] : listOrigins({ start: offset - 1, end: offset }, traced);
  const [behind] = listOrigins({ start: offset, end: offset + 1 }, traced);
  const origin = before ?? behind;
  const anchor = origin && findAnchor(origin.leaf);
  if (origin === undefined || anchor === undefined || !isBeside(anchor, anchor)) return undefined;
  const point = findPoint(
    ask(origin, anchor, offset, request),
    origin === before ? 'end' : 'start',
  );
  if (!point.isExact) return undefined;
  return { start: point, end: point, run: anchor.unit, leaves: [], paragraph: anchor.paragraph };
}

function ask(
  origin: TextOrigin,
  anchor: Anchor,
  offset: number,
  { located, traced }: LocateRequest,
) {
  return {
    xml: located.xml,
    anchor,
    leaf: origin.leaf,
    shown: traced.source.text.slice(origin.start, origin.end),
    count: offset - origin.start,
  };
}

function isUnbroken(origins: readonly TextOrigin[]): boolean {
  return origins.every(({ start }, index) => index === 0 || origins[index - 1]?.end === start);
}

/** Whether a run is cut freely, and stands in the same element as another. */
function isBeside(anchor: Anchor | undefined, first: Anchor): boolean {
  if (anchor === undefined || anchor.unit.name !== 'w:r' || !anchor.isCuttable) return false;
  const { parent } = anchor.unit;
  return parent === first.unit.parent && parent !== undefined && parents.has(parent.name);
}

const tag = /<(\/?)([\w:.-]+)(?:"[^"]*"|'[^']*'|[^"'>])*?(\/?)>/g;
/** What may stand between and inside the runs of deleted words. */
const plain: ReadonlySet<string> = new Set(
  (
    'w:r w:rPr w:t w:tab w:br w:cr w:noBreakHyphen w:softHyphen w:sym w:lastRenderedPageBreak w:proofErr ' +
    'w:bookmarkStart w:bookmarkEnd w:commentRangeStart w:commentRangeEnd'
  ).split(' '),
);

/** Whether there is nothing but text between two runs: no field, note, picture, link or earlier change. */
function isPlain(xml: string, { from, to }: { from: LocatedElement; to: LocatedElement }): boolean {
  const words = xml.slice(from.start, to.end).replace(/<w:rPr>[\s\S]*?<\/w:rPr>|<w:rPr\/>/g, '');
  return [...words.matchAll(tag)].every(([, , name = '']) => plain.has(name));
}
