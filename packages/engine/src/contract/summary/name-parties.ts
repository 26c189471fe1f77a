import { joinWords } from '@clauselight/core';
import type { Term } from '@clauselight/schema';
import { getFullName, getShortName, withRoleArticle } from '../party-label.ts';

/** Display limit. */
export const mostParties = 4;

/** Words of forms, which stand where a name is to be filled in. */
const formWords = new Set(
  'name first last full street house number address post code postcode zip city town state country date company partner party person insert your the of and'.split(
    ' ',
  ),
);

/** The parties that can be named: no title of the document, and no name that is only another party's alias. */
export function listParties(terms: readonly Term[]): readonly Term[] {
  const parties = terms.filter(({ type }) => type === 'party');
  const title = terms.find(({ type }) => type === 'document-title')?.display.toLowerCase();
  const aliases = new Set(
    parties.flatMap(({ value }) =>
      value.kind === 'party' ? (value.alias?.toLowerCase() ?? []) : [],
    ),
  );
  return parties.filter(({ value }) => {
    if (value.kind !== 'party') return true;
    const name = value.name.toLowerCase();
    if (name === title) return false;
    return value.alias === undefined ? !isBlank(name) && !aliases.has(name) : true;
  });
}

/** The first parties by name; those whose name is still to be filled in by what the document calls them. */
export function nameParties(parties: readonly Term[]): string {
  const named = parties.slice(0, mostParties).map(({ value, display }) => {
    if (value.kind !== 'party') return display;
    return isBlank(value.name) ? withRoleArticle(getShortName(value), '') : getFullName(value);
  });
  const others = parties.length - named.length;
  return joinWords(others > 0 ? [...named, `${others} more`] : named);
}

/** Whether a name is a blank of a form: brackets or rules, or nothing but the words that say what to fill in. */
function isBlank(name: string): boolean {
  if (/[[\]{}<>_]|\.{3}|…/.test(name)) return true;
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.every((word) => formWords.has(word));
}
