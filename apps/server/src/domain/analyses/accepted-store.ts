import { computeFactScores } from '@clauselight/core';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { acceptedFindings, analyses, documents } from '../tables/document-tables.ts';
import { listAccepted } from './analysis-rows.ts';

export interface FindingKey {
  readonly ownerId: string;
  readonly analysisId: string;
  readonly findingId: string;
}

/** Queries on accepted findings. Every change is limited to the owner of the document. */
export function createAcceptedStore({ orm }: Database) {
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
    /** A finding that is already accepted keeps its time. Nothing is written if the analysis is gone. */
    async insert({ analysisId, findingId }: FindingKey): Promise<void> {
      await orm.transaction(async (tx) => {
        const [kept] = await tx
          .select({ id: analyses.id })
          .from(analyses)
          .where(eq(analyses.id, analysisId))
          .for('update');
        if (kept === undefined) return;
        await tx.insert(acceptedFindings).values({ analysisId, findingId }).onConflictDoNothing();
        await scoreAgain(tx, analysisId);
      });
    },
    async remove({ analysisId, findingId }: FindingKey): Promise<void> {
      await orm.transaction(async (tx) => {
        await tx
          .select({ id: analyses.id })
          .from(analyses)
          .where(eq(analyses.id, analysisId))
          .for('update');
        await tx
          .delete(acceptedFindings)
          .where(
            and(
              eq(acceptedFindings.analysisId, analysisId),
              eq(acceptedFindings.findingId, findingId),
            ),
          );
        await scoreAgain(tx, analysisId);
      });
    },
    list: (analysisId: string) => listAccepted(orm, analysisId),
  };
}

/** The scores that lists and averages show are those without accepted findings. */
async function scoreAgain(
  tx: Pick<Database['orm'], 'select' | 'update'>,
  analysisId: string,
): Promise<void> {
  const [row] = await tx
    .select({ facts: analyses.facts })
    .from(analyses)
    .where(eq(analyses.id, analysisId));
  if (!row?.facts) return;
  const accepted = await listAccepted(tx, analysisId);
  const scores = computeFactScores(
    row.facts,
    accepted.map(({ findingId }) => findingId),
  );
  if (scores === undefined) return;
  const { riskScore, sideScores } = scores;
  const facts = sideScores.length === 0 ? row.facts : { ...row.facts, sideScores };
  await tx.update(analyses).set({ riskScore, facts }).where(eq(analyses.id, analysisId));
}
