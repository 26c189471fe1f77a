import type { Highlight } from '@clauselight/schema';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { highlights } from '../tables/document-tables.ts';

export type HighlightRow = typeof highlights.$inferSelect;

/**
 * The highlights of a document that are not deleted, in document order. Of two with the same start the longer comes
 * first.
 */
export function listHighlights(
  orm: Pick<Database['orm'], 'select'>,
  documentId: string,
): Promise<HighlightRow[]> {
  return orm
    .select()
    .from(highlights)
    .where(and(eq(highlights.documentId, documentId), isNull(highlights.deletedAt)))
    .orderBy(
      asc(highlights.startOffset),
      desc(highlights.endOffset),
      asc(highlights.createdAt),
      asc(highlights.id),
    );
}

/** Converts a highlight row to the API's form. */
export function presentHighlight(row: HighlightRow): Highlight {
  const { id, startOffset, endOffset, quote, color, note, tags, createdBy } = row;
  return {
    id,
    startOffset,
    endOffset,
    quote,
    color,
    note,
    tags,
    createdBy,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(row.origin !== null ? { origin: row.origin } : {}),
  };
}
