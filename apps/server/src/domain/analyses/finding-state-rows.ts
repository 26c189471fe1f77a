import type { FindingDecision, FindingState } from '@clauselight/schema';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { findingStates } from '../tables/document-tables.ts';

const { findingId, state, reason, note, changedAt } = findingStates;

/** What was decided about the findings of an analysis, in the order of the decisions. */
export function listStates(orm: Pick<Database['orm'], 'select'>, analysisId: string) {
  return orm
    .select({ findingId, state, reason, note, changedAt })
    .from(findingStates)
    .where(eq(findingStates.analysisId, analysisId))
    .orderBy(asc(changedAt), asc(findingId));
}
export type FindingStateRow = Awaited<ReturnType<typeof listStates>>[number];

/** Rows as the API shows them: what is not set is absent. */
export function presentStates(rows: readonly FindingStateRow[]): FindingState[] {
  return rows.map((row) => ({
    findingId: row.findingId,
    state: row.state,
    ...(row.reason !== null && { reason: row.reason }),
    ...(row.note !== '' && { note: row.note }),
    changedAt: row.changedAt.toISOString(),
  }));
}

/** A decision as the columns of its row. */
export function toColumns({ state, reason, note = '' }: FindingDecision) {
  return { state, reason: reason ?? null, note };
}
