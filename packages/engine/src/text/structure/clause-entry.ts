import type { Clause, Span } from '@clauselight/schema';
import type { Marker } from './marker.ts';
import type { Piece } from './piece-shape.ts';

export interface ClauseEntry {
  readonly id: string;
  readonly piece: Piece;
  readonly heading: Span | undefined;
  readonly level: number;
  readonly kind: Clause['kind'];
  readonly parent: Clause | undefined;
}

const longestDisplayed = 200;

/** A clause as it begins; it ends with its first piece until the tree is closed. */
export function createClause(
  text: string,
  { id, piece, heading, level, kind, parent }: ClauseEntry,
): Clause {
  const name = heading && getName(text, heading);
  return {
    id,
    ...(piece.marker && { number: getDisplayNumber(piece.marker, parent) }),
    ...(name && { heading: name }),
    level,
    ...(kind && { kind }),
    ...(parent && { parentId: parent.id }),
    start: piece.start,
    end: piece.end,
  };
}

/** Ends every clause where the next one that is not inside it starts, or where it was closed before. */
export function closeClauses(
  text: string,
  {
    clauses,
    closed,
  }: { readonly clauses: readonly Clause[]; readonly closed: ReadonlyMap<string, number> },
): readonly Clause[] {
  const ends = new Array<number>(clauses.length);
  const open: number[] = [];
  clauses.forEach((clause, index) => {
    while (open.length > 0 && (clauses[open.at(-1) ?? 0]?.level ?? 0) >= clause.level) {
      ends[open.pop() ?? 0] = clause.start;
    }
    open.push(index);
  });
  return clauses.map((clause, index) => {
    const end = Math.min(ends[index] ?? text.length, closed.get(clause.id) ?? text.length);
    const words = text.slice(clause.start, end);
    return { ...clause, end: clause.start + words.trimEnd().length };
  });
}

/** A heading as displayed: one blank for every white space, without closing stop. */
export function getName(text: string, heading: Span): string {
  const words = text.slice(heading.start, Math.min(heading.end, heading.start + longestDisplayed));
  return words.replace(/\s+/g, ' ').replace(/[\s.:–—-]+$/, '');
}

function getDisplayNumber({ label }: Marker, parent: Clause | undefined): string {
  const isPart =
    label.startsWith('(') && parent?.number !== undefined && parent.kind !== 'attachment';
  return isPart ? `${parent.number}${label}` : label;
}
