import type { Clause, Span } from '@clauselight/schema';
import { findRunInHeading, isHeadingLine } from './heading.ts';
import type { Marker, MarkerStyle } from './marker.ts';
import type { Piece } from './piece.ts';

/** Running text of a piece, after its number and heading, with the clause it belongs to. */
export interface Passage extends Span {
  readonly clauseId: string | undefined;
}

export interface ClauseTree {
  readonly clauses: readonly Clause[];
  readonly passages: readonly Passage[];
}

interface Open {
  readonly clause: Clause;
  readonly style: MarkerStyle | 'heading';
  readonly label: string;
}

const maximumLevel = 12;

/** Builds the tree of numbered and headed provisions; a clause ends where the next one that is not inside it starts. */
export function buildClauseTree(text: string, pieces: readonly Piece[]): ClauseTree {
  const clauses: Clause[] = [];
  const passages: Passage[] = [];
  let stack: readonly Open[] = [];
  for (const piece of pieces) {
    const heading = findHeading(text, piece);
    if (piece.marker !== undefined || (heading !== undefined && piece.kind !== 'table-row')) {
      const open = openClause({ text, piece, heading, stack, id: `c${clauses.length + 1}` });
      stack = [...stack.filter(({ clause }) => clause.level < open.clause.level), open];
      clauses.push(open.clause);
    }
    const start =
      heading === undefined
        ? (piece.marker?.bodyStart ?? piece.start)
        : skipStop(text, heading.end, piece.end);
    if (start < piece.end)
      passages.push({ start, end: piece.end, clauseId: stack.at(-1)?.clause.id });
  }
  return { clauses: closeClauses(text, clauses), passages };
}

function findHeading(text: string, piece: Piece): Span | undefined {
  const body = { start: piece.marker?.bodyStart ?? piece.start, end: piece.end };
  if (body.start >= body.end) return undefined;
  if (piece.kind === 'table-row') return undefined;
  if (piece.kind === 'heading' && body.end - body.start <= 200) return body;
  if (isHeadingLine(text.slice(body.start, body.end))) return body;
  return piece.marker === undefined ? undefined : findRunInHeading(text, body);
}

function skipStop(text: string, position: number, end: number): number {
  const skipped =
    /^[\s.:–—-]*/.exec(text.slice(position, Math.min(end, position + 20)))?.[0].length ?? 0;
  return Math.min(end, position + skipped);
}

interface OpenClauseInput {
  readonly text: string;
  readonly piece: Piece;
  readonly heading: Span | undefined;
  readonly stack: readonly Open[];
  readonly id: string;
}

function openClause({ text, piece, heading, stack, id }: OpenClauseInput): Open {
  const style = getStyle(piece.marker, stack);
  const level = getLevel(piece, style, stack);
  const parent = stack.filter(({ clause }) => clause.level < level).at(-1)?.clause;
  const name =
    heading &&
    text
      .slice(heading.start, heading.end)
      .replace(/\s+/g, ' ')
      .replace(/[\s.:–—-]+$/, '');
  const clause: Clause = {
    id,
    ...(piece.marker && { number: getDisplayNumber(piece.marker, parent) }),
    ...(name && { heading: name }),
    level,
    ...(parent && { parentId: parent.id }),
    start: piece.start,
    end: piece.end,
  };
  return { clause, style, label: piece.marker?.label ?? '' };
}

/** `(i)` after `(h)` is a letter, after `(a)` a Roman number; `(v)` likewise goes with what is open. */
function getStyle(marker: Marker | undefined, stack: readonly Open[]): Open['style'] {
  if (marker === undefined) return 'heading';
  if (marker.style !== 'paren-roman' && marker.style !== 'paren-lower') return marker.style;
  const letters = stack.findLast(({ style }) => style === 'paren-lower')?.label;
  if (marker.label.length === 3 && letters?.charCodeAt(1) === marker.label.charCodeAt(1) - 1)
    return 'paren-lower';
  const hasRoman = stack.some(({ style }) => style === 'paren-roman');
  return hasRoman && /^\([ivx]+\)$/.test(marker.label) ? 'paren-roman' : marker.style;
}

function getLevel(piece: Piece, style: Open['style'], stack: readonly Open[]): number {
  if (piece.marker === undefined) return Math.min(piece.level ?? 1, maximumLevel);
  if (style === 'part') return 1;
  const isUnderPart = stack[0]?.style === 'part';
  if (style === 'decimal') {
    const isShallow = isUnderPart && piece.marker.depth === 1;
    return Math.min(piece.marker.depth + (isShallow ? 1 : 0), maximumLevel);
  }
  const sibling = stack.findLast((open) => open.style === style)?.clause.level;
  return Math.min(sibling ?? (stack.at(-1)?.clause.level ?? 0) + 1, maximumLevel);
}

function getDisplayNumber(marker: Marker, parent: Clause | undefined): string {
  const isPart = marker.label.startsWith('(') && parent?.number !== undefined;
  return isPart ? `${parent.number}${marker.label}` : marker.label;
}

function closeClauses(text: string, clauses: readonly Clause[]): readonly Clause[] {
  const ends = new Array<number>(clauses.length);
  const open: number[] = [];
  clauses.forEach((clause, index) => {
    while (open.length > 0 && (clauses[open.at(-1) ?? 0]?.level ?? 0) >= clause.level) {
      ends[open.pop() ?? 0] = clause.start;
    }
    open.push(index);
  });
  return clauses.map((clause, index) => {
    const words = text.slice(clause.start, ends[index] ?? text.length);
    return { ...clause, end: clause.start + words.trimEnd().length };
  });
}
