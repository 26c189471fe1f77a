import type { HighlightChange } from '@clauselight/schema';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { documents, highlights } from '../tables/document-tables.ts';
import { type HighlightRow, listHighlights } from './highlight-rows.ts';

/** Queries on highlight rows. Every query is limited to the session that owns the document. */
export function createHighlightStore({ orm }: Database) {
  const visible = (ownerId: string, id: string) =>
    and(ownHighlight(orm, { ownerId, id }), isNull(highlights.deletedAt));

  return {
    list: (documentId: string) => listHighlights(orm, documentId),
    async find(ownerId: string, id: string): Promise<HighlightRow | undefined> {
      const [row] = await orm.select().from(highlights).where(visible(ownerId, id));
      return row;
    },
    /** Changes the highlight and marks it as edited by a person; returns undefined if it does not exist. */
    async change(
      ownerId: string,
      id: string,
      change: HighlightChange,
    ): Promise<HighlightRow | undefined> {
      const [row] = await orm
        .update(highlights)
        .set({ ...change, isEdited: true, updatedAt: sql`now()` })
        .where(visible(ownerId, id))
        .returning();
      return row;
    },
    /** Returns whether there was a highlight to delete. */
    async delete(ownerId: string, id: string): Promise<boolean> {
      const deleted = await orm
        .update(highlights)
        .set({ deletedAt: sql`now()` })
        .where(visible(ownerId, id))
        .returning({ id: highlights.id });
      return deleted.length > 0;
    },
  };
}
export type HighlightStore = ReturnType<typeof createHighlightStore>;

export interface OwnHighlight {
  readonly ownerId: string;
  readonly id: string;
}

/** Matches deleted highlights too, as long as their rows exist. */
export function ownHighlight(orm: Pick<Database['orm'], 'select'>, { ownerId, id }: OwnHighlight) {
  const own = orm
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.ownerId, ownerId));
  return and(eq(highlights.id, id), inArray(highlights.documentId, own));
}
