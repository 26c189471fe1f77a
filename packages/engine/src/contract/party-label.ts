import type { TermValue } from '@clauselight/schema';

type Party = Extract<TermValue, { kind: 'party' }>;

const pronouns = new Set(['we', 'us', 'our', 'you', 'your', 'i', 'me', 'it', 'they', 'party']);

/** The name that the document gives a party, for example `Provider`; its own name when there is no other. */
export function getShortName({ name, alias }: Pick<Party, 'name' | 'alias'>): string {
  const aliases = alias?.split(' or ') ?? [];
  return aliases.findLast((word) => !pronouns.has(word.toLowerCase())) ?? name;
}

/** A party's name with its alias: `Northwind Analytics, Inc. (the Provider)`. */
export function getFullName(party: Pick<Party, 'name' | 'alias'>): string {
  const short = getShortName(party);
  if (short === party.name) return party.name;
  return `${party.name} (${withRoleArticle(short, party.name)})`;
}

/** A party's short name within a sentence: `the Tenant`, but `Northwind`. */
export function withRoleArticle(short: string, name: string): string {
  return isRoleName(short, name) ? `the ${short}` : short;
}

const roleEnding =
  /(?:or|er|ee|ant|ent|ist|lord|company|agency|bank|client|buyer|party|parties|principal|sponsor|university|bureau|city|state|county|corporation|partnership|trust|fund|host|platform|talent|association)$/i;

/** Tells whether the alias is the party's role in the deal, and not a part of its name. */
function isRoleName(short: string, name: string): boolean {
  if (!/^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/.test(short) || !roleEnding.test(short)) return false;
  const own = new Set(name.toLowerCase().split(/[^a-z0-9]+/));
  return !short
    .toLowerCase()
    .split(' ')
    .some((word) => own.has(word));
}
