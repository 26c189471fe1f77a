import type { AnalysisEvent } from '@clauselight/schema';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { documentChangedChannel } from '../change-channels.ts';
import { analysisEvents } from '../tables/document-tables.ts';

export interface NewAnalysisEvent extends Omit<AnalysisEvent, 'at'> {
  readonly documentId: string;
}

/** Records an event of an analysis and notifies the listeners of its document. */
export async function recordEvent(
  executor: Pick<NodePgDatabase, 'insert' | 'execute'>,
  { documentId, ...event }: NewAnalysisEvent,
): Promise<void> {
  await executor.insert(analysisEvents).values({
    analysisId: event.analysisId,
    event: { ...event, at: new Date().toISOString() },
  });
  await executor.execute(sql`select pg_notify(${documentChangedChannel}, ${documentId})`);
}
