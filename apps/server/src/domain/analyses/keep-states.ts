import { carryStates } from '@clauselight/core';
import type { Finding } from '@clauselight/schema';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { analyses, findingStates } from '../tables/document-tables.ts';
import { listStates } from './finding-state-rows.ts';
import { scoreAgain } from './finding-state-store.ts';

interface NewAnalysis {
  readonly analysisId: string;
  readonly documentId: string;
  readonly findings: readonly Finding[];
}

/** Takes over what the reader decided about the findings of the document's previous analysis, where they are the same. */
export async function keepStates(
  tx: Pick<Database['orm'], 'select' | 'insert' | 'update'>,
  { analysisId, documentId, findings }: NewAnalysis,
): Promise<void> {
  const [previous] = await tx
    .select({ id: analyses.id })
    .from(analyses)
    .where(
      and(
        eq(analyses.documentId, documentId),
        eq(analyses.status, 'completed'),
        ne(analyses.id, analysisId),
      ),
    )
    .orderBy(desc(analyses.analyzedAt))
    .limit(1);
  const states = previous === undefined ? [] : await listStates(tx, previous.id);
  if (previous === undefined || states.length === 0) return;
  const [row] = await tx
    .select({ findings: sql<Finding[]>`${analyses.result} -> 'findings'` })
    .from(analyses)
    .where(eq(analyses.id, previous.id));
  const kept = carryStates(states, row?.findings ?? [], findings);
  if (kept.length === 0) return;
  await tx.insert(findingStates).values(kept.map((state) => ({ analysisId, ...state })));
  await scoreAgain(tx, analysisId);
}
