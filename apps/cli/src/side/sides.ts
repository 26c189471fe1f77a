import type { Analysis, Term } from '@clauselight/schema';
import { CommandError } from '../command-error.ts';

/** A party of the document that the reader may be. */
export interface Side {
  /** As the analysis knows it. */
  readonly id: string;
  /** As listed to people: `Customer (Brambleway Foods LLC)`. */
  readonly display: string;
  /** What the report calls it: what the document calls it, or its name. */
  readonly name: string;
  /** Everything it goes by, for comparison. */
  readonly names: readonly string[];
}

/** The sides of a document, with everything each goes by. */
export function listSides({ sides, terms }: Pick<Analysis, 'sides' | 'terms'>): readonly Side[] {
  return sides.map(({ id, label, role }) => {
    const names = [label, role ?? '', ...listPartyNames(terms, id)]
      .map(toComparable)
      .filter((name) => name !== '');
    return { id, display: label, name: label.replace(/ \(.*\)$/, ''), names: [...new Set(names)] };
  });
}

/** Names of a party, and of every party that goes by the same name. */
function listPartyNames(terms: readonly Term[], id: string): readonly string[] {
  const parties = terms.flatMap((term) =>
    term.value.kind === 'party' ? [{ id: term.id, ...term.value }] : [],
  );
  const own = parties.find((party) => party.id === id);
  if (own === undefined) return [];
  return parties
    .filter(({ name }) => toComparable(name) === toComparable(own.name))
    .flatMap(({ name, alias, role }) => [name, ...(alias?.split(/ or |[/;]/) ?? []), role ?? '']);
}

/**
 * The side somebody means: by a whole name or, where only one fits, by some words of it.
 * Throws a CommandError with exit code 2 that lists the sides there are.
 */
export function getSide(sides: readonly Side[], wanted: string): Side {
  const words = toComparable(wanted);
  const exact = sides.filter(({ names }) => names.includes(words));
  const near = sides.filter(({ names }) => names.some((name) => hasWords(name, words)));
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

/** A name without what makes no difference: case, articles, quotation marks, spacing. */
export function toComparable(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[“”„"'’‘.,()]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:the|each|every|any) /, '');
}

/** Whether the words stand in a text one after the other, as whole words. */
export function hasWords(text: string, words: string): boolean {
  return words !== '' && ` ${text} `.includes(` ${words} `);
}
