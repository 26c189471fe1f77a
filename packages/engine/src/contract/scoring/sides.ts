import { capitalize, isSameRole } from '@clauselight/core';
import { type DocumentKind, getWiderKind, type Side, type Term } from '@clauselight/schema';
import { getShortName } from '../party-label.ts';
import { getRoleGroup } from './role-groups.ts';
import { listRoleSides } from './role-sides.ts';

/** The most sides a user can choose from; a display limit. */
const mostSides = 6;
/** Consumer terms are written by a company for everybody; the other side is only “you”. */
const sidesOfConsumerTerms: readonly [Side, Side] = [
  { id: 'user', label: 'You (the user)', role: 'user' },
  { id: 'provider', label: 'The company', role: 'provider' },
];

export interface SidesInput {
  readonly kind: DocumentKind;
  readonly terms: readonly Term[];
  readonly text: string;
}

/**
 * Lists the parties for whom a contract can be analyzed, or else the roles it mentions. Empty when two are not known.
 */
export function listSides({ kind, terms, text }: SidesInput): readonly Side[] {
  const parties = inferRoles(
    joinPartners(dropRepeated(terms.flatMap(createSide))).slice(0, mostSides),
    text,
  );
  const user = parties.find(({ id }) => isCalledYou(terms.find((term) => term.id === id)));
  const company = parties.find((side) => side !== user);
  if (kind === 'consumer') return listConsumerSides(company, user);
  if (parties.length >= 2) return parties;
  const named = listRoleSides(kind, text, parties[0]);
  const isOfConsumers = named.length === 0 && getWiderKind(kind) === 'consumer';
  return isOfConsumers ? listConsumerSides(company, user) : named;
}

/**
 * When several companies of a group publish the terms together, the first stands for all; the other side is the user.
 */
function listConsumerSides(company: Side | undefined, user: Side | undefined): readonly Side[] {
  const [you, provider] = sidesOfConsumerTerms;
  const reader =
    user === undefined ? you : { ...user, label: `You (${getName(user)})`, role: 'user' };
  if (company === undefined) return [reader, provider];
  const role = getRoleGroup(company.role) === 'performer' ? company.role : 'provider';
  return [reader, { ...company, ...(role && { role }) }];
}

function isCalledYou(term: Term | undefined): boolean {
  const alias = term?.value.kind === 'party' ? term.value.alias : undefined;
  return alias?.split(' or ').some((word) => /^your?$/i.test(word)) === true;
}

/** Drops a party whose name is only the alias of another party. */
function dropRepeated(sides: readonly Side[]): readonly Side[] {
  const aliases = new Set(
    sides.flatMap(({ label }) =>
      / \(/.test(label) ? [label.split(' (', 1)[0]?.toLowerCase()] : [],
    ),
  );
  return sides.filter(({ label }) => !aliases.has(label.toLowerCase()));
}

const roleWord =
  /\b(?:Licen[sc]ees?|Licensors?|Customers?|Clients?|Providers?|Suppliers?|Contractors?|Consultants?|Buyers?|Sellers?|Purchasers?|Distributors?|Resellers?|Manufacturers?|Tenants?|Landlords?|Borrowers?|Lenders?|Employees?|Employers?|Franchisees?|Franchisors?)\b/g;
/** How often the text must mention a role to give it to a party; set by hand, held from above by `sides.test.ts`. */
const fewestRoleMentions = 6;

/** When one of two parties has no alias, the role that the text mentions most belongs to that party. */
function inferRoles(sides: readonly Side[], text: string): readonly Side[] {
  const bare = sides.filter(({ label, role }) => role === undefined && !label.includes(' ('));
  const [only] = bare;
  if (sides.length !== 2 || bare.length !== 1 || only === undefined) return sides;
  const taken = sides.flatMap(({ role }) => role ?? []);
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(roleWord)) {
    const role = word.toLowerCase().replace(/s$/, '').replace('licencee', 'licensee');
    if (!taken.some((other) => isSameRole(other, role))) {
      counts.set(role, (counts.get(role) ?? 0) + 1);
    }
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  if (most === undefined || most[1] < fewestRoleMentions) return sides;
  return sides.map((side) => (side === only ? { ...side, role: most[0] } : side));
}

/** People who sign in one role are one side: two tenants of one home, several lenders. */
function joinPartners(sides: readonly Side[]): readonly Side[] {
  return sides.flatMap((side): readonly Side[] => {
    const same = sides.filter(({ role }) => role !== undefined && role === side.role);
    if (same.length < 2 || same.length === sides.length) return [side];
    if (same[0] !== side) return [];
    const label = `${capitalize(side.role ?? '')}s (${same.map(getName).join(', ')})`;
    return [{ ...side, label }];
  });
}

/** Lists which parties are one side with which other: the id of each party and the id of its side. */
export function listPartners(terms: readonly Term[]): ReadonlyMap<string, string> {
  const sides = dropRepeated(terms.flatMap(createSide));
  return new Map(
    sides.map(({ id, role }) => [
      id,
      sides.find((other) => role !== undefined && other.role === role)?.id ?? id,
    ]),
  );
}

/** The name within `Tenant (Dana Whitfield)`. */
function getName({ label }: Side): string {
  return / \((.+)\)$/.exec(label)?.[1] ?? label;
}

function createSide({ id, value, evidence }: Term): readonly Side[] {
  if (value.kind !== 'party') return [];
  const { name, alias, role } = value;
  const short = getShortName({ name, ...(alias !== undefined && { alias }) });
  const isRole = role !== undefined && isSameWord(short, role);
  const known = role !== undefined && !isRole && !isRoleWord(short) ? capitalize(role) : short;
  const label = known === name ? name : `${known} (${name})`;
  return [{ id, label, ...(role !== undefined && { role }), evidence }];
}

function isSameWord(a: string, b: string): boolean {
  return a.toLowerCase().replace(/s$/, '') === b.toLowerCase();
}

/** Whether the document calls the party by a role of its own, such as `Sublicensee` or `Executive`. */
function isRoleWord(short: string): boolean {
  return roleEnding.test(short) && /^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/.test(short);
}

const roleEnding =
  /(?:or|er|ee|ant|lord|company|agency|client|buyer|party [a-f1-6]|principal|sponsor|executive|bank|trust|fund|club)$/i;
