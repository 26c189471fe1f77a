import type { Side, Term } from '@clauselight/schema';

/**
 * Everything a side goes by, in comparable form: its label, role, name and every alias in the document.
 *
 * @param side - The side.
 * @param terms - The terms of its document, for aliases and names.
 * @returns Names as `toComparableName` gives them, each once.
 */
export function listSideNames(
  { id, label, role }: Side,
  terms: readonly Term[],
): readonly string[] {
  const names = [label, role ?? '', ...listPartyNames(terms, id)].map(toComparableName);
  return [...new Set(names.filter((name) => name !== ''))];
}

/** Names of a party, and of every other party term with the same name. */
function listPartyNames(terms: readonly Term[], id: string): readonly string[] {
  const parties = terms.flatMap((term) =>
    term.value.kind === 'party' ? [{ id: term.id, ...term.value }] : [],
  );
  const own = parties.find((party) => party.id === id);
  if (own === undefined) return [];
  return parties
    .filter(({ name }) => toComparableName(name) === toComparableName(own.name))
    .flatMap(({ name, alias, role }) => [name, ...(alias?.split(/ or |[/;]/) ?? []), role ?? '']);
}

const everybody = /^(?:(?:both|all|either|neither) )?part(?:y|ies)(?: hereto)?$/;

/**
 * Whether an obligation of `who` binds a side with these names, alone or together with others.
 *
 * @param who - The words for whoever the obligation binds.
 * @param names - The names of a side, as `listSideNames` gives them.
 * @returns Whether the side is one of those bound.
 */
export function isBoundBy(who: string, names: readonly string[]): boolean {
  const bound = toComparableName(who);
  return everybody.test(bound) || names.some((name) => hasWholeWords(bound, name));
}

/**
 * A name without what makes no difference: case, articles, quotation marks, spacing.
 *
 * @param name - A name as it is in a document.
 * @returns The name in small letters, without leading article.
 */
export function toComparableName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[“”„"'’‘.,()]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:the|each|every|any) /, '');
}

/**
 * Whether the words stand in a text one after the other, as whole words.
 *
 * @param text - Words with single spaces.
 * @param words - The words to find, with single spaces too.
 * @returns Whether they are there; false for empty words.
 */
export function hasWholeWords(text: string, words: string): boolean {
  return words !== '' && ` ${text} `.includes(` ${words} `);
}

/**
 * The short names of sides: `Provider` of `Provider (Northlight Software, Inc.)`, or the whole label where two would be
 * named alike.
 *
 * @param sides - All sides of a document.
 * @returns The names by the ids of the sides.
 */
export function nameSidesShortly(
  sides: readonly Pick<Side, 'id' | 'label'>[],
): ReadonlyMap<string, string> {
  const short = sides.map(({ label }) => label.replace(/ \(.*\)$/, ''));
  return new Map(
    sides.map(({ id, label }, at) => {
      const name = short[at] ?? label;
      return [id, short.filter((other) => other === name).length === 1 ? name : label];
    }),
  );
}
