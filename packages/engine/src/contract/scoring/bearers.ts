import { isSameRole } from '@clauselight/core';
import type { DocumentKind, Side } from '@clauselight/schema';
import type { Bearer } from '../../text/checks/document-check.ts';
import type { DraftFinding } from '../draft-finding.ts';
import { findTaker } from '../public-terms.ts';
import { getRoleGroup, type RoleGroup } from './role-groups.ts';
import type { Voices } from './voices.ts';

/** What is known of the sides of a contract. */
export interface KnownSides {
  readonly sides: readonly Side[];
  readonly kind: DocumentKind;
  readonly voices: Voices;
  /** The id of the side to which each party belongs; absent if every party is a side of its own. */
  readonly partners?: ReadonlyMap<string, string>;
}

type Borne = Pick<DraftFinding, 'bearer' | 'subject' | 'alsoBorneBy'>;

/**
 * Returns the ids of the sides whose risk a finding is; all sides for `everyone`. Returns nothing when the text does
 * not tell.
 */
export function findBearers(
  { bearer, subject, alsoBorneBy = [] }: Borne,
  known: KnownSides,
): readonly string[] | undefined {
  const lead = findOwn({ bearer, subject }, known);
  if (lead === undefined) return undefined;
  const all = new Set([...lead, ...alsoBorneBy.flatMap((other) => findOwn(other, known) ?? [])]);
  return known.sides.map(({ id }) => id).filter((id) => all.has(id));
}

/** Roles in which one is bound to secrecy, or has something to keep secret, without a sentence that says so. */
const secrecyRoles: Readonly<Partial<Record<string, readonly string[]>>> = {
  confidant: ['recipient', 'receiving party'],
  discloser: ['discloser', 'disclosing party'],
  enjoined: ['recipient', 'receiving party', 'employee'],
};

function findOwn(
  { bearer, subject }: Pick<Borne, 'bearer' | 'subject'>,
  known: KnownSides,
): readonly string[] | undefined {
  if (bearer === 'everyone') return known.sides.map(({ id }) => id);
  if (typeof bearer !== 'string')
    return findRoles(bearer, known) ?? findRolesByGroup(bearer, known);
  if (bearer !== 'subject' && bearer !== 'others') return findUnread(bearer, known);
  // Where one side publishes terms for everybody, what binds nobody by name binds who takes them.
  if (bearer === 'subject' && subject === undefined) return listTaker(known);
  const side = findSide(subject, known);
  if (side === undefined) return undefined;
  return bearer === 'subject' ? [side.id] : listIds(known.sides.filter((other) => other !== side));
}

/** The bearer of a finding whose sentence names nobody: known when the deal itself tells it. */
function findUnread(bearer: Bearer, known: KnownSides): readonly string[] | undefined {
  switch (bearer) {
    case 'payer':
    case 'renewed':
    case 'receiver':
      return findGroup('payer', known);
    case 'performer':
    case 'creator':
      return findGroup('performer', known);
    case 'unprotected':
    case 'remedied':
    case 'overruled':
      // Who publishes terms limits in them what the others can claim.
      return listTaker(known);
    case 'confidant':
    case 'discloser':
      return findRoles(secrecyRoles[bearer] ?? [], known) ?? findBySecrecy(bearer, known);
    default:
      return findRoles(secrecyRoles[`${bearer}`] ?? [], known);
  }
}

function findRoles(names: readonly string[], { sides }: KnownSides): readonly string[] | undefined {
  return listIds(
    sides.filter(({ role }) => names.some((name) => role !== undefined && isSameRole(name, role))),
  );
}

/** “The worker” of a contract in which nobody has that role is whoever performs in it, if all the roles do. */
function findRolesByGroup(
  names: readonly string[],
  known: KnownSides,
): readonly string[] | undefined {
  const [group, ...others] = new Set(names.map(getRoleGroup));
  return group === undefined || others.length > 0 ? undefined : findGroup(group, known);
}

