import type { Term } from '@clauselight/schema';
import { escapePattern } from '../../text/escape-pattern.ts';
import { listPartyNames } from '../party-names.ts';
import { genericRoles, partyPronouns } from './pattern-macros.ts';

/** The names of the parties in a document, for patterns and to tell which party a sentence is about. */
export interface PartyNames {
  /** The alternatives for `{ANYPARTY}`, as the source of a regular expression. */
  readonly anyParty: string;
  /** Returns the party that a text names first. All names of one party give the same result. */
  findFirst(text: string): string | undefined;
  /** The alternatives for a mention of a party, also by a possessive pronoun, as the source of a regular expression. */
  readonly mention: string;
  /** Returns the party that a mention means. All names of one party give the same result. */
  identify(mention: string): string;
  /** Tells whether a word is part of a name of the party that `findFirst` returned. */
  isNamed(party: string, word: string): boolean;
}

/** Combines the parties found in the document with the roles that contracts use. */
export function createPartyNames(terms: readonly Term[]): PartyNames {
  const owners = listPartyNames(terms);
  const names = [...new Set([...owners.keys(), ...genericRoles])].sort(
    (a, b) => b.length - a.length,
  );
  const anyParty = `(?<!\\w)(?:(?:the )?(?:${names.map(escapePattern).join('|')})s?|${partyPronouns.join('|')})(?!\\w)`;
  const finder = new RegExp(anyParty, 'i');
  const identify = (words: string) => {
    const lower = words.toLowerCase().replace(/^the /, '');
    const name = possessives.get(lower) ?? lower;
    return owners.get(name) ?? owners.get(name.replace(/s$/, '')) ?? name;
  };
  const mention = `(?<!\\w)(?:(?:the )?(?:${names.map(escapePattern).join('|')})s?|${[...partyPronouns, ...possessives.keys()].join('|')})(?!\\w)`;
  return {
    anyParty,
    mention,
    isNamed: (party, word) => {
      const own = [
        party,
        ...[...owners].filter(([, owner]) => owner === party).map(([name]) => name),
      ];
      return own.some((name) => name.split(/[^a-z0-9]+/).includes(word.toLowerCase()));
    },
    identify,
    findFirst: (text) => {
      const words = finder.exec(text)?.[0];
      return words === undefined ? undefined : identify(words);
    },
  };
}

/** Other forms of the pronouns that stand for a party. */
const possessives: ReadonlyMap<string, string> = new Map([
  ['your', 'you'],
  ['our', 'we'],
  ['us', 'we'],
  ['his', 'he'],
  ['her', 'she'],
]);
