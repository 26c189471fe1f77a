import { aiAuthor } from '@clauselight/schema';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { highlights } from '../tables/document-tables.ts';
import { type AiHighlight, getHighlightKey } from './ai-highlights.ts';

/** Rows per statement. */
const chunkSize = 500;

/** Replaces the document's earlier AI highlights, except those that a person has changed. */
export async function replaceAiHighlights(
  tx: Pick<NodePgDatabase, 'delete' | 'select' | 'execute'>,
  documentId: string,
  replacements: readonly AiHighlight[],
): Promise<void> {
  const ofAi = and(eq(highlights.documentId, documentId), eq(highlights.createdBy, aiAuthor));
  await tx.delete(highlights).where(and(ofAi, eq(highlights.isEdited, false)));
  const { startOffset, endOffset, origin } = highlights;
  const edited = await tx.select({ startOffset, endOffset, origin }).from(highlights).where(ofAi);
  const kept = new Set(edited.map(getHighlightKey));
  const added = replacements.filter((highlight) => !kept.has(getHighlightKey(highlight)));
  for (let at = 0; at < added.length; at += chunkSize) {
    await tx.execute(insertRows(documentId, added.slice(at, at + chunkSize)));
  }
}

/**
 * A single parameter holds all values. One parameter per value takes more than twice as long, and meanwhile the
 * embedded database serves no other query.
 */
function insertRows(documentId: string, rows: readonly AiHighlight[]): SQL {
  return sql`
    insert into ${highlights} (id, document_id, created_by, start_offset, end_offset, quote, color, note, tags, origin)
    select gen_random_uuid(), ${documentId}, ${aiAuthor}, "startOffset", "endOffset", quote, color, note, tags, origin
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      "startOffset" int, "endOffset" int, quote text, color text, note text, tags jsonb, origin jsonb
    )`;
}
