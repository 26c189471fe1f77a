import type { Finding } from '@clauselight/schema';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { analyses, findingStates } from '../tables/document-tables.ts';
import { findCarried } from './carried-states.ts';
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
  const kept = previous === undefined ? [] : await findCarried(tx, previous.id, findings);
  if (kept.length === 0) return;
  await tx.insert(findingStates).values(kept.map((state) => ({ analysisId, ...state })));
  await scoreAgain(tx, analysisId);
}
