import { AppError, maxOwnHighlights, ownerAuthor } from '@clauselight/schema';
import { and, eq, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from '../../platform/database/open.ts';
import { documents, highlights } from '../tables/document-tables.ts';
import type { HighlightRow } from './highlight-rows.ts';
import { type OwnHighlight, ownHighlight } from './store.ts';

type NewRow = typeof highlights.$inferInsert;
type QueryHandle = Pick<NodePgDatabase, 'select' | '$count'>;

/**
 * Commands that add highlights to a document. They lock the document's row, so that simultaneous requests cannot
 * exceed the limit. They throw `not_found` and `too_many_highlights`.
 */
export function createHighlightCommands({ orm }: Database, limit: number = maxOwnHighlights) {
  return {
    add: (row: Omit<NewRow, 'createdBy'>): Promise<HighlightRow> =>
      orm.transaction(async (tx) => {
        await requireRoom(tx, row.documentId, limit);
        const [added] = await tx
          .insert(highlights)
          .values({ ...row, createdBy: ownerAuthor })
          .returning();
        return requireRow(added);
      }),
    /** Undoes a deletion. A highlight that was not deleted does not change. */
    restore: (own: OwnHighlight): Promise<HighlightRow> =>
      orm.transaction(async (tx) => {
        const [found] = await tx.select().from(highlights).where(ownHighlight(tx, own));
        const row = requireRow(found);
        if (row.deletedAt === null) return row;
        if (row.createdBy === ownerAuthor) await requireRoom(tx, row.documentId, limit);
        const [restored] = await tx
          .update(highlights)
          .set({ deletedAt: null })
          .where(eq(highlights.id, row.id))
          .returning();
        return requireRow(restored);
      }),
  };
}
export type HighlightCommands = ReturnType<typeof createHighlightCommands>;

async function requireRoom(tx: QueryHandle, documentId: string, limit: number): Promise<void> {
  const [document] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.id, documentId))
    .for('no key update');
  if (document === undefined) throw new AppError('not_found');
  const { createdBy, deletedAt } = highlights;
  const own = and(eq(createdBy, ownerAuthor), isNull(deletedAt));
  const count = await tx.$count(highlights, and(eq(highlights.documentId, documentId), own));
  if (count >= limit) throw new AppError('too_many_highlights');
}

function requireRow(row: HighlightRow | undefined): HighlightRow {
  if (row === undefined) throw new AppError('not_found');
  return row;
}
