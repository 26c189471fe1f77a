import type { Clause, Span } from '@clauselight/schema';
import type { Marker } from './marker.ts';
import type { TextUnit } from './text-unit.ts';

export interface ClauseEntry {
  readonly id: string;
  readonly unit: TextUnit;
  readonly heading: Span | undefined;
  readonly level: number;
  readonly kind: Clause['kind'];
  readonly parent: Clause | undefined;
}

/** Display limit, in characters. */
const longestDisplayed = 200;

/** Creates a clause. It ends with its first text unit until the tree is closed. */
export function createClause(
  text: string,
  { id, unit, heading, level, kind, parent }: ClauseEntry,
): Clause {
  const name = heading && getName(text, heading);
  return {
    id,
    ...(unit.marker && { number: getDisplayNumber(unit.marker, parent) }),
    ...(name && { heading: name }),
    level,
    ...(kind && { kind }),
    ...(parent && { parentId: parent.id }),
    start: unit.start,
    end: unit.end,
  };
}

/** Ends every clause where the next clause outside of it starts, or where it was closed before. */
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

/** Returns a heading as displayed: single blanks, without a final full stop. */
export function getName(text: string, heading: Span): string {
  const words = text.slice(heading.start, Math.min(heading.end, heading.start + longestDisplayed));
  return words.replace(/\s+/g, ' ').replace(/[\s.:–—-]+$/, '');
}

function getDisplayNumber({ label }: Marker, parent: Clause | undefined): string {
  const isListItem =
    label.startsWith('(') && parent?.number !== undefined && parent.kind !== 'attachment';
  return isListItem ? `${parent.number}${label}` : label;
}
