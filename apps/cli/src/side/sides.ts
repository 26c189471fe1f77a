import type { Term } from '@clauselight/schema';
import { CommandError } from '../command-error.ts';

/** A party of the document that the reader may be. */
export interface Side {
  /** As listed to people: `Brambleway Foods LLC (Customer)`. */
  readonly display: string;
  /** What the report calls it: what the document calls it, or its name. */
  readonly name: string;
  /** Everything it goes by, for comparison. */
  readonly names: readonly string[];
}

/** The parties of a document, each once. */
export function listSides(terms: readonly Term[]): readonly Side[] {
  const sides = new Map<string, Side>();
  for (const { value, display } of terms) {
    if (value.kind !== 'party') continue;
    const names = [value.name, ...(value.alias?.split(/ or |[/;]/) ?? []), value.role ?? '']
      .map(toComparable)
      .filter((name) => name !== '');
    const key = toComparable(value.name);
    const known = sides.get(key);
    sides.set(key, {
      display: known?.display ?? display,
      name: known?.name ?? value.alias ?? value.name,
      names: [...new Set([...(known?.names ?? []), ...names])],
    });
  }
  return [...sides.values()];
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
      ? `there is no side "${wanted}": no parties were found in this document`
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
