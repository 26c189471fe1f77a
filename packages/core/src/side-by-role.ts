import type { Side } from '@clauselight/schema';
import { isSameRole } from './same-role.ts';

/**
 * The one side that has a role under any of its names; nothing where none has it, or several do.
 *
 * @param sides - The sides of a document.
 * @param role - Any of the names of a role.
 * @returns The side; undefined if none has the role, or several do.
 */
export function findSideByRole<T extends Pick<Side, 'role'>>(
  sides: readonly T[],
  role: string,
): T | undefined {
  const same = sides.filter((side) => side.role !== undefined && isSameRole(side.role, role));
  return same.length === 1 ? same[0] : undefined;
}
