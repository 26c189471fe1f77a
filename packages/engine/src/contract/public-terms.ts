import type { DocumentKind, Side } from '@clauselight/schema';

/** Kinds whose terms one side may publish for all others, who accept them by use. */
const offered: ReadonlySet<DocumentKind> = new Set(['saas', 'licence', 'membership', 'hire']);

/**
 * The side that takes the terms as they are, where the other side publishes them for everybody: the user of consumer
 * terms, and “you” in the terms of a service or a license that “we” wrote. Nothing for a contract of two named parties.
 */
export function findTaker(kind: DocumentKind, sides: readonly Side[]): Side | undefined {
  if (kind === 'consumer') return sides.find(({ role }) => role === 'user');
  return offered.has(kind) ? sides.find(({ id }) => id === 'you') : undefined;
}
