import { findSideByRole } from '@clauselight/core';
import type { DocumentKind, Side, SideScore, UsualRole } from '@clauselight/schema';
import { getPreferences } from './preferences.ts';
import { readStored, store } from './storage.ts';

/** Where the side that was taken for an analysis is remembered in this browser. */
export function getSideKey(analysisId: string): string {
  return `side-${analysisId}`;
}

/** The role a reader had in the last document of a kind, such as `tenant` in a lease; nobody's name is kept. */
function getRoleKey(kind: DocumentKind): string {
  return `role-${kind}`;
}

/** Remembers the role of a side for the next document of the kind; forgets it where no side was taken. */
export function rememberRole(kind: DocumentKind, side: Candidate | undefined): void {
  store(getRoleKey(kind), side?.role);
}

/** The side with the role that the reader had in the last document of the kind; undefined if no single side has it. */
export function recallSide(kind: DocumentKind, sides: readonly Candidate[]): string | undefined {
  const role = readStored(getRoleKey(kind));
  return role === undefined ? undefined : findSideByRole(sides, role)?.id;
}

interface Wish {
  /** Id of the side that was taken; empty where none was, absent where nothing was said. */
  taken: string | undefined;
  usualRole: UsualRole | null;
}

type Candidate = Pick<Side, 'id' | 'role'>;

/** The id of the side to read a document as; a role that several sides have does not say which. */
export function pickSide(
  sides: readonly Candidate[],
  { taken, usualRole }: Wish,
): string | undefined {
  if (taken !== undefined) return sides.find(({ id }) => id === taken)?.id;
  if (usualRole === null) return undefined;
  return findSideByRole(sides, usualRole)?.id;
}

interface Scored {
  readonly riskScore?: number | undefined;
  readonly sideScores?: readonly SideScore[] | undefined;
}

/** The analysis with the score of the side that its reader took; of the side that bears most where none was taken. */
export function withScoreOfSide<T extends Scored>(analysisId: string, scored: T): T {
  const { sideScores = [] } = scored;
  const sides = sideScores.map(({ side: id, role }) => ({ id, ...(role && { role }) }));
  const taken = readStored(getSideKey(analysisId));
  const side = pickSide(sides, { taken, usualRole: getPreferences().usualRole });
  const own = sideScores.find((one) => one.side === side);
  return own === undefined ? scored : { ...scored, riskScore: own.score };
}
