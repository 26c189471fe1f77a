import { isSameRole } from '@clauselight/core';
import type { DocumentKind, Side } from '@clauselight/schema';
import type { DraftFinding } from '../draft-finding.ts';
import { getRoleGroup, type RoleGroup } from './role-groups.ts';

/**
 * Returns the ids of the sides whose risk a finding is; all sides for `everyone`. Returns nothing when the text does
 * not tell.
 */
export function findBearers(
  { bearer, subject }: Pick<DraftFinding, 'bearer' | 'subject'>,
  sides: readonly Side[],
  kind: DocumentKind,
): readonly string[] | undefined {
  if (bearer === 'everyone') return sides.map(({ id }) => id);
  if (bearer === 'payer' || bearer === 'performer') return findGroup(bearer, sides);
  if (typeof bearer !== 'string') {
    return listIds(
      sides.filter(({ role }) =>
        bearer.some((name) => role !== undefined && isSameRole(name, role)),
      ),
    );
  }
  const side = findSide(subject, sides, kind);
  if (side === undefined) return undefined;
  return bearer === 'subject' ? [side.id] : listIds(sides.filter((other) => other !== side));
}

/** Returns the sides of a group. When only the other group is known, returns the counterpart. */
function findGroup(group: RoleGroup, sides: readonly Side[]): readonly string[] | undefined {
  const own = listIds(sides.filter(({ role }) => getRoleGroup(role) === group));
  if (own !== undefined) return own;
  const counterpart = findCounterpart(group, sides);
  return counterpart && [counterpart.id];
}

/** Returns the side that a rule's subject names: the id of a party, its name in the contract, or a pronoun. */
function findSide(
  subject: string | undefined,
  sides: readonly Side[],
  kind: DocumentKind,
): Side | undefined {
  if (subject === undefined) return undefined;
  const named = sides.find(({ id }) => id === subject);
  if (named !== undefined) return named;
  const role = roleOfPronoun(subject, kind) ?? subject.replace(/s$/, '');
  const same = sides.filter((side) => side.role !== undefined && isSameRole(side.role, role));
  if (same.length > 0) return same.length === 1 ? same[0] : undefined;
  const group = getRoleGroup(role);
  if (group === undefined) return undefined;
  const grouped = sides.filter((side) => getRoleGroup(side.role) === group);
  if (grouped.length > 0) return grouped.length === 1 ? grouped[0] : undefined;
  return findCounterpart(group, sides);
}

/** When one of two sides is known to be of the other group, returns the side whose role is unknown. */
function findCounterpart(group: RoleGroup, sides: readonly Side[]): Side | undefined {
  if (sides.length !== 2) return undefined;
  const untold = sides.filter(({ role }) => getRoleGroup(role) === undefined);
  const isOther = sides.some(({ role }) => (getRoleGroup(role) ?? group) !== group);
  return isOther && untold.length === 1 ? untold[0] : undefined;
}

function roleOfPronoun(subject: string, kind: DocumentKind): string | undefined {
  const isWork = kind === 'employment' || kind === 'severance';
  if (subject === 'you') return isWork ? 'employee' : 'user';
  if (subject === 'we') return isWork ? 'employer' : 'provider';
  if (subject === 'he' || subject === 'she') return isWork ? 'employee' : undefined;
  if (subject === 'company' && isWork) return 'employer';
  return subject === 'company' && kind === 'consumer' ? 'provider' : undefined;
}

function listIds(sides: readonly Side[]): readonly string[] | undefined {
  return sides.length === 0 ? undefined : sides.map(({ id }) => id);
}
