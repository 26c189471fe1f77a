import type { Clause, Span } from '@clauselight/schema';
import { leaveOutListedAttachments } from './attachment-heading.ts';
import { closeClauses, createClause, getName } from './clause-entry.ts';
import { findPartKind, findRecitalsHeading } from './clause-kind.ts';
import { findClauseHeading, isHeadingPiece } from './heading.ts';
import type { Marker } from './marker.ts';
import { numericStyles } from './number-place.ts';
import { Numbering } from './numbering.ts';
import type { Piece } from './piece-shape.ts';

/** Running text of a piece, after its number and heading, with the clause it belongs to. */
export interface Passage extends Span {
  readonly clauseId: string | undefined;
}

export interface ClauseTree {
  readonly clauses: readonly Clause[];
  readonly passages: readonly Passage[];
}

interface Walk {
  readonly text: string;
  readonly pieces: readonly Piece[];
  /** For every piece, the heading it is or starts with. */
  readonly headings: readonly (Span | undefined)[];
  /** Whether numbers start anew under headings that bear none. */
  readonly isRestarting: boolean;
  /** For every piece, the next one after it whose number is a figure, or that starts an attachment. */
  readonly nextNumbered: readonly (Piece | undefined)[];
  readonly numbering: Numbering;
  readonly clauses: Clause[];
  /** Where clauses end that nothing on their own level follows, by id. */
  readonly closed: Map<string, number>;
  /** Clauses that are open, from the outermost in. */
  path: readonly Clause[];
}

/** Builds the tree of numbered and headed provisions; a clause ends where the next one that is not inside it starts. */
export function buildClauseTree(text: string, listed: readonly Piece[]): ClauseTree {
  const pieces = leaveOutListedAttachments(listed);
  const headings = pieces.map((piece, index) =>
    findClauseHeading(text, { piece, next: pieces[index + 1] }),
  );
  const walk: Walk = {
    text,
    pieces,
    headings,
    isRestarting: isRestarting({ text, pieces, headings }),
    nextNumbered: listNextNumbered(pieces),
    numbering: new Numbering(),
    clauses: [],
    closed: new Map(),
    path: [],
  };
  const passages = pieces.flatMap((_, index) => readPiece(walk, index) ?? []);
  return { clauses: closeClauses(text, walk), passages };
}

function listNextNumbered(pieces: readonly Piece[]): readonly (Piece | undefined)[] {
  const next = new Array<Piece | undefined>(pieces.length);
  for (let index = pieces.length - 2; index >= 0; index -= 1) {
    const after = pieces[index + 1];
    next[index] = after !== undefined && isMainNumber(after) ? after : next[index + 1];
  }
  return next;
}

/** A figure, or the start of an attachment; letters number lists inside a clause. */
function isMainNumber({ marker }: Piece): boolean {
  const style = marker?.readings[0]?.style;
  return style === 'Schedule' || (style !== undefined && numericStyles.has(style));
}

function isRestarting({
  text,
  pieces,
  headings,
}: Pick<Walk, 'text' | 'pieces' | 'headings'>): boolean {
  const restarts = pieces.filter(({ marker }, index) => {
    const isFirst = marker?.readings.some(({ style, values }) => style === '1.' && values[0] === 1);
    const before = pieces[index - 1];
    const heading = headings[index - 1];
    if (isFirst !== true || before === undefined || heading === undefined) return false;
    return before.marker === undefined && isHeadingPiece(text, { piece: before, heading });
  });
  return restarts.length > 1;
}

/** Opens the clause that a piece begins, if it begins one, and returns what it says after number and heading. */
function readPiece(walk: Walk, index: number): Passage | undefined {
  const piece = walk.pieces[index];
  if (piece === undefined) return undefined;
  const heading = walk.headings[index];
  const beginning = { piece, index, heading };
  if (isHeadingOfNumberBefore(walk, beginning)) return undefined;
  const opened = openClause(walk, beginning);
  const start =
    opened?.heading === undefined
      ? (piece.marker?.bodyStart ?? piece.start)
      : skipStop(walk.text, { start: opened.heading.end, end: piece.end });
  if (start >= piece.end || !/\p{L}/u.test(walk.text.slice(start, piece.end))) return undefined;
  return { start, end: piece.end, clauseId: walk.path.at(-1)?.id };
}

interface Beginning {
  readonly piece: Piece;
  readonly index: number;
  readonly heading: Span | undefined;
}

/** `ARTICLE I` in one line and `DEFINITIONS` in the next are one heading. */
function isHeadingOfNumberBefore(walk: Walk, { piece, index, heading }: Beginning): boolean {
  const { pieces, clauses, text } = walk;
  const before = pieces[index - 1];
  const last = clauses.at(-1);
  if (before?.marker === undefined || last === undefined) return false;
  if (heading === undefined || piece.marker !== undefined || heading.end < piece.end) return false;
  const isBare = last.start === before.start && before.marker.bodyStart >= before.end;
  if (!isBare || last.heading !== undefined) return false;
  const named = { ...last, heading: getName(text, heading) };
  clauses[clauses.length - 1] = named;
  walk.path = [...walk.path.slice(0, -1), named];
  return true;
}

