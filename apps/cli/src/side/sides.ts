import { hasWholeWords, listSideNames, toComparableName } from '@clauselight/core';
import type { Analysis } from '@clauselight/schema';
import { CommandError } from '../command-error.ts';

/** A side of the document that the user can take. */
export interface Side {
  /** As the analysis knows it. */
  readonly id: string;
  /** As listed to people: `Customer (Brambleway Foods LLC)`. */
  readonly display: string;
  /** Everything it goes by, for comparison. */
  readonly names: readonly string[];
}

/** The sides of a document, with everything each goes by. */
export function listSides({ sides, terms }: Pick<Analysis, 'sides' | 'terms'>): readonly Side[] {
  return sides.map((side) => ({
    id: side.id,
    display: side.label,
    names: listSideNames(side, terms),
  }));
}

/**
 * The side somebody means: by a whole name or, where only one fits, by some words of it.
 * Throws a CommandError with exit code 2 that lists the sides there are.
 */
export function getSide(sides: readonly Side[], wanted: string): Side {
  const words = toComparableName(wanted);
  const exact = sides.filter(({ names }) => names.includes(words));
  const near = sides.filter(({ names }) => names.some((name) => hasWholeWords(name, words)));
  const found = exact.length > 0 ? exact : near;
  const [side] = found;
  if (side !== undefined && found.length === 1) return side;
  const list = (some: readonly Side[]) => some.map(({ display }) => display).join('; ');
  if (found.length > 1) {
    throw new CommandError(2, `more than one side could be "${wanted}": ${list(found)}`);
  }
  throw new CommandError(
    2,
    sides.length === 0
      ? `there is no side "${wanted}": it has no sides to take`
      : `there is no side "${wanted}" in this document; it has: ${list(sides)}`,
  );
}
