import { computeFactScores, isUndecided, listSetAside } from '@clauselight/core';
import type { FindingDecision } from '@clauselight/schema';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { analyses, documents, findingStates } from '../tables/document-tables.ts';
import { listStates, toColumns } from './finding-state-rows.ts';

export interface FindingKey {
  readonly ownerId: string;
  readonly analysisId: string;
  readonly findingId: string;
}

/** Queries on what a reader decided about findings. Every change is limited to the owner of the document. */
export function createFindingStateStore({ orm }: Database) {
  return {
    /**
     * Whether the analysis belongs to the session and its result contains the finding. The database checks this,
     * because it stores the result.
     */
    async hasFinding({ ownerId, analysisId, findingId }: FindingKey): Promise<boolean> {
      const wanted = JSON.stringify([{ id: findingId }]);
      const rows = await orm
        .select({ id: analyses.id })
        .from(analyses)
        .innerJoin(documents, eq(documents.id, analyses.documentId))
        .where(
          and(
            eq(documents.ownerId, ownerId),
            eq(analyses.id, analysisId),
            sql`${analyses.result} -> 'findings' @> ${wanted}::jsonb`,
          ),
        );
      return rows.length > 0;
    },
    /** Replaces the decision; the same one again keeps its time. Nothing is written if the analysis is gone. */
    async set({ analysisId, findingId }: FindingKey, decision: FindingDecision): Promise<void> {
      const columns = toColumns(decision);
      await orm.transaction(async (tx) => {
        const [kept] = await tx
          .select({ id: analyses.id })
          .from(analyses)
          .where(eq(analyses.id, analysisId))
          .for('update');
        if (kept === undefined) return;
        const { state, reason, note } = findingStates;
        if (isUndecided(decision)) {
          await tx
            .delete(findingStates)
            .where(
              and(eq(findingStates.analysisId, analysisId), eq(findingStates.findingId, findingId)),
            );
        } else {
          await tx
            .insert(findingStates)
            .values({ analysisId, findingId, ...columns })
            .onConflictDoUpdate({
              target: [findingStates.analysisId, findingStates.findingId],
              set: { ...columns, changedAt: sql`now()` },
              setWhere: sql`(${state}, ${reason}, ${note}) is distinct from (excluded.state, excluded.reason, excluded.note)`,
            });
        }
        await scoreAgain(tx, analysisId);
      });
    },
    list: (analysisId: string) => listStates(orm, analysisId),
  };
}

/** The scores that lists and averages show are those without the findings set aside. */
export async function scoreAgain(
  tx: Pick<Database['orm'], 'select' | 'update'>,
  analysisId: string,
): Promise<void> {
  const [row] = await tx
    .select({ facts: analyses.facts })
    .from(analyses)
    .where(eq(analyses.id, analysisId));
  if (!row?.facts) return;
  const scores = computeFactScores(row.facts, listSetAside(await listStates(tx, analysisId)));
  if (scores === undefined) return;
  const { riskScore, sideScores } = scores;
  const facts = sideScores.length === 0 ? row.facts : { ...row.facts, sideScores };
  await tx.update(analyses).set({ riskScore, facts }).where(eq(analyses.id, analysisId));
}