/** The one side that the text binds to secrecy, or the other one, whose secrets they are. */
function findBySecrecy(
  bearer: 'confidant' | 'discloser',
  { sides, voices }: KnownSides,
): readonly string[] | undefined {
  if (voices.confidant === undefined) return undefined;
  return listIds(sides.filter(({ id }) => (id === voices.confidant) === (bearer === 'confidant')));
}

/** Returns the sides of a group. When only the other group is known, returns the counterpart. */
function findGroup(group: RoleGroup, known: KnownSides): readonly string[] | undefined {
  const { sides } = known;
  const own = listIds(sides.filter((side) => groupOf(side, known) === group));
  if (own !== undefined) return own;
  const counterpart = findCounterpart(group, known);
  if (counterpart !== undefined) return [counterpart.id];
  return group === 'payer' ? listTaker(known) : undefined;
}

function listTaker({ kind, sides }: KnownSides): readonly string[] | undefined {
  const taker = findTaker(kind, sides);
  return taker && [taker.id];
}

/** The part of a side in the deal: from its role or, when that does not tell, from who pays whom in the text. */
function groupOf({ id, role }: Side, { voices }: KnownSides): RoleGroup | undefined {
  return getRoleGroup(role) ?? voices.groups.get(id);
}

/** Returns the side that a rule's subject names: the id of a party, its name in the contract, or a pronoun. */
function findSide(subject: string | undefined, known: KnownSides): Side | undefined {
  const { sides, voices, kind, partners } = known;
  if (subject === undefined) return undefined;
  const id = voices.pronouns.get(subject) ?? partners?.get(subject) ?? subject;
  const named = sides.find((side) => side.id === id);
  if (named !== undefined) return named;
  const role = roleOfPronoun(subject, kind) ?? subject.replace(/s$/, '');
  const likely = voices.likelyPronouns.get(role);
  if (likely !== undefined) return sides.find((side) => side.id === likely);
  const same = sides.filter((side) => side.role !== undefined && isSameRole(side.role, role));
  if (same.length > 0) return same.length === 1 ? same[0] : undefined;
  const group = getRoleGroup(role);
  if (group === undefined) return undefined;
  const grouped = sides.filter((side) => getRoleGroup(side.role) === group);
  if (grouped.length > 0) return grouped.length === 1 ? grouped[0] : undefined;
  return findCounterpart(group, known);
}

/** When one of two sides is known to be of the other group, returns the side whose role is unknown. */
function findCounterpart(group: RoleGroup, known: KnownSides): Side | undefined {
  const { sides } = known;
  if (sides.length !== 2) return undefined;
  const untold = sides.filter((side) => groupOf(side, known) === undefined);
  const isOther = sides.some((side) => (groupOf(side, known) ?? group) !== group);
  return isOther && untold.length === 1 ? untold[0] : undefined;
}

/** Who “you” and “we” are in documents that one side writes for the other. */
const pronounRoles: Readonly<Partial<Record<DocumentKind, readonly [you: string, we: string]>>> = {
  employment: ['employee', 'employer'],
  severance: ['employee', 'employer'],
  insurance: ['insured', 'insurer'],
  consumer: ['user', 'provider'],
  lease: ['tenant', 'landlord'],
  loan: ['borrower', 'lender'],
};

function roleOfPronoun(subject: string, kind: DocumentKind): string | undefined {
  const isWork = kind === 'employment' || kind === 'severance';
  const [you, we] = pronounRoles[kind] ?? [];
  if (subject === 'you') return you;
  if (subject === 'we') return we;
  if (subject === 'he' || subject === 'she') return isWork ? 'employee' : undefined;
  if (subject === 'company' && isWork) return 'employer';
  return subject === 'company' && kind === 'consumer' ? 'provider' : undefined;
}

function listIds(sides: readonly Side[]): readonly string[] | undefined {
  return sides.length === 0 ? undefined : sides.map(({ id }) => id);
}