function openClause(walk: Walk, beginning: Beginning): { heading: Span | undefined } | undefined {
  const { piece, index, heading } = beginning;
  const { numbering, text } = walk;
  if (piece.marker !== undefined) {
    const level = placeNumber(numbering, piece.marker);
    const isAttachment = piece.marker.readings[0]?.style === 'Schedule';
    addClause(walk, { ...beginning, level, kind: isAttachment ? 'attachment' : undefined });
    return { heading };
  }
  const kind =
    piece.kind === 'table-row'
      ? undefined
      : findPartKind(text, { span: piece, isOpening: isOpening(walk) });
  if (kind === 'operative') {
    closeTop(walk, piece.start);
    return undefined;
  }
  if (kind !== undefined) return openPart(walk, { ...beginning, kind });
  if (heading === undefined || !isHeadingPiece(text, { piece, heading })) return undefined;
  if (walk.path.some((open) => open.kind === 'signatures') || isHeadingOfHeading(walk, index))
    return { heading };
  const level = findHeadingLevel(walk, beginning);
  numbering.openHeading(level, walk.isRestarting ? undefined : 'first');
  addClause(walk, { ...beginning, level });
  return { heading };
}

/** Whether nothing but headings without numbers has been read. */
function isOpening({ clauses }: Walk): boolean {
  return (
    clauses.length < 8 &&
    clauses.every(({ number, kind }) => number === undefined && kind === undefined)
  );
}

/** Of lines that look like headings one after another, as tables leave them behind, the last heads what follows. */
function isHeadingOfHeading({ text, pieces, headings }: Walk, index: number): boolean {
  const next = pieces[index + 1];
  if (pieces[index]?.kind === 'heading' || next === undefined || next.marker !== undefined)
    return false;
  const heading = headings[index + 1];
  return (
    heading !== undefined &&
    isHeadingPiece(text, { piece: next, heading }) &&
    next.kind !== 'heading'
  );
}

function openPart(
  walk: Walk,
  { kind, ...beginning }: Beginning & { readonly kind: NonNullable<Clause['kind']> },
): { heading: Span | undefined } | undefined {
  const { numbering, text } = walk;
  const isInside = walk.path.some((open) => open.kind === kind);
  const heading =
    kind === 'recitals'
      ? findRecitalsHeading(text, beginning.piece)
      : kind === 'preamble'
        ? undefined
        : beginning.heading;
  if (isInside && (heading === undefined || kind === 'signatures')) return undefined;
  const level = numbering.topLevel;
  numbering.openHeading(level, kind === 'signatures' ? 'any' : 'first');
  addClause(walk, { ...beginning, heading, level, kind });
  return { heading };
}

/** What follows `NOW, THEREFORE` is no recital any more. */
function closeTop(walk: Walk, position: number): void {
  const kept = walk.path.filter(({ kind }) => kind === 'attachment');
  for (const clause of walk.path) if (!kept.includes(clause)) walk.closed.set(clause.id, position);
  walk.path = kept;
  walk.numbering.close();
}

function placeNumber(numbering: Numbering, marker: Marker): number {
  if (marker.readings[0]?.style === 'Schedule') {
    numbering.openScope();
    return 1;
  }
  const place = numbering.findPlace(marker, 'line');
  if (place === undefined) return numbering.level + 1;
  numbering.open(place);
  return place.level;
}

/**
 * A heading without a number belongs to the clause that is open where the list goes on after it; directly over the
 * next number it stands beside that. Without numbers after it, it stands at the top.
 */
function findHeadingLevel(walk: Walk, { piece, index }: Beginning): number {
  const { nextNumbered, numbering, pieces } = walk;
  const next = nextNumbered[index];
  const isAttachment = next?.marker?.readings[0]?.style === 'Schedule';
  const place =
    next?.marker && !isAttachment ? numbering.findPlace(next.marker, 'line') : undefined;
  const isParent = place?.fit === 'first' && place.reading.style === '1.1';
  if (place !== undefined && (place.fit === 'next' || isParent)) {
    const isOver = pieces[index + 1] === next || isParent;
    return isOver || place.level > numbering.level ? place.level : place.level + 1;
  }
  return Math.max(numbering.topLevel, numbering.topLevel - 1 + (piece.level ?? 1));
}

interface NewClause extends Beginning {
  readonly level: number;
  readonly kind?: Clause['kind'];
}

function addClause(walk: Walk, { piece, heading, level, kind }: NewClause): void {
  const path = walk.path.filter((open) => open.level < level);
  const parent = path.at(-1);
  const clause = createClause(walk.text, {
    id: `c${walk.clauses.length + 1}`,
    piece,
    heading,
    level,
    kind,
    parent,
  });
  walk.clauses.push(clause);
  walk.path = [...path, clause];
}

function skipStop(text: string, { start, end }: Span): number {
  const skipped = /^[\s.:–—-]*/.exec(text.slice(start, Math.min(end, start + 20)))?.[0].length ?? 0;
  return Math.min(end, start + skipped);
}
